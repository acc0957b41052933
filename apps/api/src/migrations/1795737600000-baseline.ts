import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BUSINESS } from './baseline/business.ts';
import { CARDS } from './baseline/cards.ts';
import { CHAT } from './baseline/chat.ts';
import { IDENTITY } from './baseline/identity.ts';
import { PEOPLE } from './baseline/people.ts';
import { REACH } from './baseline/reach.ts';
import { TEAMS } from './baseline/teams.ts';

const UP = [IDENTITY, CARDS, PEOPLE, CHAT, TEAMS, REACH, BUSINESS];

/** The extensions stay: others may use them. */
const DOWN = `
DROP TABLE
  incidents, contact_requests, demo_requests, invoice_counters, invoices, billing_events,
  subscriptions, connector_records, connector_deals, connector_links, connector_runs,
  connector_grants, connectors, webhook_deliveries, webhooks, push_subscriptions, push_keys,
  notification_settings, notifications, visitor_networks, visitor_keys, visitor_days,
  card_figure_parts, card_figures, card_events, audit_entries, organization_contacts,
  organization_designs, organization_cards, organization_templates, organization_seats,
  organization_removals, organization_invitations, organization_members, organizations,
  message_reactions, messages, conversation_mutes, direct_members, group_removals,
  group_invitations, group_members, groups, conversations, deletions, payout_accounts,
  deal_payments, deal_months, deal_changes, deals, contact_reminders, contact_import_rows,
  contact_imports, contact_views, contact_firsts, contact_merges, contact_differences,
  contact_matches, contact_cards, exchange_entries, contacts, exchange_forms, share_opens,
  share_recipients, shares, templates, card_search, directory_entries,
  featured_months, category_counts, listings, picture_copies, uploads, former_slugs, card_versions, cards,
  rate_limits, idempotency_keys, signing_keys, oauth_records, access_tokens, oauth_grants,
  oauth_apps, reports, user_blocks, account_deletions, security_events, known_devices, phone_codes,
  passkey_challenges, passkeys, recovery_codes, authenticators, credentials, sign_in_tickets,
  sessions, former_handles, email_links, users;
DROP FUNCTION
  count_listing, drop_event_month, forget_card_events, note_change, note_deletions, note_merges,
  note_moves, open_event_month;
`;

/** The data model of the first release: every table, in the order in which they refer to one another. Later changes are migrations. */
export class Baseline1795737600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
