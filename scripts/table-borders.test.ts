import { expect, test } from 'vitest';
import { findForeignTables } from './table-borders.ts';

const ENTITIES = [
  {
    path: 'modules/cards/card.entity.ts',
    code: `@Entity('cards')\n@Index('a', ['b'], { where: 'c' })\nexport class Card {}`,
  },
  { path: 'modules/chat/groups/group-member.entity.ts', code: `@Entity('group_members')\nexport class GroupMember {}` },
];
const READER = 'modules/identity/users/user.service.ts';

test.each([
  ['FROM', "db.query('SELECT 1 FROM cards WHERE id = $1')"],
  ['a join in capitals over two lines', 'db.query(`SELECT 1 FROM users u\n  JOIN cards c ON c.owner_id = u.id`)'],
  ['a second table after a comma', 'db.query(`SELECT 1 FROM mine, cards c WHERE c.id = mine.id`)'],
  ['UPDATE', "db.query('UPDATE cards SET slug = $1')"],
  ['INSERT', "db.query('INSERT INTO cards (id) VALUES ($1)')"],
  ['DELETE … USING', "db.query('DELETE FROM users u USING cards c WHERE c.owner_id = u.id')"],
  ['a part of a statement', "const SHOWN = 'cards c WHERE c.is_shown'"],
  ['a query builder', "db.manager.createQueryBuilder(Card, 'card')"],
  ['a join of a query builder', ".innerJoin(Card, 'card', 'card.owner_id = user.id')"],
])('%s of another module’s table is found', (_, code) => {
  expect(findForeignTables([...ENTITIES, { path: READER, code }], {})).toEqual([
    `apps/api/src/${READER} names cards, a table of another module.`,
  ]);
});

test('a name that is put into a statement is found', () => {
  const code = `for (const table of ['group_members']) await tx.query(\`UPDATE \${table} SET a = 1\`)`;
  expect(findForeignTables([...ENTITIES, { path: READER, code }], {})).toHaveLength(1);
});

test.each([
  ['in its own module', 'modules/cards/slug.service.ts', "db.query('SELECT 1 FROM cards')"],
  ['in a comment', READER, '/** Not FROM cards. */\n// nor JOIN cards c'],
  ['in a test', 'modules/users/users.test.ts', "db.query('SELECT 1 FROM cards')"],
  ['in a fixture', 'testing/cards.ts', "db.query('SELECT 1 FROM cards')"],
  ['as a word', READER, "const text = 'Your cards, groups and shares';"],
  ['as an entity', READER, 'db.manager.findOneBy(Card, { id })'],
])('%s it may stand', (_, path, code) => {
  expect(findForeignTables([...ENTITIES, { path, code }], {})).toEqual([]);
});

test('an exception holds, for its table alone, and only while it is needed', () => {
  const code = "db.query('SELECT 1 FROM cards JOIN group_members m')";
  const source = { path: READER, code };
  const exceptions = { [READER]: { tables: ['cards'], reason: 'r' }, 'pages/a.ts': { tables: ['cards'], reason: 'r' } };
  expect(findForeignTables([...ENTITIES, source], exceptions)).toEqual([
    `apps/api/src/${READER} names group_members, a table of another module.`,
    'apps/api/src/pages/a.ts names cards no more: drop its exception.',
  ]);
});
