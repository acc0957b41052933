/** The address in a QR code, which tells scans from clicks. Keeps the address's own query. */
export function qrAddress(url: string): string {
  return addressBy(url, 'qr');
}

/** The address on an NFC tag, which tells taps from clicks. Keeps the address's own query. */
export function tagAddress(url: string): string {
  return addressBy(url, 'nfc');
}

function addressBy(url: string, channel: 'qr' | 'nfc'): string {
  const address = new URL(url);
  address.searchParams.set('c', channel);
  return address.href;
}

/** Where a printed code can be, as `utm_medium` says it. */
export const CODE_MEDIUMS = ['business-card', 'booth', 'badge', 'poster', 'slides', 'email-signature'] as const;
export type CodeMedium = (typeof CODE_MEDIUMS)[number];

/** Where a printed code is and what it is for, so that its scans are counted for that. */
export interface CodePlace {
  medium: CodeMedium | '';
  campaign: string;
}

/** The address of a code for print: `…?c=qr&utm_medium=booth&utm_campaign=Milan+booth`. */
export function printedAddress(url: string, { medium, campaign }: CodePlace): string {
  const address = new URL(qrAddress(url));
  const name = campaign.trim().normalize('NFC');
  if (medium) address.searchParams.set('utm_medium', medium);
  if (name) address.searchParams.set('utm_campaign', name);
  return address.href;
}
