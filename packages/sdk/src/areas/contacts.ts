import { needViewer } from '../errors.ts';
import {
  ContactDocument,
  type ContactFragment,
  ContactsDocument,
  type ContactsQueryVariables,
  ContactTagsDocument,
  CreateContactDocument,
  type CreateContactInput,
  CreateReminderDocument,
  type CreateReminderInput,
  DeleteContactDocument,
  DeleteContactsDocument,
  type DeleteContactsInput,
  DeleteReminderDocument,
  OpenRemindersDocument,
  type ReminderFragment,
  TagContactsDocument,
  type TagContactsInput,
  UpdateContactDocument,
  type UpdateContactInput,
  UpdateReminderDocument,
  type UpdateReminderInput,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Which contacts, and in which order. */
export type ContactFilter = Omit<ContactsQueryVariables, 'first' | 'after'>;

/** The address book. Scopes: `contacts:read`, to change it `contacts:write`. */
export function contacts(run: Run) {
  return {
    list: ({
      query,
      sort,
      tag,
      updatedSince,
      ...options
    }: ContactFilter & PageOptions & CallOptions = {}): List<ContactFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(ContactsDocument, { first, after, query, sort, tag, updatedSince }, options)).contacts),
      ),
    /** Null if there is none. */
    get: async (id: string, options?: CallOptions) => (await run(ContactDocument, { id }, options)).contact,
    create: async (input: CreateContactInput, options?: CallOptions) =>
      (await run(CreateContactDocument, { input }, options)).createContact.contact,
    /** What is left out stays. */
    update: async (input: UpdateContactInput, options?: CallOptions) =>
      (await run(UpdateContactDocument, { input }, options)).updateContact.contact,
    delete: async (id: string, options?: CallOptions) =>
      (await run(DeleteContactDocument, { input: { id } }, options)).deleteContact.deletedContactId,
    /** Several at once, by ids or by a filter; gives the ids of those that are gone. */
    deleteMany: async (input: DeleteContactsInput, options?: CallOptions) =>
      (await run(DeleteContactsDocument, { input }, options)).deleteContacts.deletedContactIds,
    /** Adds tags to several and removes others. */
    tag: async (input: TagContactsInput, options?: CallOptions) =>
      (await run(TagContactsDocument, { input }, options)).tagContacts.contacts,
    /** All tags in use, with how many contacts have each. */
    tags: async (options?: CallOptions) => (await run(ContactTagsDocument, {}, options)).contactTags,
  };
}

/** Reminders to get in touch again. Scopes: `contacts:read`, to change them `contacts:write`. */
export function reminders(run: Run) {
  return {
    /** Those that are not done. */
    list: (options: PageOptions & CallOptions = {}): List<ReminderFragment> =>
      new List(options, async (first, after) => {
        const { viewer } = await run(OpenRemindersDocument, { first, after }, options);
        return toPage(needViewer(viewer).openReminders);
      }),
    create: async (input: CreateReminderInput, options?: CallOptions) =>
      (await run(CreateReminderDocument, { input }, options)).createReminder.reminder,
    /** What is left out stays; `isDone` ticks it off. */
    update: async (input: UpdateReminderInput, options?: CallOptions) =>
      (await run(UpdateReminderDocument, { input }, options)).updateReminder.reminder,
    delete: async (id: string, options?: CallOptions) =>
      (await run(DeleteReminderDocument, { input: { id } }, options)).deleteReminder.deletedReminderId,
  };
}
