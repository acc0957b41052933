import { msg } from '@tessera/texts';
/* The facts of a demo request, apart from the rule that checks one: that brings telephone tables along. */

import { ACCOUNT_LIMITS, CARD_LIMITS } from './limits.ts';

/** How many people a company employs and how many would use the product, as the form offers them. */
export const EMPLOYEE_OPTIONS = ['1 – 10', '11 – 50', '51 – 200', '201 – 500', '501 – 1000', '1000+'] as const;
export const USER_OPTIONS = ['1 – 5', '6 – 20', '21 – 100', '101 – 500', '501+'] as const;

/** How long demo requests and messages from the contact form are kept. The privacy policy says it. */
export const REQUEST_YEARS = 2;

/** What the form says when something that it needs is empty. */
export const REQUIRED_FIELDS_MESSAGE = msg('Please fill in all required fields.');

/** Longest allowed texts, in UTF-16 units as `maxlength` counts them. */
export const DEMO_REQUEST_LIMITS = {
  firstName: 60,
  lastName: 60,
  email: ACCOUNT_LIMITS.email,
  /** As typed; what is stored is E.164. */
  phone: CARD_LIMITS.phone,
  jobTitle: CARD_LIMITS.role,
  website: CARD_LIMITS.url,
} as const;

/** '' where nothing was said. Checked: `phone` is E.164, `website` an http(s) address. */
export interface DemoRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobTitle: string;
  website: string;
  employees: string;
  users: string;
}

/** As it comes from a form or a call: everything may be missing. */
export type RawDemoRequest = { [Name in keyof DemoRequest]?: string | null };
