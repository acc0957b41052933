import { CARD_GONE } from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { type Answer, is, list, lower, merged, object, selected, value, without } from './answers.ts';
import type {
  RestGroupFragment,
  RestListGroupMembersQuery,
  RestListGroupsQuery,
  RestPersonFragment,
} from './generated/graphql.ts';
import { CURSOR, ID, named, nextCursor, TEXT } from './shapes.ts';

/** A group in the specified words; a room's code is the join code. */
export function restGroup({ adminIds, viewerRole, ...group }: RestGroupFragment) {
  return { _id: group.id, ...group, code: group.joinCode, admins: adminIds, viewerRole: viewerRole.toLowerCase() };
}

/** What `restGroup` makes of the group at the path. */
export function groupAt(path: string): Answer {
  return selected(path, GROUP_CHANGES);
}

const GROUP_CHANGES = {
  ...{ _id: ID, code: is(TEXT), admins: is({ type: 'array', items: TEXT, description: 'Ids of people.' }) },
  ...{ adminIds: without, viewerRole: lower, members: without },
};

/** What `restPerson` makes of the user at the path. */
export function personAt(path: string): Answer {
  return selected(path, { '*': named('Person'), _id: ID });
}

/** A member of a group, as far as they show themselves. */
export function restPerson(person: RestPersonFragment) {
  return { _id: person.id, ...person };
}

type LastMessage = NonNullable<RestListGroupsQuery['inbox']['edges'][number]['node']['lastMessage']>;

function lastText({ text, card, hasCard }: LastMessage, language: LanguageTag): string {
  return text || (card?.title ?? (hasCard ? render(CARD_GONE, language) : ''));
}

/** What `restGroupItems` answers of each. */
export const GROUP_ITEM: Answer = selected('inbox.edges.node', {
  ...{ '*': named('GroupSummary'), title: without, lastMessage: without, _id: ID, name: is(TEXT) },
  ...{ lastMessageText: is({ type: ['string', 'null'] }) },
  lastMessageAt: is({ type: ['string', 'null'], format: 'date-time' }),
});

/** What `restMembers` answers. */
export const GROUP_MEMBERS: Answer = (operation) => {
  const node = 'group.members.edges.node';
  const member = merged('GroupMember', personAt(`${node}.user`), selected(node, { user: without, role: lower }));
  const page = object(null, {
    ...{ 'viewerId?': value(TEXT), viewerIsOwner: value({ type: 'boolean' }) },
    ...{ members: list(member), items: list(member), nextCursor: CURSOR },
  });
  return merged('GroupWithMembers', groupAt('group'), page)(operation);
};

/** The groups with what was said last; a card without words is named by its title. */
export function restGroupItems({ inbox }: RestListGroupsQuery, language: LanguageTag) {
  const items = inbox.edges.map(({ node: { id, title, photoUrl, unreadCount, lastMessage } }) => ({
    id,
    _id: id,
    name: title,
    photoUrl,
    unreadCount,
    lastMessageText: lastMessage ? lastText(lastMessage, language) : null,
    lastMessageAt: lastMessage?.createdAt ?? null,
  }));
  return { items, nextCursor: nextCursor(inbox) };
}

/** One page of a group's people, with what the panel beside them shows; null when there is no such group. */
export function restMembers({ viewer, group }: RestListGroupMembersQuery) {
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
