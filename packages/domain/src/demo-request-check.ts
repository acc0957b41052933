import { type Message, msg } from '@tessera/texts';
import {
  DEMO_REQUEST_LIMITS,
  type DemoRequest,
  EMPLOYEE_OPTIONS,
  type RawDemoRequest,
  REQUIRED_FIELDS_MESSAGE,
  USER_OPTIONS,
} from './demo-request.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { normalizeUrl } from './link.ts';
import type { Region } from './locale.ts';
import { MESSAGES } from './messages.ts';

const REQUIRED = {
  firstName: msg('Enter your first name.'),
  lastName: msg('Enter your last name.'),
  email: msg('Enter your work email.'),
  phone: msg('Enter your phone number.'),
} as const;

const requiredNames = ['firstName', 'lastName', 'email', 'phone'] as const;
const NOT_OFFERED = msg('Choose one of the options.');

/**
 * Checks the whole request at once. `request` is null when it may not be stored; `message` then tells people why. A number
 * without country code is read as of the region.
 */
export function checkDemoRequest(
  raw: RawDemoRequest,
  region?: Region,
):
  | { request: DemoRequest; errors: FieldErrors; message: null }
  | { request: null; errors: FieldErrors; message: Message } {
  const { errors, fail, line, email, phone } = createFieldChecker(region);
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
  if (website === null) fail('website', msg('This is not a web address.'));
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
