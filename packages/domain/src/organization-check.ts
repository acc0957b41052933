import { msg } from '@tessera/texts';
import { checkEmail } from './email.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** Limits of a team: texts in UTF-16 units, or counts. */
export const ORGANIZATION_LIMITS = {
  name: 80,
  label: 40,
  members: 500,
  invitationDays: 7,
  /** Invitations by mail that nobody has taken yet. */
  openInvitations: 200,
  templates: 20,
  templateName: 80,
  /** Designs that the team has published to its own part of the marketplace. */
  designs: 50,
} as const;

/** The name of a team in its stored form, or what is wrong with it. */
export function checkOrganizationName(raw: string): { name: string; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw, ORGANIZATION_LIMITS.name);
  if (name === '' && !errors.name) fail('name', msg('Enter a name.'));
  return { name, errors };
}

/** What somebody does in the team, in the team's own words (“Sales”); '' is allowed. */
export function checkJobLabel(raw: string): { label: string; errors: FieldErrors } {
  const { errors, line } = createFieldChecker();
  return { label: line('label', raw, ORGANIZATION_LIMITS.label), errors };
}

/** Whom an invitation goes to, and as what. */
export function checkInvitation(raw: { email: string; label: string }): {
  invitation: { email: string; label: string };
  errors: FieldErrors;
} {
  const { label, errors } = checkJobLabel(raw.label);
  const { email = '', error } = checkEmail(raw.email);
  return { invitation: { email, label }, errors: error === undefined ? errors : { ...errors, email: error } };
}
