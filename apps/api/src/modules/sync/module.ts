import { defineModule } from '../../kernel/module.ts';
import { Deletion } from './deletion.entity.ts';
import { SyncResolver } from './sync.resolver.ts';
import { sweepDeletionNotes } from './sync.service.ts';

export const sync = defineModule({
  name: 'sync',
  entities: [Deletion],
  resolvers: [SyncResolver],
  sweeps: [sweepDeletionNotes],
  tokens: {
    // Leaves out kinds that the token may not read, and refuses them if they are named.
    any: 'Query.deletions Deletion',
  },
});
