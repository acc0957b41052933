import type { ConnectorKind } from '@tessera/domain';
import type { VendorKind } from '../../../infra/settings/env.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { notion } from './notion.ts';
import { salesforce } from './salesforce.ts';
import type { Vendor } from './vendor.ts';

/** Every service that is asked by its own API. */
export const VENDORS: Record<VendorKind, Vendor> = { hubspot, salesforce, notion, google };

/** Whether it is a service that is asked, and not one that sends. */
export function isVendor(kind: ConnectorKind): kind is VendorKind {
  return kind in VENDORS;
}
