import { ADDRESSES, type AddressName, fillPath } from '@tessera/domain';
import { type Account, type Card, call, createAccount } from './account.ts';
import { makeSeenCard } from './long-card.ts';

/** What every screen shows something of. */
export interface World {
  owner: Account;
  friend: Account;
  card: Card;
  contactId: string;
  groupId: string;
  joinCode: string;
  conversationId: string;
  webhookId: string;
}

/** An account whose screens all show something. */
export async function makeWorld(): Promise<World> {
  const owner = await createAccount('Asha Rao');
  const friend = await createAccount('Fay Friend');
  const { token } = owner;
  const post = <Answer>(path: string, body: object) => call<Answer>('POST', path, { token, body });
  const card = await makeSeenCard(owner, 'luxe');
  await makeSeenCard(owner, 'tech');
  await makeSeenCard(friend, 'minimal');
  const met = { name: 'Fay Friend', company: 'Fay & Co', email: 'fay@example.com', phone: '+919876543210' };
  const { contact } = await post<{ contact: { id: string } }>('/api/contacts', { ...met, tags: ['VIP'], note: 'Tea.' });
  await post('/api/contacts', { name: 'Fay', email: 'FAY@example.com' });
  await post('/api/deals', { name: 'Roof of the fair', contactId: contact.id, valueMinor: 100_000, currency: 'USD' });
  const { group } = await post<{ group: { id: string; joinCode: string } }>('/api/chat/groups', { name: 'Atelier' });
  await post(`/api/chat/groups/${group.id}/messages`, { text: 'Good morning', clientId: crypto.randomUUID() });
  const { id: conversationId } = await post<{ id: string }>('/api/direct/open', { userId: friend.user.id });
  const hook = { url: 'https://example.com/hook', events: ['CONTACT_CREATED'] };
  const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const { data } = await post<{ data: { createWebhook: { webhook: { id: string } } } }>('/graphql', {
    query,
    variables: { input: hook },
  });
  return {
    ...{ owner, friend, card, conversationId, webhookId: data.createWebhook.webhook.id },
    ...{ contactId: contact.id, groupId: group.id, joinCode: group.joinCode },
  };
}

/** What stands in an address for its `:names`. An address that is added has to say it here. */
const VALUES: Partial<Record<AddressName, (world: World) => Record<string, string>>> = {
  publicProfile: (world) => ({ owner: world.owner.user.id }),
  publicProfileCards: (world) => ({ owner: world.owner.user.id }),
  sharedCard: (world) => ({ id: world.card.id }),
  join: (world) => ({ code: world.joinCode }),
  joinTeam: () => ({ token: 'x' }),
  chat: (world) => ({ groupId: world.groupId }),
  openDirect: (world) => ({ peerId: world.friend.user.id }),
  directMessages: (world) => ({ id: world.conversationId }),
  person: (world) => ({ id: world.friend.user.id }),
  contactDetails: (world) => ({ id: world.contactId }),
  connector: () => ({ kind: 'automation' }),
  authorizeApp: () => ({ id: 'over' }),
  webhook: (world) => ({ id: world.webhookId }),
};

/** The names of all addresses. */
export const ADDRESS_NAMES = Object.keys(ADDRESSES) as AddressName[];

/** Whether only somebody who is signed in sees it, or sees more of it. */
export function isMembers(name: AddressName): boolean {
  return (
    ADDRESSES[name].kind === 'dashboard' ||
    ['join', 'joinTeam', 'sharedCard', 'authorizeApp', 'connectDevice'].includes(name)
  );
}

/** The address with what this world has in the place of its `:names`. */
export function toPath(world: World, name: AddressName): string {
  const values = VALUES[name]?.(world) ?? {};
  return fillPath(ADDRESSES[name].path, values as never);
}
