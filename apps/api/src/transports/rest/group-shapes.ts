import { CARD_GONE } from '@tessera/domain';
import type {
  RestGroupFragment,
  RestGroupMembersQuery,
  RestGroupsQuery,
  RestPersonFragment,
} from './generated/graphql.ts';
import { nextCursor } from './shapes.ts';

/** A group in the specified words; a room's code is the join code. */
export function restGroup({ adminIds, viewerRole, ...group }: RestGroupFragment) {
  return { _id: group.id, ...group, code: group.joinCode, admins: adminIds, viewerRole: viewerRole.toLowerCase() };
}

/** A member of a group, as far as they show themselves. */
export function restPerson(person: RestPersonFragment) {
  return { _id: person.id, ...person };
}

type LastMessage = NonNullable<RestGroupsQuery['inbox']['edges'][number]['node']['lastMessage']>;

function lastText({ text, card, hasCard }: LastMessage): string {
  return text || (card?.title ?? (hasCard ? CARD_GONE : ''));
}

/** The groups with what was said last; a card without words is named by its title. */
export function restGroupItems({ inbox }: RestGroupsQuery) {
  const items = inbox.edges.map(({ node: { id, title, photoUrl, unreadCount, lastMessage } }) => ({
    id,
    _id: id,
    name: title,
    photoUrl,
    unreadCount,
    lastMessageText: lastMessage ? lastText(lastMessage) : null,
    lastMessageAt: lastMessage?.createdAt ?? null,
  }));
  return { items, nextCursor: nextCursor(inbox) };
}

/** One page of a group's people, with what the panel beside them shows; null when there is no such group. */
export function restMembers({ viewer, group }: RestGroupMembersQuery) {
  if (!group) return null;
  const { members, ...facts } = group;
  const people = members.edges.map(({ node: { role, joinedAt, user } }) => ({
    ...restPerson(user),
    role: role.toLowerCase(),
    joinedAt,
  }));
  return {
    ...restGroup(facts),
    viewerId: viewer?.id,
    viewerIsOwner: viewer?.id === group.ownerId,
    members: people,
    items: people,
    nextCursor: nextCursor(members),
  };
}
