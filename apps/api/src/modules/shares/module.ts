import { defineModule } from '../../kernel/module.ts';
import { Share } from './share.entity.ts';
import { SentCardResolver, ShareListResolver, ShareResolver } from './share.resolver.ts';
import { findOwnShare } from './share.service.ts';
import { ShareOpen } from './share-open.entity.ts';
import { ShareRecipient } from './share-recipient.entity.ts';

export const shares = defineModule({
  name: 'shares',
  entities: [Share, ShareRecipient, ShareOpen],
  resolvers: [ShareResolver, SentCardResolver, ShareListResolver],
  nodesOfViewer: {
    Share: { entity: Share, find: findOwnShare },
  },
});
