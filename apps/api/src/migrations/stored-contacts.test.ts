import { contactKeys, toPoints } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../server/data-source.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts';

/** The last migration before contacts had lists of numbers and addresses. */
const STORED_BEFORE = 1700000020820;
const OWNER = '00000000-0000-7000-8000-000000000001';
const CONTACT = '00000000-0000-7000-8000-000000000003';
const STORED = { name: 'Aoife D’Arcy', company: 'شركة أحمد', role: '', email: 'A@b.co', phone: '+442079460123' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('stored contacts get their lists, and are folded, matched and sorted as new ones are', async () => {
  const db = await connect(database.url);
  try {
    const later = db.migrations.filter((migration) => Number(migration.constructor.name.slice(-13)) >= STORED_BEFORE);
    for (const _ of later) await db.undoLastMigration();
    await db.query("INSERT INTO users (id, email, full_name) VALUES ($1, 'olga@example.com', 'Olga Owner')", [OWNER]);
    await db.query(
      `INSERT INTO contacts (id, owner_id, source, name, company, role, email, phone, provenance, name_key, company_key, search)
       VALUES ($1, $2, 'MANUAL', $3, $4, $5, $6, $7, '{}', '0old', '0old', ' old')`,
      [CONTACT, OWNER, STORED.name, STORED.company, STORED.role, STORED.email, STORED.phone],
    );
    await db.runMigrations();
    const [row] = await db.query<object[]>(
      `SELECT phones, emails, name_key AS "nameKey", company_key AS "companyKey", match_keys AS "matchKeys", search
         FROM contacts WHERE id = $1`,
      [CONTACT],
    );
    const lists = { phones: toPoints(STORED.phone), emails: toPoints(STORED.email) };
    const { search, ...keys } = contactKeys({ ...STORED, ...lists, website: '', note: '', event: '', tags: [] });
    expect(row).toEqual({
      ...lists,
      ...keys,
      search: expect.stringContaining(' aoife darcy شركه احمد a@b.co #442079460123'),
    });
    expect(search).toContain(' aoife darcy شركه احمد a@b.co #442079460123');
  } finally {
    await db.destroy();
  }
});
