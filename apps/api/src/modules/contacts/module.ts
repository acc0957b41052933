import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { afterCommit } from '../../kernel/transaction.ts';
import { webhookNews } from '../../kernel/webhook-news.ts';
import { CardSql } from '../cards/index.ts';
import { furtherMet, furtherReachable } from '../chat/index.ts';
import { ContactFilters1796240000000 } from './1796240000000-contact-filters.ts';
import { CardsSavedByOwner1796250000000 } from './1796250000000-cards-saved-by-owner.ts';
import { findContactImport } from './check-import.service.ts';
import { Contact } from './contact.entity.ts';
import { CardContactResolver, ContactResolver } from './contact.resolver.ts';
import { findContact } from './contact.service.ts';
import { touchByOpening, touchByShare } from './contact-activity.service.ts';
import { ContactCard } from './contact-card.entity.ts';
import { ContactDifference } from './contact-difference.entity.ts';
import { ContactFilter } from './contact-filter.entity.ts';
import { ContactFilterResolver } from './contact-filter.resolver.ts';
import { findFilter } from './contact-filter.service.ts';
import { ContactFirst } from './contact-first.entity.ts';
import { ContactImport } from './contact-import.entity.ts';
import { ContactImportRow } from './contact-import-row.entity.ts';
import { ContactMerge } from './contact-merge.entity.ts';
import { hasSavedCardOf, selectContactAccounts } from './contact-sql.ts';
import { contactsExport } from './export.ts';
import { GoogleContactResolver } from './google/contact.resolver.ts';
import { ContactMatch } from './google/contact-match.entity.ts';
import { findMatched, sweepMatches } from './google/contact-match.service.ts';
import { selectMatched } from './google/match-sql.ts';
import { ContactImportResolver } from './import.resolver.ts';
import { importContacts, sweepImports } from './import.service.ts';
import { limits } from './limits.ts';
import { ContactMergeResolver } from './merge.resolver.ts';
import { sweepMerges } from './merge.service.ts';
import { findKeptContacts } from './merge-line.service.ts';
import { findContactIdsOfCards } from './save-card.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By `{viewer's id} {card's id}`; null for a card that they did not save. */
    savedContactId: DataLoader<string, string | null>;
    /** By the id of a contact, also of one that was merged into another: what the owner sees of it. */
    keptContact: DataLoader<string, Contact | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    importContacts: { importId: string };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'contacts.created': { ownerId: string; contacts: readonly Partial<Contact>[] };
    'contacts.updated': { ownerId: string; contacts: readonly Partial<Contact>[] };
    /** Contacts that were deleted, or merged into another. */
    'contacts.gone': {
      ownerId: string;
      contacts: readonly Pick<Contact, 'id' | 'name' | 'tags'>[];
      mergedInto: string | null;
    };
  }
}

export const contacts = defineModule({
  name: 'contacts',
  migrations: [ContactFilters1796240000000, CardsSavedByOwner1796250000000],
  limits,
  entities: [
    ContactMatch,
    Contact,
    ContactCard,
    ContactFirst,
    ContactMerge,
    ContactImport,
    ContactImportRow,
    ContactDifference,
    ContactFilter,
  ],
  resolvers: [
    GoogleContactResolver,
    ContactResolver,
    CardContactResolver,
    ContactMergeResolver,
    ContactImportResolver,
    ContactFilterResolver,
  ],
  loaders: {
    savedContactId: (db) =>
      new DataLoader((keys) =>
        findContactIdsOfCards(
          db,
          keys.map((key) => {
            const [ownerId = '', cardId = ''] = key.split(' ');
            return { ownerId, cardId };
          }),
        ),
      ),
    keptContact: (db) =>
      new DataLoader(async (ids) => {
        const kept = await findKeptContacts(db, ids);
        return ids.map((id) => kept.get(id) ?? null);
      }),
  },
  jobs: {
    importContacts,
  },
  sweeps: [sweepMatches, sweepMerges, sweepImports],
  nodesOfViewer: {
    Contact: { entity: Contact, find: findContact },
    ContactImport: { entity: ContactImport, find: findContactImport },
    ContactFilter: { entity: ContactFilter, find: findFilter },
  },
  on: {
    'share.created': async (tx, { share }, { db }) => afterCommit(tx, () => touchByShare(db, share.id)),
    'shares.opened': (_tx, { shareIds, userId }, { db }) => touchByOpening(db, shareIds, userId),
  },
  answers: [
    CardSql.hasSavedCardOf.answeredBy(hasSavedCardOf),
    furtherReachable.extendedBy(selectContactAccounts),
    furtherReachable.extendedBy(selectMatched),
    furtherMet.extendedBy(findMatched),
  ],
  exports: contactsExport,
  webhooks: {
    'contacts.created': ({ ownerId, contacts }) => webhookNews('contact.created', ownerId, contacts),
    'contacts.updated': ({ ownerId, contacts }) => webhookNews('contact.updated', ownerId, contacts),
    'contacts.gone': ({ ownerId, contacts, mergedInto }) =>
      webhookNews(
        'contact.deleted',
        ownerId,
        contacts.map((contact) => ({ ...contact, mergedInto })),
      ),
  },
  tokens: {
    any: 'ContactFieldOrigin ContactEmail ContactPhone ContactImportProblem UnreadPart UnmergedValue',
    'contacts:read': `
      Query.contact Query.contacts Query.contactTags Query.contactFilters Query.contactImport Query.duplicateContacts
      Contact ContactActivity ContactDuplicates ContactImport ContactMergeResult ContactTag ContactFilter PastMerge
      SavedCard Download.contacts
    `,
    'contacts:write': `
      Mutation.createContact Mutation.updateContact Mutation.deleteContact Mutation.deleteContacts
      Mutation.tagContacts Mutation.mergeContacts Mutation.undoMerge Mutation.keepContactsApart
      Mutation.saveReceivedCard Mutation.checkContactImport Mutation.startContactImport Mutation.saveContactFilter
      Mutation.renameContactFilter Mutation.deleteContactFilter
    `,
    // Is done in a browser, with a consent at another service.
    none: 'Query.googleClientId Mutation.readGooglePeople Mutation.importGooglePeople Mutation.syncContacts',
  },
});
