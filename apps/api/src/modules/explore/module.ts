import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { SearchCategories1795820400000 } from './1795820400000-search-categories.ts';
import { DirectoryDownloads1796110000000 } from './1796110000000-directory-downloads.ts';
import { CardSearch } from './card-search.entity.ts';
import { CategoryCountRow } from './category-count.entity.ts';
import { listOwnerCards, listWritten } from './directory.service.ts';
import { DirectoryRow } from './directory-entry.entity.ts';
import { ExploreResolver } from './explore.resolver.ts';
import { sweepCategoryCounts } from './explore.service.ts';
import { exploreExport } from './export.ts';
import { FeaturedMonth } from './featured-month.entity.ts';
import { ListingRow } from './listing.entity.ts';
import { ListingResolver } from './listing.resolver.ts';
import { loadListingRows } from './listing.service.ts';
import { limitListings } from './listing-limit.service.ts';
import { DirectoryEntryResolver, ProfileResolver } from './profile.resolver.ts';
import type { ShownContact } from './shown-contact.service.ts';
import { loadShownContacts } from './shown-contact.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the person's id: what their public cards show. */
    shownContact: DataLoader<string, ShownContact>;
    /** By the card's id: its stored listings. */
    listings: DataLoader<string, ListingRow[]>;
  }
}

export const explore = defineModule({
  name: 'explore',
  entities: [CardSearch, ListingRow, FeaturedMonth, CategoryCountRow, DirectoryRow],
  migrations: [SearchCategories1795820400000, DirectoryDownloads1796110000000],
  resolvers: [ExploreResolver, ListingResolver, DirectoryEntryResolver, ProfileResolver],
  loaders: {
    shownContact: (db) => new DataLoader((ids) => loadShownContacts(db, ids)),
    listings: (db) => new DataLoader((ids) => loadListingRows(db, ids)),
  },
  sweeps: [sweepCategoryCounts],
  on: {
    'cards.written': listWritten,
    'card.created': (tx, { card }, services) => limitListings(tx, { card, before: null }, services),
    'card.updated': (tx, { card, before }, services) => limitListings(tx, { card, before }, services),
    'person.changed': (tx, { user }) => listOwnerCards(tx, user),
  },
  exports: exploreExport,
  tokens: {
    any: 'Query.user Query.explore Query.publicCard DirectoryEntry CategoryCount',
    'cards:read': 'Query.listingUsage Listing ListingUsage',
    'cards:write': 'Mutation.setListings Mutation.featureListing',
  },
});
