/** What a field of a form must know of the file it is in. */
import type { BoxFlaw } from '../../types/protocol';
import type { At, Shape } from '../../lib/box';

export interface Desk {
  readonly root: Shape;
  readonly flaws: readonly BoxFlaw[];
  /** By language, the forms that a name may be bent to. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly readonly: boolean;
  label: (at: At) => string;
  /** The ids that a field takes, where it takes ids; null where it takes any text. */
  choices: (at: At) => readonly string[] | null;
  choiceText: (at: At, choice: string) => string;
  /** A value in words, for who only looks. */
  told: (at: At, value: unknown) => string;
  written: (at: At) => string;
}
