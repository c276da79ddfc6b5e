/**
 * People's words, as core/words.py and `tell` of core/actions.py have them in Python: the same Fluent
 * files, the same functions NAME and GIVEN, the same sentences. `words.test.ts` compares the two.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable, type Message } from '@fluent/bundle';
import type { Told } from './board';
import type { Language } from './languages';

/** How to say a game's structs: for each kind, field -> family of names. */
export interface Grammar {
  readonly action: Families;
  readonly event: Families;
  readonly prompt: Families;
  /** By kind of event: the fields that add up, where steps of one deed are told as one. */
  readonly gathered?: Readonly<Record<string, readonly string[]>>;
}
type Sort = Exclude<keyof Grammar, 'gathered'>;
/** A text with places for facts. */
type Pattern = NonNullable<Message['value']>;
type Families = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Facts = Readonly<Record<string, unknown>>;

/** Who is spoken to and of whom: the names by seat, and the reader's own seat. */
export interface Company {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** A field of this family holds a seat; its sentence gets the name of who sits there. */
const SEAT = 'seat';
const NO_GRAMMAR: Grammar = { action: {}, event: {}, prompt: {} };
/** Formatters fail on numbers and texts larger than these; what is said needs no more. */
const LARGEST_COUNT = 1e15;
const LONGEST_FACT = 1000;
/** The attribute that has the name of so many things, by the language's own sort of number. */
const COUNT_FORMS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'one',
  few: 'few',
  many: 'many',
  other: 'many',
};

/** The Fluent message of one thing of a family: gift, treasure_map -> gift-treasure-map. */
export function messageId(family: string, name: string): string {
  return `${family}-${name}`.replaceAll('_', '-');
}

/** What a corrected name is called in one of its forms: gift-casket.genitive. */
function formId(message: string, form: string): string {
  return `${message}.${form}`;
}

