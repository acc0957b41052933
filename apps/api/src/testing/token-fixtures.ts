import type { TokenScope } from '@tessera/domain';
import type { Person, TestServer } from './server.ts';

/** Programs that act for people. */
export function tokenFixtures(server: TestServer) {
  /** The person, by a token with these scopes alone. */
  async function program(owner: Person, ...scopes: TokenScope[]): Promise<Person & { tokenId: string }> {
    const names = scopes.map((scope) => scope.toUpperCase().replace(':', '_'));
    const { data, errors } = await server.graphql<{
      createAccessToken: { token: string; accessToken: { id: string } };
    }>(`mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id } } }`, {
      as: owner,
      variables: { input: { name: 'CRM', scopes: names } },
    });
    if (!data) throw new Error(errors?.[0]?.message);
    const { token, accessToken } = data.createAccessToken;
    return { ...owner, token, tokenId: accessToken.id };
  }

  const revoke = (owner: Person, { tokenId }: { tokenId: string }) =>
    server.graphql('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId } }', {
      as: owner,
      variables: { id: tokenId },
    });

  return { program, revoke };
}
