import { list, object, selected } from '../rest/answers.ts';
import {
  McpContactByIdDocument,
  McpContactsDocument,
  McpCreateContactDocument,
  McpTagContactsDocument,
  McpUpdateContactDocument,
} from './generated/graphql.ts';
import { ADD, CHANGE, page, READ, readPage, tool } from './tool.ts';

export const getContact = tool({
  name: 'get_contact',
  title: 'Get a contact',
  description: 'Reads one contact of the person’s address book: where and when they met, notes and tags.',
  operation: McpContactByIdDocument,
  hints: READ,
  isUntrusted: true,
  answer: object(null, { contact: selected('contact') }),
  body: ({ contact }) => contact && { contact },
});

/** The person's address book. */
export const contactTools = [
  tool({
    name: 'list_contacts',
    title: 'Search contacts',
    description:
      'Lists the person’s address book, or searches it by words and by tag. An empty `query` lists everybody.',
    operation: McpContactsDocument,
    hints: READ,
    isUntrusted: true,
    answer: object(null, { ...page('contacts'), totalCount: selected('contacts.totalCount') }),
    body: ({ contacts }) => ({ ...readPage(contacts), totalCount: contacts.totalCount }),
  }),
  getContact,
  tool({
    name: 'add_contact',
    title: 'Add a contact',
    description:
      'Adds somebody to the address book. It needs a name, a company, an email address or a phone number. Search first: it adds a second entry for somebody who is there.',
    operation: McpCreateContactDocument,
    hints: ADD,
    isUntrusted: true,
    answer: object(null, { contact: selected('createContact.contact') }),
    body: ({ createContact: { contact } }) => ({ contact }),
  }),
  tool({
    name: 'update_contact',
    title: 'Change a contact',
    description:
      'Changes the named fields of a contact and leaves the others as they are. A `note` or `tags` replace the former ones.',
    operation: McpUpdateContactDocument,
    hints: CHANGE,
    isUntrusted: true,
    answer: object(null, { contact: selected('updateContact.contact') }),
    body: ({ updateContact: { contact } }) => ({ contact }),
  }),
  tool({
    name: 'tag_contacts',
    title: 'Tag contacts',
    description: 'Adds tags to contacts, and removes tags from them.',
    operation: McpTagContactsDocument,
    hints: CHANGE,
    isUntrusted: true,
    answer: object(null, { items: list(selected('tagContacts.contacts')) }),
    body: ({ tagContacts: { contacts } }) => ({ items: contacts }),
  }),
];
