import { msg, type Text } from '@tessera/texts';

/** What graphql-js says of a value of a wrong kind → what to send. Texts with a format are read as `String`. */
const EXPECTED: readonly [complaint: RegExp, text: Text][] = [
  [/^String cannot represent/, msg('This has to be text.')],
  [/^ID cannot represent/, msg('Send an ID as text.')],
  [/^Boolean cannot represent/, msg('Send true or false.')],
  [/^Int cannot represent/, msg('Send a whole number.')],
  [/^Float cannot represent/, msg('Send a number.')],
  [/^DateTime cannot represent/, msg('Send a date and time, such as 2026-03-01T09:30:00Z.')],
  [/^Expected type "\w+" to be an object\.$/, msg('Send an object.')],
];

/** A complaint of graphql-js in words for people; any other text as it is. */
export function describeWrongKind(complaint: string): Text {
  const [, number] = /^Int cannot represent non 32-bit signed integer value: (.+)$/.exec(complaint) ?? [];
  if (number) return msg('{sent} is too large or too small.', { sent: number });
  const name = findEnum(complaint);
  if (name) return msg('Use one of the values of {name}.', { name });
  return EXPECTED.find(([pattern]) => pattern.test(complaint))?.[1] ?? complaint.replace(/^Expected type "\w+"\. /, '');
}

/** The enum of which a complaint says that it has no such value. */
export function findEnum(complaint: string): string | undefined {
  return /^(?:Value ".*" does not exist in|Enum(?= "\w+" cannot represent)) "(\w+)"/s.exec(complaint)?.[1];
}
