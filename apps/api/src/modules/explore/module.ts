import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { CardSearch } from './card-search.entity.ts';
import { CardWord } from './card-word.entity.ts';
import { DirectoryRow } from './directory-entry.entity.ts';
import { ExploreResolver } from './explore.resolver.ts';
import { FeaturedMonth } from './featured-month.entity.ts';
import { ListingRow } from './listing.entity.ts';
import { ListingResolver } from './listing.resolver.ts';
import { loadListingRows } from './listing.service.ts';
import { DirectoryEntryResolver, ProfileResolver } from './profile.resolver.ts';
import { SearchWord } from './search-word.entity.ts';
import { sweepVocabulary } from './vocabulary.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the card's id: its stored listings. */
    listings: DataLoader<string, ListingRow[]>;
  }
}

export const explore = defineModule({
  name: 'explore',
  entities: [CardSearch, ListingRow, FeaturedMonth, SearchWord, DirectoryRow, CardWord],
  resolvers: [ExploreResolver, ListingResolver, DirectoryEntryResolver, ProfileResolver],
  loaders: {
    listings: (db) => new DataLoader((ids) => loadListingRows(db, ids)),
  },
  sweeps: [sweepVocabulary],
});
