import { type CardData, emptyCardData, type Visibility } from './card-data.ts';

/** Whether anyone who has its address may open the card. */
export function isOpenCard({ visibility }: { visibility: Visibility }): boolean {
  return visibility !== 'PRIVATE';
}

/** Whether directory, profile and search engines show the card. */
export function isPublicCard({ visibility }: { visibility: Visibility }): boolean {
  return visibility === 'PUBLIC';
}

/** What an owner shows to others on every card. */
export interface PrivacyChoice {
  email: boolean;
  socials: boolean;
}

/** The switches of an owner's account. */
export interface PrivacySwitches {
  showEmail: boolean;
  showSocials: boolean;
  allowContactDownloads: boolean;
}

/** What the owner shows to others, read from the switches in this one place; nothing once the account is gone. */
export function readPrivacy(owner: PrivacySwitches | null): PrivacyChoice & { details: boolean } {
  return {
    email: owner?.showEmail === true,
    socials: owner?.showSocials === true,
    /** Whether contact files can be saved. */
    details: owner?.allowContactDownloads === true,
  };
}

/**
 * The card as other people get it. Email addresses, links to them and socials (WhatsApp included) are left out unless
 * the owner shows them. Birthday, anniversary, gender and home address are the owner's private notes and always left out.
 */
export function visibleCardData(data: CardData, show: PrivacyChoice): CardData {
  const { company, personal, event, works } = data.extra;
  const hiddenPersonal = { gender: '', birthDate: '', anniversaryDate: '', resAddress: '', pincode: '' } as const;
  return {
    ...data,
    emails: show.email ? data.emails : [],
    socials: show.socials ? data.socials : emptyCardData().socials,
    ...(data.profiles && { profiles: show.socials ? data.profiles : [] }),
    ...(data.blocks && { blocks: show.email ? data.blocks : data.blocks.filter(({ url }) => !isMailto(url)) }),
    extra: {
      personal: { ...personal, ...hiddenPersonal },
      company,
      ...(event && { event }),
      ...(works && { works }),
    },
  };
}

function isMailto(url: string): boolean {
  return /^\s*mailto:/i.test(url);
}
