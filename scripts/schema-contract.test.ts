import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readProjectFile } from './named-tests.ts';
import {
  findChanges,
  findPlainMutations,
  findPoorDeprecations,
  findUnannounced,
  readReleased,
  writeChanges,
} from './schema-contract.ts';

const released = buildSchema(`
  type Query { card(id: ID!): Card, cards: [Card!]! }
  type Card { title: String!, slug: String! }
  enum Mode { LINK QR }
`);
const changed = buildSchema(`
  type Query { card(id: ID!, token: String!): Card, cards: [Card!]!, people: Int }
  type Card { title: String! }
  enum Mode { LINK QR TEXT }
`);

test('the schema breaks no client of the last release that the CHANGELOG does not warn', async () => {
  const after = buildSchema(readProjectFile('schema.graphql'));
  const before = readReleased() ?? after;
  expect(findUnannounced(await findChanges(before, after), readProjectFile('CHANGELOG.md'))).toEqual([]);
  expect(findPoorDeprecations(after)).toEqual([]);
});

describe('a mutation', () => {
  test('answers a payload of its own, which can grow', () => {
    expect(findPlainMutations(buildSchema(readProjectFile('schema.graphql')))).toEqual([]);
  });

  test('is named where it answers anything else', () => {
    const schema = buildSchema(`
      type Query { a: Int }
      type Mutation { makeCard: Card!, dropCard: ID!, sendCard: SendCardPayload!, post: SendCardPayload!, maybe: MaybePayload }
      type Card { id: ID! }
      type SendCardPayload { card: Card! }
      type MaybePayload { card: Card! }
    `);
    expect(findPlainMutations(schema)).toEqual(['makeCard', 'dropCard', 'post', 'maybe']);
  });
});

describe('a breaking change', () => {
  test('is named until the CHANGELOG has its path', async () => {
    const changes = await findChanges(released, changed);
    expect(findUnannounced(changes, '').sort()).toEqual([
      expect.stringMatching(/^Card\.slug: /),
      expect.stringMatching(/^Query\.card\.token: /),
    ]);
    expect(findUnannounced(changes, '- `Card.slug` is gone, `Query.card.token` is needed.')).toEqual([]);
  });

  test('stands first in the changelog of the schema, before what was added', async () => {
    const text = writeChanges(await findChanges(released, changed));
    const [breaking = 0, dangerous = 0, added = 0] = ['### Breaking', '### Dangerous', '### Added'].map((heading) =>
      text.indexOf(heading),
    );
    expect([breaking >= 0, dangerous > breaking, added > dangerous]).toEqual([true, true, true]);
    expect(text.slice(breaking, dangerous)).toContain('`slug`');
    expect(text.slice(added)).toContain('`people`');
  });

  test('is not that an argument is deprecated, which the changelog tells', async () => {
    const deprecated = buildSchema(`
      type Query { card(id: ID!, token: String @deprecated(reason: "Use it.")): Card, cards: [Card!]! }
      type Card { title: String!, slug: String! }
      enum Mode { LINK QR }
    `);
    const earlier = buildSchema(`
      type Query { card(id: ID!, token: String): Card, cards: [Card!]! }
      type Card { title: String!, slug: String! }
      enum Mode { LINK QR }
    `);
    const changes = await findChanges(earlier, deprecated);
    expect(findUnannounced(changes, '')).toEqual([]);
    expect(writeChanges(changes)).toContain('argument `token` of field `card`');
  });

  test('is none where only words and costs differ', async () => {
    const priced = buildSchema(`
      directive @cost(weight: String!) on FIELD_DEFINITION
      type Query { "One card." card(id: ID!): Card, cards: [Card!]! @cost(weight: "5") }
      type Card { title: String!, slug: String! }
      enum Mode { LINK QR }
    `);
    expect(await findChanges(released, priced)).toEqual([]);
    expect(writeChanges([])).toBe('Nothing has changed.\n');
  });
});

test.each([
  ['No longer supported', 'say'],
  ['Use `Card.name`.', 'say'],
  ['Use `Card.nothing`. Works until 2027-05-23.', 'there is no Card.nothing'],
  ['Use `Card.title(width:)`. Works until 2027-05-23.', 'there is no Card.title(width:)'],
  ['Use `Nothing`. Works until 2027-05-23.', 'there is no Nothing'],
])('a deprecation that says %j says too little', (reason, problem) => {
  const schema = buildSchema(`
    type Query { card: Card }
    type Card { name: String, title(size: Int @deprecated(reason: ${JSON.stringify(reason)})): String }
    input Change { title: String @deprecated(reason: ${JSON.stringify(reason)}) }
    enum Mode { LINK INAPP @deprecated(reason: ${JSON.stringify(reason)}) }
  `);
  const lines = findPoorDeprecations(schema);
  expect(lines.map((line) => line.split(':')[0])).toEqual(['Card.size', 'Change.title', 'Mode.INAPP']);
  for (const line of lines) expect(line).toContain(problem);
});

test('a deprecation with a replacement and a day is enough', () => {
  const reason = JSON.stringify('Use `Card.name`. Works until 2027-05-23.');
  const schema = buildSchema(`
    type Query { card: Card }
    type Card { name: String, title: String @deprecated(reason: ${reason}) }
  `);
  expect(findPoorDeprecations(schema)).toEqual([]);
});
