import { writeChange } from './change-document.ts';
import type { Person, TestServer } from './server.ts';

export interface MadeContact {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  tags: string[];
}

export interface ListedContacts {
  nodes: MadeContact[];
  endCursor: string | null;
  totalCount: number;
}

const SELECTION = '{ id name company role email phone website note event tags metAt source lastActivityAt }';

/** What the tests of address books begin with, by GraphQL as clients send it. */
export function contactFixtures(server: TestServer) {
  /** Runs one mutation that takes an input; gives what it gave, or the refusal. */
  async function change<Data = MadeContact>(as: Person | null, name: string, input: object, selection = SELECTION) {
    const { query, read } = writeChange(name, selection);
    const { data, errors } = await server.graphql<Record<string, unknown>>(query, { as, variables: { input } });
    const [error] = errors ?? [];
    return {
      data: read<Data>(data) as Data,
      code: error?.extensions.code,
      fields: error?.extensions.fields,
      message: error?.message,
    };
  }

  async function add(as: Person, input: object): Promise<MadeContact> {
    const { data, message } = await change(as, 'createContact', input);
    if (!data) throw new Error(`no contact was made: ${message}`);
    return data;
  }

  /** One page; `args` as they are written in GraphQL, such as `query: "rao"`. */
  async function list(as: Person, args = ''): Promise<ListedContacts> {
    const { data, errors } = await server.graphql<{
      contacts: { edges: { node: MadeContact }[]; pageInfo: { endCursor: string | null }; totalCount: number };
    }>(`{ contacts${args && `(${args})`} { edges { node ${SELECTION} } pageInfo { endCursor } totalCount } }`, { as });
    if (!data) throw new Error(errors?.[0]?.message);
    const { edges, pageInfo, totalCount } = data.contacts;
    return { nodes: edges.map(({ node }) => node), endCursor: pageInfo.endCursor, totalCount };
  }

  const names = async (as: Person, args = '') => (await list(as, args)).nodes.map(({ name }) => name);

  async function newConnections(as: Person): Promise<number> {
    const { data } = await server.graphql<{ analyticsOverview: { totals: { newConnections: number } } }>(
      '{ analyticsOverview { totals { newConnections } } }',
      { as },
    );
    return data?.analyticsOverview.totals.newConnections ?? -1;
  }

  return { change, add, list, names, newConnections };
}
