import { type CardActionTarget, type CardPreview, type ProfileNetwork, SOCIAL_NETWORKS } from '@tessera/domain';
import { t } from '@tessera/texts';

/** One way to reach the person on the card. */
export interface ContactRow {
  target: CardActionTarget;
  /** Of a profile. */
  network?: ProfileNetwork;
  /** What kind of contact it is, such as “Email”. */
  label: string;
  text: string;
  href: string;
  /** Leads to another site. */
  isExternal: boolean;
}

/** Everything on the card that can be tapped, in the order people look for it. */
export function contactRows(preview: CardPreview): ContactRow[] {
  const { phone, phoneHref, email, emailHref, website, websiteUrl, location, mapUrl, socials } = preview;
  const rows = [
    { target: 'phone', label: t('Phone'), text: phone, href: phoneHref, isExternal: false },
    { target: 'email', label: t('Email'), text: email, href: emailHref, isExternal: false },
    { target: 'website', label: t('Website'), text: website, href: websiteUrl, isExternal: true },
    { target: 'map', label: t('Map'), text: location || t('Open the map'), href: mapUrl, isExternal: true },
  ] as const;
  return [
    ...rows.flatMap((row) => (row.href ? [{ ...row, href: row.href }] : [])),
    ...socials.map(({ network, label, text, url }) => ({
      target: SOCIAL_NETWORKS.find((name) => name === network) ?? ('profile' as const),
      network,
      label,
      text,
      href: url,
      isExternal: true,
    })),
  ];
}
