import { isEnumType, isNonNullType, isObjectType } from 'graphql';
import { createSchema } from '../server/schema.ts';
import type { Fixture } from './authorization-matrix.ts';
import type { TestServer } from './server.ts';

const under = (field: string) => (page: string) => `viewer { page: ${field}${page} }`;
const byNode = (type: string, field: string) => (page: string, id: string) =>
  `page: node(id: "${id}") { ... on ${type} { page: ${field}${page} } }`;

/** Every list that can be read from either end → how it is asked for, and of which thing. */
export const LISTS: Record<string, [write: (page: string, id: string) => string, type?: string]> = {
  'Card.shares': [byNode('Card', 'shares'), 'PublicCard'],
  'Connector.records': [byNode('Connector', 'records'), 'Connector'],
  'Group.members': [byNode('Group', 'members'), 'Group'],
  'Organization.auditLog': [(page) => `organization { page: auditLog${page} }`],
  'Organization.members': [(page) => `organization { page: members${page} }`],
  'Query.contacts': [(page) => `page: contacts${page}`],
  'Query.deals': [(page) => `page: deals${page}`],
  'Query.inbox': [(page) => `page: inbox${page}`],
  'Query.invoices': [(page) => `page: invoices${page}`],
  'Query.receivedShares': [(page) => `page: receivedShares${page}`, 'Stranger'],
  'Query.sentCards': [(page) => `page: sentCards${page}`],
  'Query.sentShares': [(page) => `page: sentShares${page}`],
  'User.publicCards': [byNode('User', 'publicCards'), 'User'],
  'Viewer.blockedUsers': [under('blockedUsers')],
  'Viewer.cards': [under('cards')],
  'Viewer.groups': [under('groups')],
  'Viewer.notifications': [under('notifications')],
  'Viewer.openReminders': [under('openReminders')],
  'Viewer.securityEvents': [under('securityEvents')],
  'Viewer.webhooks': [under('webhooks')],
  'Webhook.deliveries': [byNode('Webhook', 'deliveries'), 'Webhook'],
};

/** `List` and each order that it can be read in beside the usual one. */
export function listOrders(): { list: string; order: string }[] {
  const schema = createSchema();
  return Object.keys(LISTS).flatMap((list) => {
    const [type = '', field = ''] = list.split('.');
    const parent = schema.getType(type);
    const arg = isObjectType(parent) && parent.getFields()[field]?.args.find(({ name }) => name === 'orderBy');
    const order = arg && (isNonNullType(arg.type) ? arg.type.ofType : arg.type);
    const usual = arg ? arg.defaultValue : null;
    const values = isEnumType(order) ? order.getValues() : [];
    return values.filter(({ value }) => value !== usual).map(({ name }) => ({ list, order: name }));
  });
}

export interface ListPage {
  edges: { cursor: string; node: Record<string, unknown> }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount?: number;
}

/** Reads a page of one of the lists that `makeLongLists` has made; `node` selects of each entry. */
export async function askList(
  { server, made }: { server: TestServer; made: Fixture & { made: Record<string, string> } },
  list: string,
  { args, node = '__typename' }: { args: string; node?: string },
) {
  const [write, type = ''] = LISTS[list] ?? [];
  const id = type === 'PublicCard' ? made.publicCard : (made.made[type] ?? '');
  // A person's public cards are not counted.
  const total = list === 'User.publicCards' ? '' : 'totalCount';
  const fields = `edges { cursor node { ${node} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } ${total}`;
  const { data, errors } = await server.graphql<Record<string, unknown>>(
    `{ ${write?.(`(${args}) { ${fields} }`, id)} }`,
    { as: type === 'Stranger' ? made.stranger : made.owner },
  );
  const [error] = errors ?? [];
  return {
    page: findPage(data),
    code: error?.extensions.code,
    fields: error?.extensions.fields,
    message: error?.message,
  };
}

function findPage(data: unknown): ListPage | null {
  if (typeof data !== 'object' || data === null) return null;
  return 'edges' in data ? (data as ListPage) : findPage(Object.values(data)[0]);
}
