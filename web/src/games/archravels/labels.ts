/** What screen readers and tooltips say of cards, spaces and bowls. */
import type { Words } from '../../lib/words';
import type { PatternView, ProjectView, SlotView, SpaceView } from '../../types/archravels';
import { requestOf, type Box, type PrintedRequest } from './box';
import { drawnPattern, pointsText } from './looks';

type Counted = Readonly<Record<string, number>>;

/** Counted things of a family: «2 красных, 1 синий». */
export function countedLabel(words: Words, family: string, counts: Counted): string {
  return words.counted(family, counts) || words.say('board-nothing');
}

/** What a pattern takes: its colours, or its rule. */
export function takesLabel(words: Words, rule: string, count: number, yarn: Counted): string {
  if (rule === 'exact') return countedLabel(words, 'colour', yarn);
  return words.say('board-takes', { count, rule: words.thing('pattern', rule) });
}

/** What is written on a card, as it is read from it: its name, the letters of its yarn, its points. */
function written(name: string, its: { rule: string; count: number; yarn: Counted }, points: string): string {
  const letters = drawnPattern(its.rule, its.count, its.yarn).map(({ letter }) => letter);
  return [name, ...letters, points].filter(Boolean).join(' ');
}

export function patternLabel(words: Words, pattern: PatternView): string {
  return words.say('board-pattern', {
    name: written(
      words.thing('item', pattern.item),
      pattern,
      pattern.is_learned ? pointsText(pattern.learned_points) : '',
    ),
    yarn: takesLabel(words, pattern.rule, pattern.count, pattern.yarn),
    learned: pattern.is_learned ? 'yes' : 'no',
    points: pointsText(pattern.learned_points),
    value: pointsText(pattern.value),
  });
}

export function requestLabel(words: Words, printed: PrintedRequest, favourite: boolean): string {
  return words.say('board-request', {
    name: written(words.thing('request', printed.id), printed, pointsText(printed.points)),
    yarn: takesLabel(words, printed.rule, printed.count, printed.yarn),
    points: pointsText(printed.points),
    favourite: favourite ? 'yes' : 'no',
  });
}

export function projectLabel(words: Words, project: ProjectView): string {
  return words.say('board-project', {
    name: words.thing('project', project.project),
    items: countedLabel(words, 'item', project.items),
    points: pointsText(project.points),
  });
}

export function slotLabel(words: Words, box: Box, slot: SlotView): string {
  const what = slot.event_card
    ? words.thing('event_card', slot.event_card)
    : slot.request
      ? requestLabel(words, requestOf(box, slot.request), false)
      : countedLabel(words, 'colour', { ...slot.yarn, ...(slot.any_yarn > 0 && { any: slot.any_yarn }) });
  return words.say('board-slot', { slot: slot.slot, what });
}

/** What is written at a work of a space: how many times it is done, or how many of them are left. */
export function workWritten(work: string, times: number, now: number): string {
  if (times > 1 || work === 'shop' || work === 'craft') return `×${now}`;
  return work === 'take_three' ? '3' : '';
}

export function spaceLabel(words: Words, space: SpaceView, here: boolean, left?: Counted): string {
  const written = Object.entries(space.works)
    .map(([work, times]) => workWritten(work, times, left ? (left[work] ?? 0) : times))
    .filter(Boolean);
  const said = words.say('board-space', {
    space: space.space,
    works: countedLabel(words, 'work', space.works),
    here: here ? 'yes' : 'no',
  });
  return [said, written.join(' ')].filter(Boolean).join('. ');
}
