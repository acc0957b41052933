import type { ConnectorKind } from '@tessera/client';
import { t } from '@tessera/texts';

/** A service that can keep an address book in step. */
export interface Service {
  id: string;
  kind: ConnectorKind;
  name: string;
  blurb: string;
}

/** In the order they are offered. */
export const SERVICES: readonly Service[] = [
  { id: 'hubspot', kind: 'HUBSPOT', name: t('HubSpot'), blurb: t('Contacts and leads go into your CRM.') },
  {
    id: 'salesforce',
    kind: 'SALESFORCE',
    name: t('Salesforce'),
    blurb: t('Contacts become leads of your sales team.'),
  },
  { id: 'notion', kind: 'NOTION', name: t('Notion'), blurb: t('Keeps your contacts as pages of a database.') },
  { id: 'google', kind: 'GOOGLE', name: t('Google Contacts'), blurb: t('Your address book, the same in both places.') },
  { id: 'automation', kind: 'AUTOMATION', name: t('Automation'), blurb: t('2,000+ automations') },
];
