import { z } from 'zod';
import { optional, webOrigin } from './env-values.ts';

/** Settings of the services that an address book can be connected with, as ENV_DEFAULTS has them. */
export const VENDOR_DEFAULTS = {
  GOOGLE_CLIENT_SECRET: '',
  GOOGLE_ACCOUNTS_URL: 'https://accounts.google.com',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com',
  HUBSPOT_CLIENT_ID: '',
  HUBSPOT_CLIENT_SECRET: '',
  HUBSPOT_URL: 'https://api.hubapi.com',
  HUBSPOT_APP_URL: 'https://app.hubspot.com',
  NOTION_CLIENT_ID: '',
  NOTION_CLIENT_SECRET: '',
  NOTION_URL: 'https://api.notion.com',
  SALESFORCE_CLIENT_ID: '',
  SALESFORCE_CLIENT_SECRET: '',
  SALESFORCE_URL: 'https://login.salesforce.com',
} as const;

const text = () => optional(z.string());

/** The checks of these settings. */
export const vendorSettings = {
  GOOGLE_CLIENT_SECRET: text(),
  GOOGLE_ACCOUNTS_URL: webOrigin(),
  GOOGLE_TOKEN_URL: webOrigin(),
  HUBSPOT_CLIENT_ID: text(),
  HUBSPOT_CLIENT_SECRET: text(),
  HUBSPOT_URL: webOrigin(),
  HUBSPOT_APP_URL: webOrigin(),
  NOTION_CLIENT_ID: text(),
  NOTION_CLIENT_SECRET: text(),
  NOTION_URL: webOrigin(),
  SALESFORCE_CLIENT_ID: text(),
  SALESFORCE_CLIENT_SECRET: text(),
  SALESFORCE_URL: webOrigin(),
};

/** Where a service is, and as which program it knows us; undefined: as none. */
export interface VendorEnv {
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** Where its API is; of Salesforce where people sign in, which then says where the API is. */
  url: string;
  /** Where people allow it. */
  authorizeUrl: string;
  /** Where tokens are given and taken back. */
  tokenUrl: string;
}

export type VendorKind = 'hubspot' | 'salesforce' | 'notion' | 'google';

type Parsed = z.output<z.ZodObject<typeof vendorSettings>> & {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_PEOPLE_URL: string;
};

/** The services by what they are called. */
export function toVendors(parsed: Parsed): Record<VendorKind, VendorEnv> {
  const { HUBSPOT_URL, NOTION_URL, SALESFORCE_URL, GOOGLE_PEOPLE_URL } = parsed;
  return {
    hubspot: {
      clientId: parsed.HUBSPOT_CLIENT_ID,
      clientSecret: parsed.HUBSPOT_CLIENT_SECRET,
      ...{ url: HUBSPOT_URL, authorizeUrl: parsed.HUBSPOT_APP_URL, tokenUrl: HUBSPOT_URL },
    },
    salesforce: {
      clientId: parsed.SALESFORCE_CLIENT_ID,
      clientSecret: parsed.SALESFORCE_CLIENT_SECRET,
      ...{ url: SALESFORCE_URL, authorizeUrl: SALESFORCE_URL, tokenUrl: SALESFORCE_URL },
    },
    notion: {
      clientId: parsed.NOTION_CLIENT_ID,
      clientSecret: parsed.NOTION_CLIENT_SECRET,
      ...{ url: NOTION_URL, authorizeUrl: NOTION_URL, tokenUrl: NOTION_URL },
    },
    google: {
      clientId: parsed.GOOGLE_CLIENT_ID,
      clientSecret: parsed.GOOGLE_CLIENT_SECRET,
      url: GOOGLE_PEOPLE_URL.replace(/\/$/, ''),
      ...{ authorizeUrl: parsed.GOOGLE_ACCOUNTS_URL, tokenUrl: parsed.GOOGLE_TOKEN_URL },
    },
  };
}
