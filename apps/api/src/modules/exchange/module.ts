import { defineModule } from '../../kernel/module.ts';
import { webhookNews } from '../../kernel/webhook-news.ts';
import { CardSql } from '../cards/index.ts';
import { furtherPeopleWhoKnow } from '../chat/index.ts';
import { selectLeads } from '../contacts/index.ts';
import { ContactExchangeResolver, ExchangedContactResolver, ExchangeResolver } from './exchange.resolver.ts';
import { ExchangeFormRow } from './exchange-form.entity.ts';
import { selectLeadsOfContacts, selectLeftCards } from './exchange-sql.ts';
import { exchangeExport } from './export.ts';
import { Lead } from './lead.entity.ts';
import { mailLeadDigest } from './lead-digest.service.ts';
import { limits } from './limits.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    mailLeadDigest: { ownerId: string };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'lead.created': { lead: Lead };
    /** A visitor took their details back. `contactId` is the contact that was made of them. */
    'lead.erased': { lead: Lead; contactId: string; isContactGone: boolean };
  }
}

export const exchange = defineModule({
  name: 'exchange',
  limits,
  entities: [ExchangeFormRow, Lead],
  resolvers: [ExchangeResolver, ContactExchangeResolver, ExchangedContactResolver],
  jobs: {
    mailLeadDigest,
  },
  answers: [
    selectLeads.answeredBy(selectLeadsOfContacts),
    furtherPeopleWhoKnow.extendedBy((userId) => CardSql.selectCardOwners(selectLeftCards(userId))),
  ],
  exports: exchangeExport,
  webhooks: {
    'lead.created': ({ lead }) => webhookNews('lead.created', lead.ownerId, [lead]),
  },
  tokens: {
    any: 'ExchangeRulesType',
    'cards:read': 'ExchangeForm',
    'cards:write': 'Mutation.setExchangeForm',
    'contacts:read': 'ContactExchange',
    // Visitors do this.
    none: 'Query.exchangeEntry Mutation.sendExchange Mutation.correctExchange Mutation.eraseExchange',
  },
});
