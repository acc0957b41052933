import { type CardPreview, cardVcf, fillCardData, shareText } from '@tessera/domain';
import { paths } from '../../paths.ts';

export interface Sample {
  /** Its anchor on this page. */
  id: string;
  caption: string;
  /** Of its contact file; a UUID. */
  uid: string;
}

/** When the samples were last changed; part of their contact files. */
const SAMPLES_REV = new Date('2026-11-21T00:00:00Z');

/** The text that goes along with the card, as for a real one. */
export function sampleText(preview: CardPreview, url: string): string {
  return shareText(preview, url, { url: location.origin + paths.home });
}

/** The sample as a contact file, by the rule for real cards. */
export function sampleVcf({ uid }: Sample, shown: CardPreview, url: string): string {
  const { type, theme, title, name, role, email, company, website } = shown;
  const data = fillCardData({
    type,
    theme,
    title,
    name,
    role,
    email,
    phone: shown.phone.replaceAll(' ', ''),
    website,
    extra: { company: { companyName: company } },
  });
  return cardVcf({ data, uid, rev: SAMPLES_REV, sourceUrl: url, version: '3.0', show: { email: true, socials: true } });
}

/** Hands the contact file over as a download. */
export function saveContactFile(sample: Sample, preview: CardPreview, url: string): void {
  const file = new Blob([sampleVcf(sample, preview, url)], { type: 'text/vcard;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${sample.id}.vcf`;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
