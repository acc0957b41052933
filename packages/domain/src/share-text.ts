import { t } from '@tessera/texts';
import type { CardPreview } from './preview.ts';
import { toWellFormed } from './text.ts';

/** Whom a shared text is to win over; the address of the product's page. */
export interface Promo {
  url: string;
}

/** The text that goes along with a card: a line about the product, then who it is and how to reach them, then the link. */
export function shareText(preview: CardPreview, url: string, promo: Promo | null): string {
  const who = [
    preview.name || preview.title,
    [preview.role, preview.company].filter(Boolean).join(', '),
    preview.tagline,
  ];
  // Messengers make links of what looks like one: only what may be one is in the text.
  const contacts = [
    labelled(t('Phone'), preview.phone),
    labelled(t('Email'), preview.emailHref ? preview.email : ''),
    labelled(t('Website'), preview.websiteUrl ?? ''),
    labelled('WhatsApp', preview.socials.find(({ network }) => network === 'whatsapp')?.url ?? ''),
    labelled(t('Address'), preview.location),
  ];
  const paragraphs = [
    promo ? t('Create your own digital business card: {url}', { url: promo.url }) : '',
    [...who, ...contacts].filter(Boolean).join('\n'),
    labelled(t('View card'), url),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** WhatsApp's share address with the text prefilled. */
export function whatsappShareUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(toWellFormed(text))}`;
}

function labelled(label: string, text: string): string {
  return text && `${label}: ${text}`;
}
