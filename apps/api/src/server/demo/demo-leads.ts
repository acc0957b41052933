import { randomBytes } from 'node:crypto';
import { checkNewContact, DEFAULT_EXCHANGE_RULES, EXCHANGE_CONSENT_VERSION, exchangeConsent } from '@tessera/domain';
import { say } from '@tessera/texts';
import { type EntityManager, MoreThan } from 'typeorm';
import type { EventToWrite } from '../../modules/analytics/event-to-write.ts';
import { ContactFirst } from '../../modules/contacts/contact-first.entity.ts';
import { insertContacts } from '../../modules/contacts/contact-store.service.ts';
import { Lead } from '../../modules/exchange/lead.entity.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** Invented visitors, each with a different pair of names. */
const GIVEN_NAMES = ['Aarav', 'Chiara', 'Daniel', 'Fatima', 'Hana', 'Ishaan', 'Jonas'];
const FAMILY_NAMES = ['Kulkarni', 'Rossi', 'Weber', 'Haddad', 'Tan', 'Okafor'];
const COMPANIES = ['Verandah Homes', 'Tiefbau Nord', 'Casa Aperta', 'Monsoon Hotels', ''];

/** The details that the visitors of these events left. Each becomes a contact, as on a real card. */
export async function fillLeads(
  tx: EntityManager,
  ownerId: string,
  events: readonly Pick<EventToWrite, 'id' | 'at' | 'cardId' | 'shareId' | 'channel' | 'campaign'>[],
): Promise<void> {
  for (const [place, { id, at, cardId, shareId, channel, campaign }] of events.entries()) {
    const given = GIVEN_NAMES[place % GIVEN_NAMES.length] ?? '';
    const family = FAMILY_NAMES[place % FAMILY_NAMES.length] ?? '';
    const details = {
      name: `${given} ${family}`,
      email: `${given}.${family}.${place}@example.com`.toLowerCase(),
      ...{ phone: '', company: COMPANIES[place % COMPANIES.length] ?? '', role: '', note: '' },
    };
    const fields = { ...checkNewContact(details).contact, metAt: at };
    const [contactId = ''] = await insertContacts(tx, ownerId, [{ fields, source: 'EXCHANGE', entryId: id }]);
    await tx.query('UPDATE contacts SET created_at = $2, last_activity_at = $2 WHERE id = $1', [contactId, at]);
    // That one is from just now; earlier visitors already have their own days.
    await tx.update(ContactFirst, { ownerId, firstAt: MoreThan(new Date(Date.now() - HALF_HOUR_MS)) }, { firstAt: at });
    await tx.insert(Lead, {
      ...{ id, ownerId, contactId, cardId, shareId: shareId ?? null, channel, campaign, senderCardId: null },
      ...details,
      ...{ rules: DEFAULT_EXCHANGE_RULES, tokenHash: randomBytes(32) },
      ...{ consentVersion: EXCHANGE_CONSENT_VERSION, consentText: say(exchangeConsent('Asha Rao')) },
      ...{ consentedAt: at, createdAt: at, updatedAt: at },
    });
  }
}
