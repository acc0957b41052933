import {
  type CardActionTarget,
  type ContactKind,
  labelWord,
  type PreviewSocial,
  type ProfileNetwork,
  type ShownContact,
  SOCIAL_NETWORKS,
} from '@tessera/domain';
import { t } from '@tessera/texts';

/** One way to reach the person on the card. */
export interface ContactRow {
  target: CardActionTarget;
  /** Of a profile. */
  network?: ProfileNetwork;
  /** Its own label, such as “Work”; without one what kind of contact it is, such as “Email”. */
  label: string;
  text: string;
  href: string;
  /** Leads to another site. */
  isExternal: boolean;
}

const TARGETS: Record<ContactKind, CardActionTarget> = {
  phones: 'phone',
  emails: 'email',
  websites: 'website',
  addresses: 'map',
};

/** Everything on the card that can be tapped, in the order people look for it. */
export function contactRows(contacts: readonly ShownContact[], socials: readonly PreviewSocial[]): ContactRow[] {
  const kinds = { phones: t('Phone'), emails: t('Email'), websites: t('Website'), addresses: t('Map') };
  const rows = contacts.flatMap(({ kind, label, text, href }) =>
    href
      ? [
          {
            target: TARGETS[kind],
            label: labelWord(label) || kinds[kind],
            text: text || t('Open the map'),
            href,
            isExternal: kind === 'websites' || kind === 'addresses',
          },
        ]
      : [],
  );
  return [
    ...rows,
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
