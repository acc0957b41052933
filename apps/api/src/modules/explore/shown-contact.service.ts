import type { DataSource } from 'typeorm';
import { queryRows } from '../../kernel/rows.ts';
import type { User } from '../identity/index.ts';
import { selectShownEmail, selectShownPhone } from './directory-sql.ts';

/** How others may reach a person: what their public cards show to everybody anyway. */
export interface ShownContact {
  email: string | null;
  /** E.164, of the newest public card that shows a number. */
  phone: string | null;
}

const NOTHING_SHOWN: ShownContact = { email: null, phone: null };

/** How others may reach the person. */
export async function findShownContact(db: DataSource, user: Pick<User, 'id'>): Promise<ShownContact> {
  const [shown = NOTHING_SHOWN] = await loadShownContacts(db, [user.id]);
  return shown;
}

/** The same for many people in one statement, in the order of the ids. */
export async function loadShownContacts(db: DataSource, ids: readonly string[]): Promise<ShownContact[]> {
  const text = `SELECT u.id, ${selectShownEmail('u.id')} AS email,
      ${selectShownPhone('u.id')} AS phone
    FROM users u WHERE u.id = ANY ($1::uuid[])`;
  const rows = await queryRows<ShownContact & { id: string }>(db, text, [ids]);
  const byId = new Map(rows.map(({ id, email, phone }) => [id, { email, phone }]));
  return ids.map((id) => byId.get(id) ?? NOTHING_SHOWN);
}
