/** Contacts that have changed since a version, for services that keep a copy. */
export * as ChangedContacts from './changed-contacts.service.ts';
/** Somebody in a person’s address book. */
export { Contact } from './contact.entity.ts';
/** Those of the ids that are the owner's contacts, in the order of their ids. */
export { findOwn, saveFields } from './contact.service.ts';
/** SQL: what these contacts left on cards, as (card_id, created_at). */
export { selectLeads } from './contact-activity.service.ts';
/** The filters that the person keeps; for their own archive. */
export { filterFacts } from './contact-filter.service.ts';
/** That contacts became one. */
export { ContactMerge } from './contact-merge.entity.ts';
/** SQL on contacts, for statements of other modules. */
export * as ContactSql from './contact-sql.ts';
/** Writing, locking and removing contacts. */
export * as ContactStore from './contact-store.service.ts';
/** The address book as CSV and as vCards. */
export * as ContactExport from './export-contacts.service.ts';
/** Fills in missing details of existing contacts, and adds everyone else. */
export { ingestContacts } from './import.service.ts';
/** Finishes everything that was merged into the contact, step by step. */
export { finishMergesInto } from './merge.service.ts';
/** Finds the contact that a merged one is part of now. */
export * as MergeLine from './merge-line.service.ts';
/** Cards that were saved as contacts. */
export * as SavedCards from './saved-card.service.ts';
/** Moves contacts into another address book, with the cards as which they were saved. */
export { moveContacts } from './selected-contacts.service.ts';
