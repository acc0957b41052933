import { defineModule } from '../../kernel/module.ts';
import { ContactExchangeResolver, ExchangedContactResolver, ExchangeResolver } from './exchange.resolver.ts';
import { ExchangeFormRow } from './exchange-form.entity.ts';
import { Lead } from './lead.entity.ts';
import { mailLeadDigest } from './lead-digest.service.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    mailLeadDigest: { ownerId: string };
  }
}

export const exchange = defineModule({
  name: 'exchange',
  entities: [ExchangeFormRow, Lead],
  resolvers: [ExchangeResolver, ContactExchangeResolver, ExchangedContactResolver],
  jobs: {
    mailLeadDigest,
  },
});
