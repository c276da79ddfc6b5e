/** How ratings are told. Pure. */
import type { Change, RatingInfo } from '../types/protocol';
import type { Language } from './languages';

/** Of the uncertainty, so many standard deviations either side are told, as in the arena's report. */
const DEVIATIONS = 2;

const figure = (language: Language, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...options });

/** “26.9 ± 4.1”. */
export function shownRating(
  { mu = 0, sigma = 0 }: Pick<RatingInfo | Change, 'mu' | 'sigma'>,
  language: Language,
): string {
  const told = figure(language);
  return `${told.format(mu)} ± ${told.format(DEVIATIONS * sigma)}`;
}

/** What a match brought or took: “+1.9”. */
export function shownGain(change: Pick<Change, 'mu' | 'mu_before'>, language: Language): string {
  return figure(language, { signDisplay: 'exceptZero' }).format((change.mu ?? 0) - (change.mu_before ?? 0));
}
