import type { CardData } from './card-data.ts';
import { checkNewContact } from './contact-check.ts';
import type { ContactFields } from './contact-data.ts';
import { displayTitle, isCompanyCard, mainFields } from './preview.ts';
import { type CardReader, type PrivacyChoice, visibleCardData } from './privacy.ts';

/** What a card's owner lets others keep. */
export interface KeepChoice extends PrivacyChoice {
  /** Whether contacts may be downloaded. Without that a name, a company and a role are kept, as anybody could note them. */
  details: boolean;
}

/** The contact that the reader keeps of another's card: only what they see of it. */
export function contactOfCard(data: CardData, show: KeepChoice, reader?: CardReader): ContactFields {
  const visible = visibleCardData(data, show, reader);
  const { name, company, role, website } = mainFields(visible);
  const { phones, emails } = visible;
  // A card that speaks for a company alone names no person.
  const isCompany = isCompanyCard(data.type) && company === name;
  const who = { name: isCompany ? '' : name, company, role };
  const title = name || company ? {} : { name: displayTitle(data) };
  const { contact } = checkNewContact({ ...who, ...title, ...(show.details ? { phones, emails, website } : {}) });
  return contact;
}
