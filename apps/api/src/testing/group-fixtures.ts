import { type ChangeDocument, readOnlyField, writeChange } from './change-document.ts';
import type { Person, TestServer } from './server.ts';
import { shareFixtures } from './share-fixtures.ts';

export interface MadeGroup {
  id: string;
  joinCode: string;
}

/** What one operation came to. */
export interface Result<Data> {
  data: Data | null;
  /** Of the first error. */
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
}

let numbers = 0;

/** What the tests of groups begin with, by GraphQL as clients send it. */
export function groupFixtures(server: TestServer) {
  /** Runs one operation with its variables; gives what its only field gave. */
  async function run<Data = { id: string }>(
    as: Person | null,
    document: string,
    variables: object = {},
    read: ChangeDocument['read'] = readOnlyField,
  ) {
    const { data, errors } = await server.graphql<Record<string, unknown>>(document, { as, variables });
    const [error] = errors ?? [];
    const result: Result<Data> = {
      data: read<Data>(data),
      code: error?.extensions.code,
      message: error?.message,
      fields: error?.extensions.fields,
    };
    return result;
  }

  /** Runs a mutation that takes one input and gives a group. */
  function change<Data = { id: string }>(as: Person | null, name: string, input: object, selection = '{ id }') {
    const { query, read } = writeChange(name, selection, INPUTS[name] ?? 'GroupInput');
    return run<Data>(as, query, { input }, read);
  }

  /** A group with these people, the first of whom owns it. */
  async function makeGroup(owner: Person, ...others: Person[]): Promise<MadeGroup> {
    const { data, message } = await change<MadeGroup>(owner, 'createGroup', { name: 'Team' }, '{ id joinCode }');
    if (!data) throw new Error(`no group was made: ${message}`);
    for (const as of others) await change(as, 'joinGroup', { code: data.joinCode });
    return data;
  }

  const toggleAdmin = (as: Person, { id }: { id: string }, who: Person) =>
    change(as, 'toggleGroupAdmin', { id, userId: who.id });

  /** Gives the person a number of their own, which they have proved. */
  async function givePhone(as: Person): Promise<string> {
    numbers += 1;
    const phone = `+9198${String(10_000_000 + numbers)}`;
    await run(as, `mutation { updateViewer(input: { phone: "${phone}" }) { viewer { id } } }`);
    await server.services.db.query('UPDATE users SET phone_confirmed_at = now() WHERE id = $1', [as.id]);
    return phone;
  }

  const hide = (as: Person) => run(as, 'mutation { updateViewer(input: { isFindable: false }) { viewer { id } } }');

  const block = (by: Person, whom: Person) =>
    server.services.db.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [by.id, whom.id]);

  /** Everybody's role, by person. */
  async function readRoles({ id }: { id: string }): Promise<Record<string, string>> {
    const rows = await server.services.db.query<{ user_id: string; role: string }[]>(
      'SELECT user_id, role FROM group_members WHERE group_id = $1',
      [id],
    );
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  }

  async function readVersion({ id }: { id: string }): Promise<number> {
    const [row] = await server.services.db.query<{ member_version: number }[]>(
      'SELECT member_version FROM conversations WHERE id = $1',
      [id],
    );
    return row?.member_version ?? -1;
  }

  return { run, change, makeGroup, toggleAdmin, givePhone, hide, block, readRoles, readVersion };
}

/** The first person gives the other a card in the app; no group of theirs is left. */
export async function giveCard(server: TestServer, from: Person, to: Person): Promise<void> {
  const { makeGroup, change } = groupFixtures(server);
  const shares = shareFixtures(server);
  const { id } = await makeGroup(to, from);
  const { code } = await shares.shareWith(await shares.makeCard('UNLISTED', from), from, to);
  if (code) throw new Error(`the card was not given: ${code}`);
  await change(to, 'deleteGroup', { id }, '');
}

const INPUTS: Record<string, string> = {
  createGroup: 'CreateGroupInput',
  updateGroup: 'UpdateGroupInput',
  joinGroup: 'JoinGroupInput',
  leaveGroup: 'LeaveGroupInput',
  setGroupPhoto: 'GroupPhotoInput',
  changeJoinCode: 'JoinCodeInput',
  setJoinCodeExpiry: 'JoinCodeInput',
  transferGroup: 'GroupPersonInput',
  removeGroupMember: 'GroupPersonInput',
  toggleGroupAdmin: 'GroupPersonInput',
  addGroupMemberByPhone: 'AddMemberByPhoneInput',
  addGroupMembers: 'AddMembersInput',
};
