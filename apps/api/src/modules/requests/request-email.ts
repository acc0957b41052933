import type { ContactRequest, DemoRequest } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Email } from '../../infra/mail/email.ts';

/** To sales. */
export function demoRequestEmail(request: DemoRequest): Email {
  return {
    subject: t('Demo request'),
    heading: t('Someone would like a demo'),
    paragraphs: [],
    facts: filled([
      [t('Name'), `${request.firstName} ${request.lastName}`],
      [t('Email'), request.email],
      [t('Phone'), request.phone],
      [t('Job title'), request.jobTitle],
      [t('Website'), request.website],
      [t('Employees'), request.employees],
      [t('Users'), request.users],
    ]),
    note: t('Reply to this email to answer them.'),
  };
}

/** To the person. What they typed is not in it: anybody can put anybody's address into a form. */
export function demoConfirmationEmail(): Email {
  return {
    subject: t('We received your demo request'),
    heading: t('Thank you, we received your request'),
    paragraphs: [t('We’ll email you shortly to schedule a live walkthrough of 25 minutes.')],
    note: t(
      'You get this email because someone entered this address on our demo page. If it wasn’t you, please ignore it.',
    ),
  };
}

/** To sales or support. */
export function contactRequestEmail(request: ContactRequest): Email {
  return {
    subject: t('Contact form: {topic}', { topic: request.topic }),
    heading: t('A message from the contact form'),
    paragraphs: [],
    facts: [
      [t('Name'), request.name],
      [t('Email'), request.email],
      [t('Topic'), request.topic],
      [t('Message'), request.message],
    ],
    note: t('Reply to this email to answer them.'),
  };
}

export function contactConfirmationEmail(): Email {
  return {
    subject: t('We received your message'),
    heading: t('Thank you, we received your message'),
    paragraphs: [t('We read every message and reply by email.')],
    note: t(
      'You get this email because someone entered this address on our contact page. If it wasn’t you, please ignore it.',
    ),
  };
}

function filled(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== '');
}
