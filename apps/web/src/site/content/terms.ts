import type { LegalSection } from './privacy.ts';

export const TERMS = {
  cap: 'Terms',
  title: 'What you can count on, and what we count on you for.',
  lead: 'By making an account you agree to these terms. They are short, because a business card should not need a lawyer.',
  changed: 'Last changed on 21 November 2026',
} as const;

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'The service',
    paragraphs: [
      'Tessera lets you build digital business cards, share them and see what came of it. What it can do today is described on the features page; what is marked “Soon” there is not part of the service yet, and nothing is promised by it.',
      'You can use every public page without an account. To publish a card you need one.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'You must be at least 13 years old. Give a name and an email address that are yours, keep your password to yourself, and tell us when you think that somebody else uses your account. What is done with your account counts as done by you until you have told us.',
    ],
  },
  {
    id: 'content',
    title: 'What is on your cards',
    paragraphs: [
      'It stays yours. You allow us to store it and to show it to whom you choose, because otherwise there would be no card; that ends when you delete it.',
      'You answer for it. Put on a card only what you may use: your own name, marks and pictures, or ones that you were allowed to take.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    paragraphs: [
      'A card that harms people is taken down, and its account may be closed. Not allowed are, in particular:',
    ],
    points: [
      'pretending to be somebody else, or to speak for a company that you do not speak for;',
      'links to deceit, malicious software or anything unlawful;',
      'hatred, threats, and the private data of others without their consent;',
      'counting views by machine, sending unsolicited bulk messages, or getting round the limits of the service.',
    ],
  },
  {
    id: 'price',
    title: 'Prices',
    paragraphs: [
      'The Starter plan costs nothing. Paid plans are paid in advance, by the month or, where it is sold, by the year, for as many seats as you choose. Billing shows every amount before it is taken and never takes another one. A plan renews until you cancel it; then it runs to the end of what is paid, which is not paid back. Where Billing says Test provider, no money moves. A change of plan never deletes a card.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    paragraphs: [
      'We take care that your cards can be reached, and repair what breaks as fast as we can. An uninterrupted service can’t be promised by anybody. Your cards are also kept in your own browser, and you can download everything that is yours at any time; please do so before you rely on a single copy.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'We answer without limit for intent, for gross negligence, and for harm to life, body or health. For slight negligence we answer only where a duty was broken on which the whole agreement rests, and then for the damage that could be foreseen. Nothing here takes away rights that the law gives you as a consumer.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending it',
    paragraphs: [
      'You can delete your account whenever you like, on the page “Delete account”. We may end the agreement with 30 days’ notice by email, or at once when these terms are broken badly; where it is possible you get the time to download what is yours.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When these terms change, the date at their top changes. What weighs on you is sent to your email address at least 30 days before; if you do not agree, you can end your account until then.',
    ],
  },
  {
    id: 'last',
    title: 'The rest',
    paragraphs: [
      'If one of these terms does not hold, the others do. How we treat your data is said in the privacy policy. Questions reach us through the contact page.',
    ],
  },
];
