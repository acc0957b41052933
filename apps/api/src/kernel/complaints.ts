import { cutText } from '@tessera/domain';
import { joinTexts, listOf, type Message, msg } from '@tessera/texts';

/** What graphql-js says → the same for readers of all languages, with the parts of the pattern as values. */
type Wordings = readonly (readonly [complaint: RegExp, text: Message])[];

const OF_DOCUMENTS: Wordings = [
  [
    /^Cannot query field "(?<field>\w+)" on type "(?<type>\w+)"\.$/,
    msg('Cannot query field "{field}" on type "{type}".'),
  ],
  [
    /^Unknown argument "(?<name>\w+)" on field "(?<field>[\w.]+)"\.$/,
    msg('Unknown argument "{name}" on field "{field}".'),
  ],
  [/^Unknown type "(?<type>\w+)"\.$/, msg('Unknown type "{type}".')],
  [/^Unknown fragment "(?<name>\w+)"\.$/, msg('Unknown fragment "{name}".')],
  [
    /^Field "(?<field>\w+)" of type "[^"]+" must have a selection/,
    msg('Field "{field}" needs a selection of its fields.'),
  ],
  [/^Field "(?<field>\w+)" must not have a selection/, msg('Field "{field}" has no fields to select.')],
  [/^Field "(?<field>\w+)" argument "(?<name>\w+)" of type/, msg('Field "{field}" requires the argument "{name}".')],
  [/^Field "(?<field>[\w.]+)" of required type "[^"]+" was not/, msg('Field "{field}" is required.')],
  [/^Field "(?<field>\w+)" is not defined by type "(?<type>\w+)"\.$/, msg('Type "{type}" has no field "{field}".')],
  [/^Variable "(?<name>\$\w+)" is not defined/, msg('Variable "{name}" is not defined.')],
  [/^Variable "(?<name>\$\w+)" is never used/, msg('Variable "{name}" is never used.')],
  [
    /^Variable "(?<name>\$\w+)" of type "(?<given>[^"]+)" used in position expecting type "(?<type>[^"]+)"\.$/,
    msg('Variable "{name}" of type "{given}" used in position expecting type "{type}".'),
  ],
  [
    /^Expected value of type "(?<type>[^"]+)", found (?<found>.+)\.$/s,
    msg('Expected a value of type "{type}", found {found}.'),
  ],
  [/^Unknown operation named "(?<name>\w+)"\.$/, msg('Unknown operation named "{name}".')],
  [/^Must provide operation name if query/, msg('This document has several operations. Name one in “operationName”.')],
  [/^Must provide an operation\.$|^Unable to identify operation$/, msg('This document has no such operation.')],
  [/^Syntax Error: Expected (?<type>.+), found (?<found>.+)\.$/s, msg('Syntax Error: Expected {type}, found {found}.')],
  [/^Syntax Error: Unexpected (?<found>.+)\.$/s, msg('Syntax Error: Unexpected {found}.')],
  [/^Syntax Error: (?<detail>.*)$/s, msg('Syntax Error: {detail}')],
];

/** Texts with a format are read as `String`. */
const OF_VALUES: Wordings = [
  [/^String cannot represent/, msg('This has to be text.')],
  [/^ID cannot represent/, msg('Send an ID as text.')],
  [/^Boolean cannot represent/, msg('Send true or false.')],
  [/^Int cannot represent non 32-bit signed integer value: (?<sent>.+)$/, msg('{sent} is too large or too small.')],
  [/^Int cannot represent/, msg('Send a whole number.')],
  [/^Float cannot represent/, msg('Send a number.')],
  [/^DateTime cannot represent/, msg('Send a date and time, such as 2026-03-01T09:30:00Z.')],
  [/^Expected type "\w+" to be an object\.$/, msg('Send an object.')],
  [/^Value ".*" does not exist in "(?<name>\w+)"/s, msg('Use one of the values of {name}.')],
  [/^Enum "(?<name>\w+)" cannot represent/, msg('Use one of the values of {name}.')],
  [/A file can only be a variable\.$/, msg('A file can only be a variable.')],
  [/A file has to be sent as a part/, msg('A file has to be sent as a part of a multipart request.')],
  [/What a browser answers for a passkey/, msg('Send what the browser answers for the passkey, as an object.')],
];

/** It may quote all of a large request: more than this says nothing more, and takes long to read. */
const COMPLAINT_CHARS = 500;
const HINT = ' Did you mean ';

/** A complaint about a document. */
export function describeDocument(complaint: string): Message {
  const said = cutText(complaint, COMPLAINT_CHARS);
  const at = said.endsWith('?') ? said.lastIndexOf(HINT) : -1;
  const [main, hint] = at < 0 ? [said] : [said.slice(0, at), said.slice(at + HINT.length, -1)];
  const text = find(OF_DOCUMENTS, main) ?? msg('This GraphQL document is not valid: {detail}', { detail: main });
  if (!hint) return text;
  return joinTexts([
    text,
    msg('Did you mean {names}?', { names: listOf(hint.match(/"[^"]+"/g) ?? [], 'disjunction') }),
  ]);
}

/** A complaint about the kind of a value. REST words it anew, because it knows what was sent. */
export interface WrongKind extends Message {
  complaint: string;
}

export function describeWrongKind(said: string): WrongKind {
  const complaint = cutText(said, COMPLAINT_CHARS);
  const detail = complaint.replace(/^Expected type "\w+"\. /, '');
  const text = find(OF_VALUES, complaint) ?? msg('This value can’t be used: {detail}', { detail });
  return { ...text, complaint };
}

/** The enum of which a complaint says that it has no such value. */
export function findEnum(complaint: string): string | undefined {
  return /^(?:Value ".*" does not exist in|Enum(?= "\w+" cannot represent)) "(\w+)"/s.exec(complaint)?.[1];
}

function find(wordings: Wordings, complaint: string): Message | undefined {
  for (const [pattern, { id }] of wordings) {
    const found = pattern.exec(complaint);
    if (found) return { id, values: { ...found.groups } };
  }
  return undefined;
}
