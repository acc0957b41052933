import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** An event about a contact, as it was written. */
export interface StoredEvent {
  id: string;
  contactId: string;
  /** The number in the contact's only tag. */
  round: number;
}

/** Waits until no event is on its way any more, for at most `patienceMs`; gives all that were written. */
export async function waitForEvents(url: string, patienceMs: number): Promise<StoredEvent[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pending = async () => {
    const { rows } = await client.query("SELECT count(*)::int AS n FROM webhook_deliveries WHERE status = 'pending'");
    return Number(rows[0].n);
  };
  for (let waited = 0; waited < patienceMs && (await pending()) > 0; waited += 250) await sleep(250);
  const { rows } = await client.query<StoredEvent>(
    `SELECT id, data#>>'{contact,id}' AS "contactId", replace(data#>>'{contact,tags,0}', 'round ', '')::int AS round
       FROM webhook_deliveries`,
  );
  await client.end();
  return rows;
}
