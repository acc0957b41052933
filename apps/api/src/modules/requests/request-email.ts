import type { ContactRequest, DemoRequest } from '@tessera/domain';
import type { Email } from '../../platform/mail/email.ts';

/** To sales. */
export function demoRequestEmail(request: DemoRequest): Email {
  return {
    subject: 'Demo request',
    heading: 'Someone would like a demo',
    paragraphs: [],
    facts: filled([
      ['Name', `${request.firstName} ${request.lastName}`],
      ['Email', request.email],
      ['Phone', request.phone],
      ['Job title', request.jobTitle],
      ['Website', request.website],
      ['Employees', request.employees],
      ['Users', request.users],
    ]),
    note: 'Reply to this email to answer them.',
  };
}

/** To the person. What they typed is not in it: anybody can put anybody's address into a form. */
export function demoConfirmationEmail(): Email {
  return {
    subject: 'We received your demo request',
    heading: 'Thank you, we received your request',
    paragraphs: ['We’ll email you shortly to schedule a live walkthrough of 25 minutes.'],
    note: 'You get this email because someone entered this address on our demo page. If it wasn’t you, please ignore it.',
  };
}

/** To sales or support. */
export function contactRequestEmail(request: ContactRequest): Email {
  return {
    subject: `Contact form: ${request.topic}`,
    heading: 'A message from the contact form',
    paragraphs: [],
    facts: [
      ['Name', request.name],
      ['Email', request.email],
      ['Topic', request.topic],
      ['Message', request.message],
    ],
    note: 'Reply to this email to answer them.',
  };
}

export function contactConfirmationEmail(): Email {
  return {
    subject: 'We received your message',
    heading: 'Thank you, we received your message',
    paragraphs: ['We read every message and reply by email.'],
    note: 'You get this email because someone entered this address on our contact page. If it wasn’t you, please ignore it.',
  };
}

function filled(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== '');
}
