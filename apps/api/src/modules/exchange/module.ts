import { defineModule } from '../../kernel/module.ts';
import { selectCardOwners } from '../cards/card-sql.service.ts';
import { furtherPeopleWhoKnow } from '../chat/groups/addable-sql.service.ts';
import { selectLeads } from '../contacts/contact-activity.service.ts';
import { ContactExchangeResolver, ExchangedContactResolver, ExchangeResolver } from './exchange.resolver.ts';
import { ExchangeFormRow } from './exchange-form.entity.ts';
import { selectLeadsOfContacts, selectLeftCards } from './exchange-sql.service.ts';
import { exchangeExport } from './export.ts';
import { Lead } from './lead.entity.ts';
import { mailLeadDigest } from './lead-digest.service.ts';

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    mailLeadDigest: { ownerId: string };
  }
}

declare module '../../kernel/events.ts' {
  interface Events {
    'lead.created': { lead: Lead };
    /** The visitor has taken back what they left. `contactId` is whom it had become. */
    'lead.erased': { lead: Lead; contactId: string; isContactGone: boolean };
  }
}

export const exchange = defineModule({
  name: 'exchange',
  entities: [ExchangeFormRow, Lead],
  resolvers: [ExchangeResolver, ContactExchangeResolver, ExchangedContactResolver],
  jobs: {
    mailLeadDigest,
  },
  answers: [
    selectLeads.answeredBy(selectLeadsOfContacts),
    furtherPeopleWhoKnow.extendedBy((userId) => selectCardOwners(selectLeftCards(userId))),
  ],
  exports: exchangeExport,
});
