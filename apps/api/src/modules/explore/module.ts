import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { CardSearch } from './card-search.entity.ts';
import { CategoryCountRow } from './category-count.entity.ts';
import { DirectoryRow } from './directory-entry.entity.ts';
import { ExploreResolver } from './explore.resolver.ts';
import { sweepCategoryCounts } from './explore.service.ts';
import { FeaturedMonth } from './featured-month.entity.ts';
import { ListingRow } from './listing.entity.ts';
import { ListingResolver } from './listing.resolver.ts';
import { loadListingRows } from './listing.service.ts';
import { DirectoryEntryResolver, ProfileResolver } from './profile.resolver.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the card's id: its stored listings. */
    listings: DataLoader<string, ListingRow[]>;
  }
}

export const explore = defineModule({
  name: 'explore',
  entities: [CardSearch, ListingRow, FeaturedMonth, CategoryCountRow, DirectoryRow],
  resolvers: [ExploreResolver, ListingResolver, DirectoryEntryResolver, ProfileResolver],
  loaders: {
    listings: (db) => new DataLoader((ids) => loadListingRows(db, ids)),
  },
  sweeps: [sweepCategoryCounts],
});
