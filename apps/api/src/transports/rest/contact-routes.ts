import { object, selected } from './answers.ts';
import { graphql, input, page, type Route, route, search } from './route.ts';
import { countedPage, nextCursor } from './shapes.ts';

const CONTACT_FIELDS: Route['takes'] = {
  ...input(
    'name',
    'company',
    'role',
    'email',
    'phone',
    'emails',
    'phones',
    'website',
    'note',
    'event',
    'tags',
    'metAt',
  ),
};

/** The viewer's address book. */
export const contactRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/contacts',
    operation: graphql(`
      query RestListContacts(
        $query: String!, $tag: String, $updatedSince: DateTimeISO, $sort: ContactSort!, $first: Int!,
        $after: String
      ) {
        contacts(query: $query, tag: $tag, updatedSince: $updatedSince, orderBy: $sort, first: $first, after: $after) {
          edges { node { ...Contact } } pageInfo { hasNextPage endCursor } totalCount
        }
      }
    `),
    query: { ...search('name', 'query'), tag: { to: 'tag' }, ...page(), updatedSince: { to: 'updatedSince' } },
    answer: countedPage('contacts'),
    body: ({ contacts }) => ({
      items: contacts.edges.map(({ node }) => node),
      total: contacts.totalCount,
      nextCursor: nextCursor(contacts),
    }),
  }),
  route({
    method: 'post',
    path: '/api/contacts',
    operation: graphql(`
      mutation RestCreateContact($input: CreateContactInput!) {
        createContact(input: $input) { contact { ...Contact } }
      }
    `),
    takes: CONTACT_FIELDS,
    status: 201,
    location: ({ createContact: { contact } }) => `/api/contacts/${contact.id}`,
    answer: object(null, { contact: selected('createContact.contact') }),
    body: ({ createContact: { contact } }) => ({ contact }),
  }),
  route({
    method: 'post',
    path: '/api/contacts/import',
    operation: graphql(`
      mutation RestCheckContactImport($input: CheckContactImportInput!) {
        checkContactImport(input: $input) {
          contactImport {
            id format fileName status rowCount goodRowCount badRowCount
            problems { line field message value isImported } unreadParts { name count }
          }
        }
      }
    `),
    files: input('file'),
    takes: { columns: { to: 'input.columns', read: toColumns, isText: true } },
    status: 201,
    answer: object(null, { import: selected('checkContactImport.contactImport') }),
    body: ({ checkContactImport: { contactImport } }) => ({ import: contactImport }),
  }),
  route({
    method: 'get',
    path: '/api/contacts/:id',
    operation: graphql(`query RestGetContact($id: ID!) { contact(id: $id) { ...Contact } }`),
    answer: object(null, { contact: selected('contact') }),
    body: ({ contact }) => contact && { contact },
  }),
  // PUT is older and does the same: fields that are left out stay.
  ...(['patch', 'put'] as const).map((method) =>
    route({
      method,
      path: '/api/contacts/:id',
      operation: graphql(`
        mutation RestUpdateContact($input: UpdateContactInput!) {
          updateContact(input: $input) { contact { ...Contact } }
        }
      `),
      id: method === 'patch' ? 'patchContact' : 'updateContact',
      takes: CONTACT_FIELDS,
      answer: object(null, { contact: selected('updateContact.contact') }),
      body: ({ updateContact: { contact } }) => ({ contact }),
    }),
  ),
  route({
    method: 'delete',
    path: '/api/contacts/:id',
    operation: graphql(`
      mutation RestDeleteContact($input: DeleteContactInput!) {
        deleteContact(input: $input) { deletedContactId }
      }
    `),
    status: 204,
  }),
];

/** `name,,email` → what each column of the file holds. */
function toColumns(value: unknown): (string | null)[] | undefined {
  if (typeof value !== 'string') return undefined;
  return value.split(',').map((column) => column.trim().toUpperCase() || null);
}
