/**
 * A text that is rendered where its reader is known. `id` is the English one in ICU's syntax, and may be stored with its
 * values.
 */
export interface Message {
  id: string;
  values?: TextValues;
}

/** A message, or what somebody wrote, which is the same for every reader. */
export type Text = string | Message;

/** A text as Lingui compiles it: strings, `[name]` for a value, and `[name, 'plural' or 'select', choices]`. */
export type Compiled = string | readonly Token[];
type Token = string | readonly [name: string, kind?: string, choices?: Choices];
type Choices = Readonly<Record<string, Compiled | number | undefined>>;

/** What stands in a text for `{name}`. A function writes it in the language of the text, such as a date; it can't be stored. */
export type TextValues = Readonly<Record<string, TextValue>>;
export type TextValue = Text | number | null | undefined | Written | ((reader: Reader) => string);

/** A value that each language writes in its own way: a noun within a sentence, a list, an amount with its separators. */
type Written =
  | { noun: Text }
  | { items: readonly Text[]; type: 'conjunction' | 'disjunction' | 'unit' }
  | { items: readonly Text[]; mark: string }
  | { amount: number };

/** The language of the words, and the locale of the numbers, such as 'en' and 'en-IN'. */
export interface Reader {
  language: string;
  numbers: string;
  /** Says a text within the text. */
  say: (text: Text) => string;
}

/**
 * The text with its values, `#` being the number of a plural. By hand, because `@lingui/core` and `@lingui/react` weigh 3.2 kB,
 * and the public card has a tenth of that left.
 */
export function formatMessage(message: Compiled, values: TextValues, reader: Reader): string {
  if (typeof message === 'string') return message;
  return message.map((token) => (typeof token === 'string' ? token : formatToken(token, values, reader))).join('');
}

function formatToken([name, kind, choices]: Exclude<Token, string>, values: TextValues, reader: Reader): string {
  const given = values[name] ?? '';
  const value = typeof given === 'object' ? write(given, reader) : typeof given === 'function' ? given(reader) : given;
  if (!choices) return String(value);
  if (kind === 'select') return formatMessage(toCompiled(choices[value] ?? choices.other), values, reader);
  const number = Number(value) - Number(choices.offset ?? 0);
  const rules = keep(`${reader.language} ${kind}`, () => {
    return new Intl.PluralRules(reader.language, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
  });
  const chosen = choices[value] ?? choices[rules.select(number)] ?? choices.other;
  const shown = keep(reader.numbers, () => new Intl.NumberFormat(reader.numbers)).format(number);
  const message = toCompiled(chosen);
  if (typeof message === 'string') return message.replaceAll('#', shown);
  return formatMessage(
    message.map((token) => (typeof token === 'string' ? token.replaceAll('#', shown) : token)),
    values,
    reader,
  );
}

function write(value: Message | Written, { language, numbers, say }: Reader): string {
  if ('id' in value) return say(value);
  if ('amount' in value) return value.amount.toLocaleString(numbers);
  if ('noun' in value) {
    const noun = say(value.noun);
    return language === 'en' ? noun.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()) : noun;
  }
  if ('mark' in value) return value.items.map(say).join(value.mark);
  const { items, type } = value;
  const options = { type, style: type === 'unit' ? 'short' : 'long' } as const;
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, options).format(items.map(say));
}

const formats = new Map<string, unknown>();

/** Making one takes as long as a hundred uses. */
function keep<T>(key: string, make: () => T): T {
  const kept = (formats.get(key) as T | undefined) ?? make();
  formats.set(key, kept);
  return kept;
}

function toCompiled(choice: Compiled | number | undefined): Compiled {
  return typeof choice === 'number' || choice === undefined ? '' : choice;
}
