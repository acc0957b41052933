import { type Fixture, type Operations, SIGN_IN } from './authorization-matrix.ts';

const OWN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
const NONE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };
const by = (document: string) => [{ document, variables: (f: Fixture) => ({ id: f.privateCard }), expected: NONE }];

/** Connected services; those of others are tried in connectors.test.ts. */
export const CONNECTOR_OPERATIONS: Operations = {
  'Query.connectors': [{ document: '{ connectors { kind connector { id } } }', expected: OWN }],
  'Mutation.connectAutomation': [{ document: 'mutation { connectAutomation { inboundKey } }', expected: OWN }],
  'Mutation.rotateInboundKey': by('mutation ($id: ID!) { rotateInboundKey(input: { id: $id }) { inboundKey } }'),
  'Mutation.updateConnector': by(
    'mutation ($id: ID!) { updateConnector(input: { id: $id, mapping: [{ field: "name", theirs: "n" }] }) { id } }',
  ),
  'Mutation.disconnectService': by('mutation ($id: ID!) { disconnectService(input: { id: $id }) }'),
  'Mutation.replayConnectorRecord': by('mutation ($id: ID!) { replayConnectorRecord(input: { id: $id }) { id } }'),
};
