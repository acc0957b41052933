import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { enroll } from '../../modules/chat/groups/enrollment.service.ts';
import { insertGroup } from '../../modules/chat/groups/group.service.ts';
import { GroupMember } from '../../modules/chat/groups/group-member.entity.ts';
import { handleFromName } from '../../modules/identity/users/handle.service.ts';
import { User } from '../../modules/identity/users/user.entity.ts';

/** People whom the demo account knows. Nobody can sign in as them. */
const PEOPLE = [
  'Mateo Lombardi',
  'Lena Fischer',
  'Priya Nair',
  'Tomás Ferreira',
  'Chiara Conti',
  'Kenji Mori',
  'Amara Okafor',
  'Lucía Herrera',
  'Jonas Weber',
  'Nadia Haddad',
  'Oliver Grant',
  'Sofia Lindqvist',
  'Ravi Menon',
] as const;
export type DemoPerson = (typeof PEOPLE)[number];

/** Group → who is in it besides the demo account; the first is an admin. */
const GROUPS = {
  'Milan Design Week': { description: 'Hall 4, stand C12. Who is where, and when.', members: PEOPLE },
  Studio: { description: 'Rao & Daughters, Bengaluru.', members: ['Priya Nair', 'Ravi Menon', 'Lena Fischer'] },
  'Expo 2026 booth': { description: '', members: ['Jonas Weber', 'Mateo Lombardi', 'Amara Okafor'] },
} as const satisfies Record<string, { description: string; members: readonly DemoPerson[] }>;
export type DemoGroup = keyof typeof GROUPS;

export interface DemoGroups {
  people: Record<DemoPerson, string>;
  groups: Record<DemoGroup, string>;
}

/** The demo account's groups and the people in them; gives everybody's ids. */
export async function fillGroups(tx: EntityManager, ownerId: string): Promise<DemoGroups> {
  const people = {} as DemoGroups['people'];
  for (const fullName of PEOPLE) {
    people[fullName] = uuid();
    await tx.insert(User, {
      id: people[fullName],
      fullName,
      handle: handleFromName(fullName),
      email: `${mailName(fullName)}@tessera.example`,
    });
  }
  const groups = {} as DemoGroups['groups'];
  for (const [name, { description, members }] of Object.entries(GROUPS)) {
    const { id } = await insertGroup(tx, ownerId, { name, description });
    await enroll(tx, { groupId: id, userIds: members.map((member) => people[member]), addedBy: ownerId });
    await tx.update(GroupMember, { groupId: id, userId: people[members[0]] }, { role: 'admin' });
    groups[name as DemoGroup] = id;
  }
  return { people, groups };
}

/** 'Tomás Ferreira' → 'tomas.ferreira'. */
function mailName(fullName: string): string {
  return fullName
    .normalize('NFKD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replace(' ', '.');
}
