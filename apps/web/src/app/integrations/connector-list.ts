import type { ConnectorKind } from '@tessera/client';
import { t } from '@tessera/texts';

/** A service that can keep an address book in step. */
export interface Service {
  id: string;
  kind: ConnectorKind;
  name: string;
  /** What connecting it does, in one line. */
  blurb: string;
  /** Its symbol in service-icons.svg, and its colour; black ones are drawn in the colour of the text. */
  logo: { name: string; color: string } | null;
}

/** In the order they are offered. */
export const SERVICES: readonly Service[] = [
  {
    id: 'hubspot',
    kind: 'HUBSPOT',
    name: t('HubSpot'),
    blurb: t('Contacts and leads go into your CRM.'),
    logo: { name: 'hubspot', color: '#ff7a59' },
  },
  {
    id: 'salesforce',
    kind: 'SALESFORCE',
    name: t('Salesforce'),
    blurb: t('Contacts become leads of your sales team.'),
    logo: { name: 'salesforce', color: '#00a1e0' },
  },
  {
    id: 'notion',
    kind: 'NOTION',
    name: t('Notion'),
    blurb: t('Keeps your contacts as pages of a database.'),
    logo: { name: 'notion', color: 'currentColor' },
  },
  {
    id: 'google',
    kind: 'GOOGLE',
    name: t('Google Contacts'),
    blurb: t('Your address book, the same in both places.'),
    logo: { name: 'google', color: '#4285f4' },
  },
  { id: 'automation', kind: 'AUTOMATION', name: t('Automation'), blurb: t('2,000+ automations'), logo: null },
];
