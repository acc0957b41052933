import { type Operations, REFUSED, SIGN_IN } from './authorization-matrix.ts';

/** Every operation on address books, tried on a contact of the owner. */
export const CONTACT_OPERATIONS: Operations = {
  'Query.contacts': [
    { document: '{ contacts { totalCount } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.contactTags': [
    { document: '{ contactTags { name } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.contact': [
    {
      document: 'query ($id: ID!) { contact(id: $id) { name } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'ok' },
    },
  ],
  'Mutation.createContact': [
    {
      document: 'mutation { createContact(input: { name: "Fay" }) { contact { id } } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.saveReceivedCard': [
    {
      document: 'mutation ($id: ID!) { saveReceivedCard(input: { cardId: $id }) { contact { id } } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'BAD_USER_INPUT' },
    },
    {
      document: 'mutation ($id: ID!) { saveReceivedCard(input: { cardId: $id }) { contact { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.updateContact': [
    {
      document: 'mutation ($id: ID!) { updateContact(input: { id: $id, name: "Other" }) { contact { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.tagContacts': [
    {
      document: 'mutation ($id: ID!) { tagContacts(input: { ids: [$id], add: ["VIP"] }) { contacts { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.deleteContacts': [
    {
      document: 'mutation ($id: ID!) { deleteContacts(input: { ids: [$id] }) { deletedContactIds } }',
      // The contact of the matrix is deleted by the row below.
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.duplicateContacts': [
    { document: '{ duplicateContacts { reasons } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Mutation.mergeContacts': [
    {
      document: 'mutation ($id: ID!) { mergeContacts(input: { ids: [$id], keep: $id }) { id } }',
      variables: (f) => ({ id: f.ownersContact }),
      // One alone can't be merged; with others it is tried in merge.test.ts.
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.undoMerge': [
    {
      document: 'mutation ($id: ID!) { undoMerge(input: { id: $id }) { contacts { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Query.contactImport': [
    {
      document: 'query ($id: ID!) { contactImport(id: $id) { id } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  'Mutation.checkContactImport': [
    {
      document: 'mutation ($file: Upload!) { checkContactImport(input: { file: $file }) { contactImport { id } } }',
      variables: () => ({ file: 'no file' }),
      expected: REFUSED,
    },
  ],
  'Mutation.startContactImport': [
    {
      document: 'mutation ($id: ID!) { startContactImport(input: { id: $id }) { contactImport { id } } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  ],
  'Mutation.deleteContact': [
    {
      document: 'mutation ($id: ID!) { deleteContact(input: { id: $id }) { deletedContactId } }',
      variables: (f) => ({ id: f.ownersContact }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
};
