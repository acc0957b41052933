import { fillCardData } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../server/data-source.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { toContactLists, toSingleContacts } from './card-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const company = {
  companyMobile: '+912223456789',
  email: 'hi@acme.com',
  address: 'Pune',
  mapsLink: 'https://m.example/w',
};
const own = { phone: '+919876543210', email: 'é@acme.com', website: 'https://a.example', address: '14 Church St' };

test.each([
  ['its own and the company’s', { ...own, extra: { company, personal: { mapsLink: 'https://m.example/h' } } }],
  ['the company’s alone', { extra: { company, personal: {} } }],
  ['one number for both', { ...own, phone: company.companyMobile, extra: { company, personal: {} } }],
  ['nothing', {}],
])('a card of before the lists with %s is migrated as its fields are read, and back', async (_, older) => {
  const db = await connect(database.url);
  const run = async (sql: string, given: object): Promise<object> => {
    const [row] = await db.query<{ data: object }[]>(`SELECT ${sql} AS data FROM (SELECT $1::jsonb AS given) one`, [
      given,
    ]);
    return row?.data ?? {};
  };
  try {
    const lists = await run(toContactLists('given'), older);
    expect(fillCardData(lists)).toEqual(fillCardData(older));
    expect(lists).not.toHaveProperty('phone');
    const back = await run(toSingleContacts('given'), lists);
    expect(fillCardData(back)).toEqual(fillCardData(older));
    expect(back).not.toHaveProperty('phones');
  } finally {
    await db.destroy();
  }
});
