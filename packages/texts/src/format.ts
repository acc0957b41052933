/** A text as Lingui compiles it: strings, `[name]` for a value, and `[name, 'plural' or 'select', choices]`. */
export type Message = string | readonly Token[];
type Token = string | readonly [name: string, kind?: string, choices?: Choices];
type Choices = Readonly<Record<string, Message | number | undefined>>;

/** What stands in a text for `{name}`. A function writes it in the language of the text, such as a date. */
export type TextValues = Readonly<Record<string, TextValue>>;
type TextValue = string | number | null | undefined | ((reader: Reader) => string);

/** The language of the words, and the locale of the numbers, such as 'en' and 'en-IN'. */
export interface Reader {
  language: string;
  numbers: string;
}

/**
 * The text with its values, `#` being the number of a plural. By hand, because `@lingui/core` and `@lingui/react` weigh 3.2 kB,
 * and the public card has a tenth of that left.
 */
export function formatMessage(message: Message, values: TextValues, reader: Reader): string {
  if (typeof message === 'string') return message;
  return message.map((token) => (typeof token === 'string' ? token : formatToken(token, values, reader))).join('');
}

function formatToken([name, kind, choices]: Exclude<Token, string>, values: TextValues, reader: Reader): string {
  const given = values[name] ?? '';
  const value = typeof given === 'function' ? given(reader) : given;
  if (!choices) return String(value);
  if (kind === 'select') return formatMessage(toMessage(choices[value] ?? choices.other), values, reader);
  const number = Number(value) - Number(choices.offset ?? 0);
  const rules = keep(`${reader.language} ${kind}`, () => {
    return new Intl.PluralRules(reader.language, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
  });
  const chosen = choices[value] ?? choices[rules.select(number)] ?? choices.other;
  const shown = keep(reader.numbers, () => new Intl.NumberFormat(reader.numbers)).format(number);
  const message = toMessage(chosen);
  if (typeof message === 'string') return message.replaceAll('#', shown);
  return formatMessage(
    message.map((token) => (typeof token === 'string' ? token.replaceAll('#', shown) : token)),
    values,
    reader,
  );
}

const formats = new Map<string, unknown>();

/** Making one takes as long as a hundred uses. */
function keep<T>(key: string, make: () => T): T {
  const kept = (formats.get(key) as T | undefined) ?? make();
  formats.set(key, kept);
  return kept;
}

function toMessage(choice: Message | number | undefined): Message {
  return typeof choice === 'number' || choice === undefined ? '' : choice;
}
