import { emptyCardData } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../server/data-source.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';

/** The last migration before which every card was stored as below. Neither is ever changed. */
const STORED_BEFORE = 1700000019100;
const STORED = {
  type: 'personal',
  theme: 'luxe',
  title: 'Kept',
  tags: [],
  ...texts('name role email phone address addressMap website logoUrl tagline'),
  socials: texts('linkedin twitter instagram facebook youtube github whatsapp telegram'),
  extra: {
    personal: texts('photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message'),
    company: texts('companyName companyLogo designation category companyMobile email address mapsLink website message'),
  },
};

const OWNER = '00000000-0000-7000-8000-000000000001';
const CARD = '00000000-0000-7000-8000-000000000002';

function texts(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, '']));
}

function listPaths(value: object, parent = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? listPaths(inner, `${parent}${key}.`)
      : [`${parent}${key}`],
  );
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A field of a card is never null in the schema: a stored card without it could not be read any more. */
test('recipe “a field on a card”, step 6: a migration gives the field to stored cards and versions', async () => {
  const db = await connect(database.url);
  try {
    // A migration’s `name` may be missing; its class always has one.
    const later = db.migrations.filter((migration) => Number(migration.constructor.name.slice(-13)) > STORED_BEFORE);
    for (const _ of later) await db.undoLastMigration();
    await db.query("INSERT INTO users (id, email, full_name) VALUES ($1, 'asha@example.com', 'Asha Rao')", [OWNER]);
    await db.query("INSERT INTO cards (id, owner_id, slug, visibility, data) VALUES ($1, $2, 'kept', 'PRIVATE', $3)", [
      CARD,
      OWNER,
      STORED,
    ]);
    await db.query('INSERT INTO card_versions (card_id, version, data, saved_at) VALUES ($1, 1, $2, now())', [
      CARD,
      STORED,
    ]);
    await db.runMigrations();
    const rows = await db.query<{ data: object }[]>('SELECT data FROM cards UNION ALL SELECT data FROM card_versions');
    const needed = listPaths(emptyCardData());
    expect(rows.map(({ data }) => needed.filter((path) => !listPaths(data).includes(path)))).toEqual([[], []]);
  } finally {
    await db.destroy();
  }
});
