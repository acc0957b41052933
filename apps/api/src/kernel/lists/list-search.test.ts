import { searchText } from '@tessera/domain';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { foldTexts } from './list-search.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function fold(texts: (string | null)[]): Promise<unknown> {
  const { rows } = await client.query(`SELECT ${foldTexts(['$1::text', '$2::text'])} AS folded`, texts);
  return rows[0]?.folded;
}

test.each([
  [['Asha Rao', ' Rao & Daughters '], ' asha rao rao & daughters'],
  [['ÉLAN Łódź', 'straße Þórður'], ' elan lodz strasse thordur'],
  [['ﬁne\tprint\n', null], ' fine print'],
  [['आशा कुल', 'Ἀθῆναι'], ' आशा कुल αθηναι'],
  [['zero\u200bwidth', 'no\u00a0break\u2028line'], ' zero width no break line'],
  [['Aoife D’Arcy', "d'arcy"], ' aoife darcy darcy'],
  [['آمنة إسماعيل', 'مُحَمَّد'], ' امنه اسماعيل محمد'],
  [['ज़ोया हिन्दी', '९८७६५'], ' जोया हिंदी 98765'],
  [['IŞIK ışık', 'ẞ'], ' isik isik ss'],
  [['+44 (0)20 7946-0123', '(202) 555'], ' +44 20 7946-0123 202 555 442079460123202'],
  [[null, ''], ' '],
])('%j is %j', async (texts, expected) => {
  expect(await fold(texts)).toBe(expected);
  expect(searchText(texts.map((text) => text ?? ''))).toBe(expected);
});

// Of the letters up to Georgian and from the phonetic extensions to the symbols both know which are capitals. Of younger
// scripts it depends on their versions of Unicode.
test('PostgreSQL folds a text as the domain does', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 1, max: 0x17f }),
    fc.integer({ min: 1, max: 0x10ff }),
    fc.integer({ min: 0x1d00, max: 0x2bff }),
  );
  const text = fc.array(letter, { maxLength: 30 }).map((letters) => String.fromCodePoint(...letters));
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      expect(await fold([one, other])).toBe(searchText([one, other]));
    }),
    { numRuns: 1000 },
  );
});
