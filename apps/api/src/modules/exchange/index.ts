/** Counts that a visitor left their details on the card. */
export { countLead, sendExchange } from './exchange.service.ts';
/** What a card asks its visitors for. */
export { ExchangeFormRow } from './exchange-form.entity.ts';
/** What a card asks visitors for; null while its form is switched off. */
export { findOpenRules, openRules } from './exchange-form.service.ts';
/** The card's exchange form as JSON for `openRules`; null while its owner has chosen nothing. */
export { selectExchangeForm, selectLead } from './exchange-sql.ts';
/** What a visitor left on a card, in their own words; goes with the contact that was made of it. */
export { Lead } from './lead.entity.ts';
/** What visitors may do with the details they left, by the token of their private link. */
export { correctExchange, eraseExchange, findLead, hashLeadToken, makeLeadToken } from './lead.service.ts';
/** Whose leads or deals, of which card (null: of all) and of which days of a zone. */
export type { FunnelSubject } from './lead-funnel.service.ts';
/** How many visitors left details that are still there, by their campaign's key. */
export { countLeadsByCampaign } from './lead-funnel.service.ts';
