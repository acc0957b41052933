import { type Message, msg } from '@tessera/texts';
import {
  CONTACT_REQUEST_LIMITS,
  type ContactRequest,
  type RawContactRequest,
  readContactTopic,
} from './contact-request.ts';
import { REQUIRED_FIELDS_MESSAGE } from './demo-request.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { MESSAGES } from './messages.ts';

const REQUIRED = {
  name: msg('Enter your name.'),
  email: msg('Enter an email address.'),
  topic: msg('Choose a topic.'),
  message: msg('Enter a message.'),
} as const;

const requiredNames = ['name', 'email', 'topic', 'message'] as const;

/** Checks the whole message at once. `request` is null when it may not be stored; then `message` says so for people. */
export function checkContactRequest(
  raw: RawContactRequest,
):
  | { request: ContactRequest; errors: FieldErrors; message: null }
  | { request: null; errors: FieldErrors; message: Message } {
  const { errors, fail, line, lines, email } = createFieldChecker();
  const values = {
    name: line('name', raw.name ?? '', CONTACT_REQUEST_LIMITS.name),
    email: email('email', raw.email ?? ''),
    topic: raw.topic?.trim() ?? '',
    message: lines('message', raw.message ?? '', CONTACT_REQUEST_LIMITS.message),
  };
  const missing = requiredNames.filter((name) => values[name] === '');
  for (const name of missing) fail(name, REQUIRED[name]);
  const topic = readContactTopic(values.topic);
  if (topic === null) fail('topic', REQUIRED.topic);
  if (topic !== null && Object.keys(errors).length === 0)
    return { request: { ...values, topic }, errors, message: null };
  return { request: null, errors, message: missing.length > 0 ? REQUIRED_FIELDS_MESSAGE : MESSAGES.invalidFields };
}
