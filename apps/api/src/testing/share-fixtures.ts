import { type MadeThing, readMadeId } from './authorization-fixture.ts';
import type { Person, TestServer } from './server.ts';

export interface MadeShare {
  id: string;
  mark: string;
  url: string;
  expiresAt: string | null;
}

/** What the tests of sharing begin with: cards, groups and acts of sharing, by GraphQL and REST as clients send them. */
export function shareFixtures(server: TestServer) {
  async function makeCard(visibility: string, as: Person): Promise<string> {
    const body = { title: 'Card', data: { name: 'Olga', email: 'olga@example.com' }, visibility };
    const { body: made } = await server.rest('POST', '/api/cards', { body, as });
    return (made.card as { id: string }).id;
  }

  async function share(card: string, as: Person, more = ''): Promise<MadeShare> {
    const { data } = await server.graphql<{ shareCard: { share: MadeShare } }>(
      `mutation { shareCard(input: { cardId: "${card}", mode: LINK ${more} }) { share { id mark url expiresAt } } }`,
      { as },
    );
    return data?.shareCard.share as MadeShare;
  }

  async function sees(as: Person | null, card: string, token?: string): Promise<boolean> {
    const { data } = await server.graphql<{ card: object | null }>(
      'query ($id: ID!, $token: String) { card(id: $id, token: $token) { id } }',
      { as, variables: { id: card, token } },
    );
    return data?.card !== null;
  }

  /** Puts people into one group; gives its id. */
  async function group(first: Person, ...others: Person[]): Promise<string> {
    const { data } = await server.graphql<{ createGroup: { group: { id: string; joinCode: string } } }>(
      'mutation { createGroup(input: { name: "Team" }) { group { id joinCode } } }',
      { as: first },
    );
    for (const as of others) {
      await server.graphql(
        `mutation { joinGroup(input: { code: "${data?.createGroup.group.joinCode}" }) { group { id } } }`,
        { as },
      );
    }
    return data?.createGroup.group.id ?? '';
  }

  /** Runs one mutation; gives the id of what it made, or the code of the refusal. */
  async function run(mutation: string, as: Person) {
    const { data, errors } = await server.graphql<MadeThing>(`mutation { ${mutation} }`, { as });
    return { id: readMadeId(data), code: errors?.[0]?.extensions.code };
  }

  function shareWith(card: string, as: Person, ...people: Person[]) {
    const ids = JSON.stringify(people.map(({ id }) => id));
    return run(`shareCardWithPeople(input: { cardId: "${card}", recipientIds: ${ids} }) { share { id } }`, as);
  }

  const revoke = (id: string, as: Person) => run(`revokeShare(input: { id: "${id}" }) { share { id } }`, as);

  /** The mark of a share that the person made. */
  async function readMark(id: string, as: Person): Promise<string> {
    const { data } = await server.graphql<{ node: { mark: string } }>(
      `{ node(id: "${id}") { ... on Share { mark } } }`,
      { as },
    );
    return data?.node.mark ?? '';
  }

  return { makeCard, readMark, share, sees, group, run, shareWith, revoke };
}

/** The token of the link of a private card. */
export function readToken(url: string): string {
  return new URL(url).searchParams.get('token') ?? '';
}
