import {
  ADDRESSES,
  AppError,
  fillPath,
  GROUP_LIMITS,
  groupInviteText,
  type Region,
  readTypedPhone,
} from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { type User, Users } from '../../identity/index.ts';
import { findKnown, furtherMet } from '../sharing/people.service.ts';
import { type Enrollment, enroll } from './enrollment.service.ts';
import { findAddable, findAddableByPhone, findUnblocking } from './find-people.service.ts';
import type { Group } from './group.entity.ts';
import type { AddMemberByPhoneInput, AddMembersInput } from './group.inputs.ts';
import type { AddMemberPayload, AddMembersPayload } from './group.types.ts';
import { assertMayInGroup, changeGroup } from './group-change.service.ts';
import { invite } from './invitation.service.ts';

/**
 * Adds the person with that number if the viewer may add them, and invites the number otherwise. The answer doesn't
 * reveal whether anybody has the number. BAD_USER_INPUT on `phone`; RATE_LIMITED after 100 numbers in an hour.
 */
export async function addGroupMemberByPhone(
  context: Context,
  viewer: Viewer,
  input: AddMemberByPhoneInput,
): Promise<AddMemberPayload> {
  await assertMayInGroup(context, viewer, { id: input.id, action: 'addMembers' });
  const phone = readTypedPhone(input.phone, await Users.regionOfViewer(context, viewer));
  if (!phone) throw new AppError('BAD_USER_INPUT', msg('Invalid phone'), 'phone');
  const { people, outcomes, codes, group } = await addPeople(context, viewer, {
    id: input.id,
    phones: [phone],
    userIds: [],
  });
  const userId = people.get(phone);
  const outcome = userId && outcomes.get(userId);
  if (userId && (outcome === 'added' || outcome === 'already')) {
    return { outcome, user: await context.loaders.user.load(userId), inviteText: null };
  }
  return {
    outcome: 'invited',
    user: null,
    inviteText: await inviteText(context, viewer, { name: group.name, code: codes.get(phone) ?? '' }),
  };
}

/** The same for many numbers, and for people the viewer has met. CONFLICT when the group would be too large. */
export async function addGroupMembers(
  context: Context,
  viewer: Viewer,
  { id, phones, userIds }: AddMembersInput,
): Promise<AddMembersPayload> {
  await assertMayInGroup(context, viewer, { id, action: 'addMembers' });
  assertFew(phones, userIds);
  const numbers = readNumbers(phones, await Users.regionOfViewer(context, viewer));
  const people = await findMet(context, viewer, userIds);
  const added = await addPeople(context, viewer, { id, phones: [...numbers.valid.keys()], userIds: people });
  const strangers = userIds.filter((userId) => !people.includes(userId.toLowerCase()));
  const invited = [...numbers.valid].filter(([phone]) => !isIn(added.outcomes.get(added.people.get(phone) ?? '')));
  return {
    group: added.group,
    added: await loadUsers(context, added.outcomes, 'added'),
    already: await loadUsers(context, added.outcomes, 'already'),
    invited: [...invited.map(([, typed]) => typed), ...people.filter((one) => !isIn(added.outcomes.get(one)))],
    invalid: [...numbers.invalid, ...strangers],
  };
}

interface Wanted {
  /** The group's. */
  id: string;
  /** E.164. */
  phones: string[];
  userIds: string[];
}

interface Added {
  group: Group;
  /** Number → who has it and whom the viewer may add. */
  people: Map<string, string>;
  outcomes: Map<string, Enrollment>;
  /** Invited number → the code of its link. */
  codes: Map<string, string>;
}

async function addPeople(context: Context, viewer: Viewer, { id, phones, userIds }: Wanted): Promise<Added> {
  if (phones.length > 0) await context.rateLimits.consume('lookUpByViewer', viewer.id, phones.length);
  return changeGroup(context, { viewer, id, action: 'addMembers' }, async ({ tx, group }) => {
    const people = await findAddableByPhone(tx, viewer.id, phones);
    const addable = await findAddable(tx, viewer.id, { groupId: id, userIds });
    const outcomes = await enroll(tx, {
      groupId: id,
      userIds: [...new Set([...people.values(), ...addable])],
      addedBy: viewer.id,
    });
    const isOut = (userId: string) => !isIn(outcomes.get(userId));
    const codes = await invite(tx, {
      ...{ groupId: id, invitedBy: viewer.id },
      phones: phones.filter((phone) => isOut(people.get(phone) ?? '')),
      userIds: userIds.filter(isOut),
    });
    return { group, people, outcomes, codes };
  });
}

/** The ids of people the viewer has met or has in their address book, without those who have blocked the viewer. */
async function findMet(context: Context, viewer: Viewer, userIds: string[]): Promise<string[]> {
  const ids = [...new Set(userIds.filter(isUuid).map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  const further = await Promise.all(furtherMet.parts.map((find) => find(context, viewer, ids)));
  const known = [...(await findKnown(context, viewer, ids)), ...further.flat()];
  return findUnblocking(context.db, viewer.id, known);
}

function assertFew(phones: string[], userIds: string[]): void {
  const { addedAtOnce, lookUpsPerHour } = GROUP_LIMITS;
  const wrong = (field: string, text: Message) => new AppError('BAD_USER_INPUT', text, field);
  if (phones.length + userIds.length === 0) throw wrong('phones', msg('Choose at least one person.'));
  if (phones.length > lookUpsPerHour)
    throw wrong('phones', msg('At most {lookUpsPerHour} numbers at once.', { lookUpsPerHour }));
  if (phones.length + userIds.length > addedAtOnce)
    throw wrong('userIds', msg('At most {addedAtOnce} people at once.', { addedAtOnce }));
}

/** Numbers in E.164 → as they were typed first, and what is no number. */
function readNumbers(typed: string[], region: Region): { valid: Map<string, string>; invalid: string[] } {
  const valid = new Map<string, string>();
  const invalid: string[] = [];
  for (const text of typed) {
    const phone = readTypedPhone(text, region);
    if (!phone) invalid.push(text);
    else if (!valid.has(phone)) valid.set(phone, text);
  }
  return { valid, invalid };
}

function isIn(outcome: Enrollment | undefined): boolean {
  return outcome === 'added' || outcome === 'already';
}

async function loadUsers({ loaders }: Context, outcomes: Added['outcomes'], wanted: Enrollment): Promise<User[]> {
  const ids = [...outcomes].filter(([, outcome]) => outcome === wanted).map(([id]) => id);
  const users = await Promise.all(ids.map((id) => loaders.user.load(id)));
  return users.filter((user) => user !== null);
}

async function inviteText(
  { loaders, env }: Context,
  viewer: Viewer,
  { name, code }: { name: string; code: string },
): Promise<Message> {
  const user = await loaders.user.load(viewer.id);
  return groupInviteText({
    from: user?.fullName ?? '',
    group: name,
    url: joinUrl(env.publicOrigin, code),
  });
}

/** The address of a join link or of an invitation's link, also as a QR code. */
export function joinUrl(publicOrigin: string, code: string): string {
  return `${publicOrigin}${fillPath(ADDRESSES.join.path, { code })}`;
}
