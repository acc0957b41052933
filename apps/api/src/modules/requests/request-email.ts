import type { ContactRequest, DemoRequest } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Email, Fact } from '../../infra/mail/email.ts';

/** To sales. */
export function demoRequestEmail(request: DemoRequest): Email {
  return {
    subject: msg('Demo request'),
    heading: msg('Someone would like a demo'),
    paragraphs: [],
    facts: filled([
      [msg('Name'), `${request.firstName} ${request.lastName}`],
      [msg('Email'), request.email],
      [msg('Phone'), request.phone],
      [msg('Job title'), request.jobTitle],
      [msg('Website'), request.website],
      [msg('Employees'), request.employees],
      [msg('Users'), request.users],
    ]),
    note: msg('Reply to this email to answer them.'),
  };
}

/** To the person. What they typed is not in it: anybody can put anybody's address into a form. */
export function demoConfirmationEmail(): Email {
  return {
    subject: msg('We received your demo request'),
    heading: msg('Thank you, we received your request'),
    paragraphs: [msg('We’ll email you shortly to schedule a live walkthrough of 25 minutes.')],
    note: msg(
      'You get this email because someone entered this address on our demo page. If it wasn’t you, please ignore it.',
    ),
  };
}

/** To sales or support. */
export function contactRequestEmail(request: ContactRequest): Email {
  return {
    subject: msg('Contact form: {topic}', { topic: request.topic }),
    heading: msg('A message from the contact form'),
    paragraphs: [],
    facts: [
      [msg('Name'), request.name],
      [msg('Email'), request.email],
      [msg('Topic'), request.topic],
      [msg('Message'), request.message],
    ],
    note: msg('Reply to this email to answer them.'),
  };
}

export function contactConfirmationEmail(): Email {
  return {
    subject: msg('We received your message'),
    heading: msg('Thank you, we received your message'),
    paragraphs: [msg('We read every message and reply by email.')],
    note: msg(
      'You get this email because someone entered this address on our contact page. If it wasn’t you, please ignore it.',
    ),
  };
}

function filled(facts: Fact[]): Fact[] {
  return facts.filter(([, value]) => value !== '');
}