/** Everything that can be said in one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #plurals: Intl.PluralRules;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly names: Readonly<Record<string, string>> = {},
    private readonly grammar: Grammar = NO_GRAMMAR,
    private readonly phases: Readonly<Record<string, string>> = {},
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([thing], { case: form }) => this.name(spoken(thing), spoken(form)),
        GIVEN: ([fact]) => given(fact),
      },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there are words of that name. */
  has(message: string): boolean {
    return this.#bundle.hasMessage(message) || message in this.names;
  }

  /** A message in words. A message that does not exist is its own name, never an error. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return this.#bundle.hasMessage(message) ? message : (this.names[message] ?? message);
    const known = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fact(value)]));
    return this.#bundle.formatPattern(pattern, known, []);
  }

  /** The name of a thing, in a grammatical case where the language has one. */
  name(message: string, form = ''): string {
    const given = this.names[message];
    const entry = this.#bundle.getMessage(message);
    const corrected = this.names[formId(message, form)] ?? given;
    if (entry === undefined) return corrected ?? message;
    const plain = this.#plain(entry);
    if (given !== undefined && given !== plain) return corrected ?? given;
    const bent = entry.attributes[form];
    return bent === undefined ? plain : this.#bundle.formatPattern(bent, {}, []);
  }

  /** The name of one thing of a family: thing('gift', 'treasure_map', 'accusative'). */
  thing(family: string, id: string, form = ''): string {
    return this.name(messageId(family, id), form);
  }

  /** The name of a component whose family is not known; undefined when there is none of that id. */
  component(id: string): string | undefined {
    const ending = messageId('', id);
    const message = Object.keys(this.names).find((name) => name.endsWith(ending));
    return message === undefined ? undefined : this.name(message);
  }

  /** Several things in a row, as the language joins them: a, b and c. */
  listing(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  /** An action in words; `more` is what its offer says besides its fields. */
  action(action: Told, company: Company, more: Facts = {}): string {
    return this.#tell('action', action, company, more);
  }

  event(event: Told, company: Company): string {
    return this.#tell('event', event, company, {});
  }

  prompt(prompt: Told, company: Company): string {
    return this.#tell('prompt', prompt, company, {});
  }

  /** The rule that says what is to be done at a phase; empty where none is known. */
  ruleOfPhase(phase: string): string {
    return this.phases[phase] ?? '';
  }

  /** The fields of a kind of event that add up. */
  readonly gathered = (kind: string): readonly string[] => this.grammar.gathered?.[kind] ?? [];

  /** The family of names that a field of some kind of struct is said with. */
  family(sort: Sort, kind: string, field: string): string | undefined {
    return this.grammar[sort][kind]?.[field];
  }

  #tell(sort: Sort, told: Told, company: Company, more: Facts): string {
    const facts: Record<string, unknown> = { ...more };
    for (const [field, value] of Object.entries(told)) {
      if (field !== 'kind') this.#addFact(facts, field, value, this.family(sort, told.kind, field), company);
    }
    return this.say(messageId(sort, told.kind), facts);
  }

  #addFact(
    facts: Record<string, unknown>,
    field: string,
    value: unknown,
    family: string | undefined,
    { names, you }: Company,
  ): void {
    if (family === SEAT && typeof value === 'number') {
      facts[field] = names[value] ?? this.say('seat', { number: value + 1 });
      facts['you'] = facts[`${field}_you`] = value === you ? 'yes' : 'no';
    } else if (Array.isArray(value)) {
      facts[field] = this.listing(value.map((item) => this.#named(item, family)));
      facts[`${field}_count`] = value.length;
    } else if (isTold(value)) {
      facts[field] = this.event(value, { names, you });
    } else if (typeof value === 'object' && value !== null) {
      const counts = Object.entries(value as Record<string, number>);
      facts[field] = this.#listed(counts, family);
      facts[`${field}_count`] = counts.reduce((sum, [, count]) => sum + count, 0);
    } else if (typeof value === 'boolean') {
      facts[field] = value ? 'yes' : 'no';
    } else {
      facts[field] = family !== undefined && typeof value === 'string' ? messageId(family, value) : (value ?? '');
    }
  }

  /** So many of a thing, by its message: 2 green potions. */
  count(message: string, count: number): string {
    return this.#countedBy(message, this.name(message), count);
  }

  /** Counts of things of a family, in a row: 2 green potions, ore ×3 and a wand. */
  counted(family: string, counts: Readonly<Record<string, number>>): string {
    return this.#listed(Object.entries(counts), family);
  }

  #listed(counts: readonly (readonly [string, number])[], family: string | undefined): string {
    const some = counts.filter(([, count]) => count);
    return this.listing(some.map(([item, count]) => this.#counted(item, count, family)));
  }

  /** A number of things: as its words count it, or in the form the number asks for, or behind the name. */
  #counted(item: string, count: number, family: string | undefined): string {
    const message = family === undefined ? '' : messageId(family, item);
    return this.#countedBy(message, this.#named(item, family), count);
  }

  #countedBy(message: string, name: string, count: number): string {
    const forms = message === '' ? {} : this.#forms(message);
    if (forms['counted'] !== undefined) return this.#bundle.formatPattern(forms['counted'], { count }, []);
    const sort = COUNT_FORMS[this.#plurals.select(count)] ?? '';
    const form = forms[sort];
    const bent = form !== undefined ? this.#bundle.formatPattern(form, {}, []) : this.names[formId(message, sort)];
    if (bent !== undefined) return this.say('counted-form', { form: bent, count });
    return this.say('counted', { name, count });
  }

  /** The forms of a name; none where the box has another name than the words. */
  #forms(message: string): Readonly<Record<string, Pattern>> {
    const entry = this.#bundle.getMessage(message);
    return entry !== undefined && this.name(message) === this.#plain(entry) ? entry.attributes : {};
  }

  #plain(entry: Message): string {
    return entry.value === null ? '' : this.#bundle.formatPattern(entry.value, {}, []);
  }

  #named(item: unknown, family: string | undefined): string {
    return family !== undefined && typeof item === 'string' ? this.thing(family, item) : String(item);
  }
}

/** Whether a fact is an event itself: what was taken back, say. */
function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function fact(value: unknown): FluentVariable {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && Math.abs(value) < LARGEST_COUNT) return value;
  const text = String(value);
  return text.length <= LONGEST_FACT ? text : `${text.slice(0, LONGEST_FACT)}…`;
}

function spoken(value: FluentValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : String(value.valueOf());
}

function given(fact: FluentValue | undefined): 'yes' | 'no' {
  if (typeof fact === 'string') return fact === '' ? 'no' : 'yes';
  return typeof fact?.valueOf() === 'number' ? 'yes' : 'no';
}
