import {
  RestCheckContactImportDocument,
  RestContactsDocument,
  RestCreateContactDocument,
  RestDeleteContactDocument,
  RestReadContactDocument,
  RestUpdateContactDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { defined, nextCursor, PER_PAGE, toCount } from './shapes.ts';

/** The viewer's address book. */
export const contactRoutes: Row[] = [
  row({
    method: 'get',
    path: '/api/contacts',
    operation: RestContactsDocument,
    variables: ({
      query: { q = '', tag = null, sort = 'name', limit = PER_PAGE, after = null, updatedSince = null },
    }) => ({
      query: q,
      tag,
      updatedSince,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
    }),
    body: ({ contacts }) => ({
      items: contacts.edges.map(({ node }) => node),
      total: contacts.totalCount,
      nextCursor: nextCursor(contacts),
    }),
  }),
  row({
    method: 'post',
    path: '/api/contacts',
    operation: RestCreateContactDocument,
    variables: ({ body }) => ({ input: contactInput(body) }),
    status: 201,
    location: ({ createContact: { contact } }) => `/api/contacts/${contact.id}`,
    body: ({ createContact: { contact } }) => ({ contact }),
  }),
  row({
    method: 'post',
    path: '/api/contacts/import',
    takesFile: true,
    operation: RestCheckContactImportDocument,
    variables: ({ form, body: { columns } }) => ({
      input: { file: form.files.file, ...defined({ columns: toColumns(columns) }) },
    }),
    status: 201,
    body: ({ checkContactImport: { contactImport } }) => ({ import: contactImport }),
  }),
  row({
    method: 'get',
    path: '/api/contacts/:id',
    operation: RestReadContactDocument,
    variables: ({ params: { id } }) => ({ id }),
    body: ({ contact }) => contact && { contact },
  }),
  // PUT is older and does the same: fields that are left out stay.
  ...(['patch', 'put'] as const).map((method) =>
    row({
      method,
      path: '/api/contacts/:id',
      operation: RestUpdateContactDocument,
      variables: ({ params: { id }, body }) => ({ input: { ...contactInput(body), id } }),
      body: ({ updateContact: { contact } }) => ({ contact }),
    }),
  ),
  row({
    method: 'delete',
    path: '/api/contacts/:id',
    operation: RestDeleteContactDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
];

/** `name,,email` → what each column of the file holds. */
function toColumns(value: unknown): (string | null)[] | undefined {
  if (typeof value !== 'string') return undefined;
  return value.split(',').map((column) => column.trim().toUpperCase() || null);
}

function contactInput({
  name,
  company,
  role,
  email,
  phone,
  emails,
  phones,
  website,
  note,
  event,
  tags,
  metAt,
}: Record<string, unknown>) {
  return defined({ name, company, role, email, phone, emails, phones, website, note, event, tags, metAt });
}
