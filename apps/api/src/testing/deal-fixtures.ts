import { contactFixtures } from './contact-fixtures.ts';
import type { Person, TestServer } from './server.ts';

export interface MadeDeal {
  id: string;
  name: string;
  stage: string;
  valueMinor: number;
  currency: string;
  expectedOn: string | null;
  note: string;
  version: number;
  contactId: string | null;
  contactName: string;
  closedAt: string | null;
}

export const DEAL =
  '{ id name stage valueMinor currency expectedOn note version contactId contactName closedAt contact { id } }';

/** What the tests of deals begin with. */
export function dealFixtures(server: TestServer) {
  const contacts = contactFixtures(server);

  async function open(as: Person, input: object): Promise<MadeDeal> {
    const { data, message } = await contacts.change<MadeDeal | null>(as, 'createDeal', input, DEAL);
    if (!data) throw new Error(`no deal was opened: ${message}`);
    return data;
  }

  async function read(as: Person, id: string): Promise<MadeDeal | null> {
    const { data } = await server.graphql<{ deal: MadeDeal | null }>(`query ($id: ID!) { deal(id: $id) ${DEAL} }`, {
      as,
      variables: { id },
    });
    return data?.deal ?? null;
  }

  /** One page; `args` as they are written in GraphQL, such as `stage: WON`. */
  async function list(as: Person, args = '') {
    const { data, errors } = await server.graphql<{
      deals: { edges: { node: { name: string } }[]; pageInfo: { endCursor: string | null }; totalCount: number };
    }>(`{ deals${args && `(${args})`} { edges { node { name } } pageInfo { endCursor } totalCount } }`, { as });
    if (!data) throw new Error(errors?.[0]?.message);
    const { edges, pageInfo, totalCount } = data.deals;
    return { names: edges.map(({ node }) => node.name), endCursor: pageInfo.endCursor, totalCount };
  }

  const names = async (as: Person, args = '') => (await list(as, args)).names;

  return { open, read, list, names };
}
