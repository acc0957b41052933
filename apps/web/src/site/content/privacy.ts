import { REQUEST_YEARS } from '@tessera/domain';

/** A part of a legal text; the page numbers them. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Stands after the first paragraph. */
  points?: readonly string[];
}

export const PRIVACY = {
  cap: 'Privacy policy',
  title: 'What we know about you, and what we make a point of not knowing.',
  lead: 'A card is made to be handed on; the person behind it is not. This is what Tessera stores, why, and for how long, written so that it can be read.',
  changed: 'Last changed on 21 November 2026',
} as const;

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information',
    title: 'Information we collect',
    paragraphs: [
      'We store what you give us, and as little as possible of what happens by itself.',
      'A visit to a card is stored without name and address. It is marked with a code made from the address, the browser and the card with a random key. The key is destroyed with the day, so that afterwards neither we nor anybody else can tell whose visit it was or recognise the same visitor on another day.',
    ],
    points: [
      'Your account: your name, your email address, a picture and a few words about you if you add them, and your password only as an argon2id hash from which it can’t be read.',
      'Your cards: everything that you write on them, the pictures that you upload, their earlier versions, and the addresses that you chose for them.',
      'What you do with them: when and by which way you shared a card.',
      'Your signed-in devices: browser and system in words, such as “Firefox on Linux”, and when each was last active.',
      'What others do with your cards: views, taps and saved contact files, the way by which they came, and the campaign in the link if there was one.',
      'Counters against abuse: how often a network address or an account tried to sign in, to send a form and the like, for two hours at most.',
      'What you pay for: plan, seats and invoices, which carry your name and email address. Numbers of cards and accounts are seen by the payment provider alone.',
      'What you write to us: demo requests and messages from the contact form, with the names, addresses and numbers in them.',
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    paragraphs: [
      'To show your cards where you want them seen, to count honestly what came of them, to keep your account safe, to send the mails that you ask for or that your account needs, and to answer you.',
      'We show no advertising of others, build no profiles of visitors, and use nothing of yours to train anything. The banner at the foot of some pages speaks of Tessera itself and is sent from our own server.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    paragraphs: [
      'We sell nothing that we know about you, and give it to nobody except as you choose:',
      'Whoever runs this installation of Tessera may use a provider for mail, for payments or for storing pictures. Such a provider sees only what its task needs. Beyond that we hand data over only where the law compels us to.',
    ],
    points: [
      'A private card is seen by you alone, an unlisted one by whoever has its link, a public one by everybody, search engines included.',
      'Your settings decide whether cards show your email address and your social links, and whether contact files can be saved. What you switch off is in no page, preview, file or answer of our API.',
      'When you share a card by WhatsApp or mail, that service receives the text that you send with it.',
      'A service that you connect, such as HubSpot or Notion, receives the contacts that you keep, as far as you have mapped their fields. The tokens by which it is asked are stored encrypted, and are deleted when you disconnect it.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    paragraphs: [
      'Your account and your cards stay until you delete them. Of each card we keep the last 20 versions. Figures about a card go with the card. So that a request that is sent twice happens once, its encrypted answer is kept for 24 hours.',
      `Demo requests and messages are removed after ${REQUEST_YEARS} years, or earlier when you ask us. After the deletion of an account some records are retained for up to 90 days; section 5 says which.`,
      'Paid invoices outlive an account, because the law on bookkeeping asks for them: they are kept for eight years after the year in which they were paid, apart from everything else of yours, and are then removed.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights and the deletion of your account',
    paragraphs: [
      'What is yours can be seen, corrected, taken along and deleted by you: cards and profile where they are edited, all of it as one file from the settings, and the account on the page “Delete account”.',
      'A deletion begins with a link that we mail to the registered address, because only its owner may ask for it. It is carried out within 7 business days; until then you can call it off. It removes your profile, cards, shares, messages, pictures and sessions. What remains for 90 days is a minimal record: that an account was deleted, when, and a code that answers “was it this address?” only to somebody who knows the address already. Then that goes, too. Paid invoices stay for as long as section 4 says, with the name and address that are on them and without a tie to anything else.',
      'If you think that we treat your data wrongly, write to us; you may also turn to the data protection authority where you live.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    paragraphs: [
      'Two cookies, which scripts can’t read. One holds your session once you have signed in, and goes when you sign out. The other lets us know this device again, so that we can warn you of sign-ins on a new one; it says nothing of you. There are no others, and none of anybody else.',
      'Besides that your browser keeps, on your device only: your session and name, your cards so that they open without a network, changes that wait for one, and small remarks such as “this notice was closed”. The visitors of a card get no cookie.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    paragraphs: [
      'Passwords and the tokens of private links are stored as hashes only. Connections to this site should always be made by HTTPS, and pages forbid scripts that are not ours. Every device that is signed in is listed in your settings and can be signed out there. Changing your password ends all other sessions.',
      'Our logs name no email address, no password and no message. Nothing that people build is without faults: if you find one, please tell us before you tell others.',
    ],
  },
  {
    id: 'children',
    title: 'Children under 13',
    paragraphs: [
      'Tessera is not meant for children under 13, and we do not knowingly store anything about them. If you believe that a child has made an account, write to us and we remove it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When what we do changes, this text changes first, and the date at its top with it. A change that takes something away from you is announced to the email address of your account before it holds.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      'Questions, requests and complaints about your data reach us through the contact page, by which a person reads them.',
    ],
  },
];
