import pg from 'pg';

/** The tables are ours, the jobs the worker's. */
const SCHEMAS = ['public', 'graphile_worker'];

/** Tables of the worker that show nothing to others than their owner, unless a policy does. */
const HIDDEN = `SELECT c.oid::regclass::text AS "table" FROM pg_class c
  WHERE c.relrowsecurity AND c.relnamespace = 'graphile_worker'::regnamespace`;

/** The same for roles: what they own, and what is theirs to create. */
const POWERS = `SELECT rolsuper OR rolbypassrls OR rolcreaterole OR EXISTS (
    SELECT 1 FROM pg_class c WHERE c.relowner = r.oid AND c.relnamespace = 'public'::regnamespace
  ) AS "isTooMuch" FROM pg_roles r WHERE rolname = $1`;

/**
 * Lets a role read and write what the server reads and writes, and change no table. With a password the role is made if it isn't
 * there. To be called by the owner of the tables, after each migration. Throws when the role may do more already.
 */
export async function grantApiRole(databaseUrl: string, role: string, password?: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await ensureRole(client, role, password);
    for (const statement of grants(pg.escapeIdentifier(role))) await client.query(statement);
    await showJobs(client, pg.escapeIdentifier(role));
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string | undefined): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await client.query<{ isTooMuch: boolean }>(POWERS, [role]);
  if (rows[0]?.isTooMuch) throw new Error(`The role ${role} owns tables or is privileged. Choose another one.`);
  if (!rows[0]) await client.query(`CREATE ROLE ${name} LOGIN`);
  if (password) await client.query(`ALTER ROLE ${name} PASSWORD ${pg.escapeLiteral(password)}`);
}

function grants(role: string): string[] {
  return [
    ...SCHEMAS.flatMap((schema) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`,
    ]),
    // Which migrations have run is the owner's to say.
    `REVOKE INSERT, UPDATE, DELETE ON migrations, graphile_worker.migrations FROM ${role}`,
  ];
}

async function showJobs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(HIDDEN);
  for (const { table } of rows) {
    await client.query(`DROP POLICY IF EXISTS api ON ${table}`);
    await client.query(`CREATE POLICY api ON ${table} TO ${role} USING (true) WITH CHECK (true)`);
  }
}
