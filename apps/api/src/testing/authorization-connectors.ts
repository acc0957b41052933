import { type Fixture, type Operations, SIGN_IN } from './authorization-matrix.ts';

const OWN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
const NONE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };
/** Begun by nobody: refused to all for what was sent. */
const UNBEGUN = { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' };
/** Services whose settings the server lacks. */
const UNSET = { ...SIGN_IN, stranger: 'CONFLICT', owner: 'CONFLICT' };
const by = (document: string) => [{ document, variables: (f: Fixture) => ({ id: f.privateCard }), expected: NONE }];

/** Connected services; those of others are tried in connectors.test.ts and vendors.test.ts. */
export const CONNECTOR_OPERATIONS: Operations = {
  'Query.connectors': [{ document: '{ connectors { kind connector { id } } }', expected: OWN }],
  'Mutation.connectAutomation': [{ document: 'mutation { connectAutomation { inboundKey } }', expected: OWN }],
  'Mutation.rotateInboundKey': by('mutation ($id: ID!) { rotateInboundKey(input: { id: $id }) { inboundKey } }'),
  'Mutation.updateConnector': by(
    'mutation ($id: ID!) { updateConnector(input: { id: $id, mapping: [{ field: "name", theirs: "n" }] }) { connector { id } } }',
  ),
  'Query.connectorChoices': by('query ($id: ID!) { connectorChoices(id: $id) { fields { name } } }'),
  'Mutation.startConnection': [
    { document: 'mutation { startConnection(input: { kind: SALESFORCE }) { url } }', expected: UNSET },
  ],
  'Mutation.finishConnection': [
    {
      document: 'mutation { finishConnection(input: { state: "s", code: "c" }) { connector { id } } }',
      expected: UNBEGUN,
    },
  ],
  'Mutation.connectWithToken': [
    {
      document: 'mutation { connectWithToken(input: { kind: NOTION, token: "t" }) { connector { id } } }',
      expected: UNBEGUN,
    },
  ],
  'Mutation.chooseDatabase': by(
    'mutation ($id: ID!) { chooseDatabase(input: { id: $id, databaseId: "d" }) { connector { id } } }',
  ),
  'Mutation.syncConnector': by(
    'mutation ($id: ID!) { syncConnector(input: { id: $id, direction: OUT }) { connectorRun { id } } }',
  ),
  'Mutation.disconnectService': by(
    'mutation ($id: ID!) { disconnectService(input: { id: $id }) { disconnectedConnectorId } }',
  ),
  'Mutation.replayConnectorRecord': by(
    'mutation ($id: ID!) { replayConnectorRecord(input: { id: $id }) { connectorRecord { id } } }',
  ),
};
