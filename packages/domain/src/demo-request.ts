import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { ACCOUNT_LIMITS, CARD_LIMITS } from './limits.ts';
import { normalizeUrl } from './link.ts';
import { MESSAGES } from './messages.ts';

/** How many people a company employs and how many would use the product, as the form offers them. */
export const EMPLOYEE_OPTIONS = ['1 – 10', '11 – 50', '51 – 200', '201 – 500', '501 – 1000', '1000+'] as const;
export const USER_OPTIONS = ['1 – 5', '6 – 20', '21 – 100', '101 – 500', '501+'] as const;

/** What the form says when something that it needs is empty. */
export const REQUIRED_FIELDS_MESSAGE = 'Please fill in all required fields.';

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

const REQUIRED = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your work email.',
  phone: 'Please enter your phone number.',
} as const;

const requiredNames = ['firstName', 'lastName', 'email', 'phone'] as const;
const NOT_OFFERED = 'Please choose one of the options.';

/** Checks the whole request at once. `request` is null when it may not be stored; then `message` says so for people. */
export function checkDemoRequest(
  raw: RawDemoRequest,
):
  | { request: DemoRequest; errors: FieldErrors; message: null }
  | { request: null; errors: FieldErrors; message: string } {
  const { errors, fail, line, email, phone } = createFieldChecker();
  const text = (name: 'firstName' | 'lastName' | 'jobTitle' | 'website') =>
    line(name, raw[name] ?? '', DEMO_REQUEST_LIMITS[name]);
  const request = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: email('email', raw.email ?? ''),
    phone: phone('phone', raw.phone ?? ''),
    jobTitle: text('jobTitle'),
    website: text('website'),
    employees: raw.employees?.trim() ?? '',
    users: raw.users?.trim() ?? '',
  };
  const missing = requiredNames.filter((name) => request[name] === '');
  for (const name of missing) fail(name, REQUIRED[name]);
  const website = request.website && normalizeUrl(request.website);
  if (website === null) fail('website', 'This is not a web address.');
  if (!isOption(EMPLOYEE_OPTIONS, request.employees)) fail('employees', NOT_OFFERED);
  if (!isOption(USER_OPTIONS, request.users)) fail('users', NOT_OFFERED);
  if (website !== null && Object.keys(errors).length === 0) {
    return { request: { ...request, website }, errors, message: null };
  }
  return { request: null, errors, message: missing.length > 0 ? REQUIRED_FIELDS_MESSAGE : MESSAGES.invalidFields };
}

function isOption(options: readonly string[], value: string): boolean {
  return value === '' || options.includes(value);
}
