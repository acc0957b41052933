import { v7 as uuid } from 'uuid';
import { openSession } from '../modules/identity/sessions/session.service.ts';
import { type ChangeDocument, readOnlyField, writeChange } from './change-document.ts';
import type { Person, TestServer } from './server.ts';

export interface MadeOrganization {
  id: string;
  owner: Person;
}

let people = 0;

/** What the tests of teams begin with. */
export function organizationFixtures(server: TestServer) {
  const person = (fullName?: string) => addPerson(server, fullName);

  /** Runs one operation with its input; gives what its only field gave, or the refusal. */
  async function run<Data = { id: string }>(
    as: Person | null,
    document: string,
    variables: object = {},
    read: ChangeDocument['read'] = readOnlyField,
  ) {
    const { data, errors } = await server.graphql<Record<string, unknown>>(document, { as, variables });
    const [error] = errors ?? [];
    return {
      data: read<Data>(data),
      code: error?.extensions.code,
      message: error?.message,
      fields: error?.extensions.fields,
    };
  }

  /** Runs a mutation that takes one input. */
  function change<Data = { id: string }>(as: Person | null, name: string, input: object, selection = '{ id }') {
    const { query, read } = writeChange(name, selection, INPUTS[name]);
    return run<Data>(as, query, { input }, read);
  }

  /** A team with its owner and others, each in the role that is said. */
  async function makeOrganization(...others: [Person, string][]): Promise<MadeOrganization> {
    const owner = await person('Olga Owner');
    const { data, message } = await change(owner, 'createOrganization', { name: 'Rao & Daughters' });
    if (!data) throw new Error(`no team was made: ${message}`);
    for (const [{ id }, role] of others) {
      await server.services.db.query(
        'INSERT INTO organization_members (organization_id, user_id, role) VALUES ($1, $2, $3)',
        [data.id, id, role],
      );
    }
    return { id: data.id, owner };
  }

  /** Everybody's role, by person. */
  async function readRoles({ id }: { id: string }): Promise<Record<string, string>> {
    const rows = await server.services.db.query<{ user_id: string; role: string }[]>(
      'SELECT user_id, role FROM organization_members WHERE organization_id = $1',
      [id],
    );
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  }

  /** What the log says, the oldest first. */
  async function readLog({ id }: { id: string }): Promise<string[]> {
    const rows = await server.services.db.query<{ action: string; detail: string }[]>(
      'SELECT action, detail FROM audit_entries WHERE organization_id = $1 ORDER BY created_at, id',
      [id],
    );
    return rows.map(({ action, detail }) => (detail ? `${action} ${detail}` : action));
  }

  return { person, run, change, makeOrganization, readRoles, readLog };
}

const INPUTS: Record<string, string> = {
  deleteOrganization: 'OrganizationInput',
  changeOrganizationLink: 'OrganizationInput',
  removeOrganizationLink: 'OrganizationInput',
  leaveOrganization: 'OrganizationInput',
  transferOrganization: 'OrganizationPersonInput',
  deleteOrganizationTemplate: 'OrganizationTemplateInput',
  createCardFromTemplate: 'OrganizationTemplateInput',
  putCardUnderTemplate: 'OrganizationTemplateCardInput',
  takeCardOffTemplate: 'OrganizationCardInput',
};

/** Somebody without a password, which takes time to hash; `deletionId` is of the end of their account. */
async function addPerson(server: TestServer, fullName = 'Someone'): Promise<Person & { deletionId: string }> {
  const { db } = server.services;
  people += 1;
  const [id, deletionId, email] = [uuid(), uuid(), `team-${process.pid}-${people}@example.com`];
  await db.query('INSERT INTO users (id, email, full_name, email_confirmed_at) VALUES ($1, $2, $3, now())', [
    ...[id, email, fullName],
  ]);
  await db.query(
    'INSERT INTO account_deletions (id, user_id, email_hash, confirmed_at, due_at) VALUES ($1, $2, $3, now(), now())',
    [deletionId, id, Buffer.alloc(32)],
  );
  const { token } = await db.transaction((tx) => openSession(tx, id, { userAgent: '' }));
  return { id, token, email, segment: id, deletionId };
}
