import { t } from '@tessera/texts';
import type { LegalSection } from './privacy.ts';

export const TERMS = {
  cap: t('Terms'),
  title: t('Terms of service'),
  lead: t('By creating an account you agree to these terms. We kept them short and readable.'),
  changed: t('Last changed on 23 November 2026'),
} as const;

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'service',
    title: t('The service'),
    paragraphs: [
      t(
        'Tessera lets you create digital business cards, share them and see who comes back. The features page describes what it does today. Items marked “{soon}” there are not part of the service yet, and we make no promise about them.',
        { soon: t('Soon') },
      ),
      t('You can use every public page without an account. You need an account to publish a card.'),
    ],
  },
  {
    id: 'account',
    title: t('Your account'),
    paragraphs: [
      t(
        'You must be at least 13 years old. Use your own name and email address, keep your password to yourself, and tell us if you think someone else is using your account. You are responsible for what happens in your account until you tell us.',
      ),
    ],
  },
  {
    id: 'content',
    title: t('Content of your cards'),
    paragraphs: [
      t(
        'Your content stays yours. You allow us to store it and to show it to the people you choose. That permission ends when you delete it.',
      ),
      t(
        'You are responsible for your content. Only use names, marks and pictures that are yours or that you have permission to use.',
      ),
    ],
  },
  {
    id: 'conduct',
    title: t('What is not allowed'),
    paragraphs: [t('We may take down a card that harms people and close its account. In particular, you may not:')],
    points: [
      t('pretend to be someone else, or speak for a company without its permission;'),
      t('link to scams, malware or anything unlawful;'),
      t('publish hate, threats, or other people’s private data without their consent;'),
      t('inflate views by machine, send unsolicited bulk messages, or bypass the limits of the service.'),
    ],
  },
  {
    id: 'price',
    title: t('Prices'),
    paragraphs: [
      t(
        'The Starter plan is free. You pay for other plans in advance, by the month or, where available, by the year, for the number of seats you choose. “{billing}” shows every amount before you pay, and never charges more. A plan renews until you cancel it. It then runs to the end of the paid period, and we don’t refund the rest. Where Billing says Test provider, no money moves. Changing your plan never deletes a card.',
        { billing: t('Billing') },
      ),
    ],
  },
  {
    id: 'availability',
    title: t('Availability'),
    paragraphs: [
      t(
        'We work to keep your cards available and fix problems as fast as we can. We can’t promise uninterrupted service. Your browser keeps a copy of your cards, and you can download all your data at any time.',
      ),
    ],
  },
  {
    id: 'liability',
    title: t('Liability'),
    paragraphs: [
      t(
        'Our liability is unlimited for intent, gross negligence, and injury to life, body or health. For slight negligence, we are liable only if we breach an essential obligation of this agreement, and only for foreseeable damage. These terms don’t limit the rights that the law gives you as a consumer.',
      ),
    ],
  },
  {
    id: 'ending',
    title: t('Ending the agreement'),
    paragraphs: [
      t(
        'You can delete your account at any time on the page “{deletePage}”. We can end the agreement with 30 days’ notice by email, or immediately if you seriously breach these terms. Where possible, we give you time to download your data.',
        { deletePage: t('Delete account') },
      ),
    ],
  },
  {
    id: 'changes',
    title: t('Changes'),
    paragraphs: [
      t(
        'When these terms change, we update the date at the top. If a change is to your disadvantage, we email you at least 30 days before it takes effect. If you don’t agree, you can delete your account before then.',
      ),
    ],
  },
  {
    id: 'last',
    title: t('Other'),
    paragraphs: [
      t(
        'If one of these terms is invalid, the others still apply. The privacy policy says how we handle your data. If you have questions, use the contact page.',
      ),
    ],
  },
];
