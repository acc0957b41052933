import type { ConnectorKind } from '@tessera/client';

/** A service that can keep an address book in step. */
export interface Service {
  id: string;
  kind: ConnectorKind;
  name: string;
  blurb: string;
}

/** In the order they are offered. */
export const SERVICES: readonly Service[] = [
  { id: 'hubspot', kind: 'HUBSPOT', name: 'HubSpot', blurb: 'Contacts and leads go into your CRM.' },
  { id: 'salesforce', kind: 'SALESFORCE', name: 'Salesforce', blurb: 'Contacts become leads of your sales team.' },
  { id: 'notion', kind: 'NOTION', name: 'Notion', blurb: 'Keeps your contacts as pages of a database.' },
  { id: 'google', kind: 'GOOGLE', name: 'Google Contacts', blurb: 'Your address book, there as here.' },
  { id: 'automation', kind: 'AUTOMATION', name: 'Automation', blurb: '2,000+ automations' },
];
