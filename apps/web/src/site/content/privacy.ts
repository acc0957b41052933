import { REQUEST_YEARS } from '@tessera/domain';
import { t } from '@tessera/texts';

/** A part of a legal text; the page numbers them. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Stands after the first paragraph. */
  points?: readonly string[];
}

export const PRIVACY = {
  cap: t('Privacy policy'),
  title: t('What we collect, and what we don’t'),
  lead: t('This policy says what Tessera stores, why, and for how long, in plain words.'),
  changed: t('Last changed on 23 November 2026'),
} as const;

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information',
    title: t('Information we collect'),
    paragraphs: [
      t('We store what you give us, and as little as possible beyond that.'),
      t(
        'We store visits to a card without a name or address. Each visit gets a code made from the address, the browser, the card and a random key. We destroy the key every night. After that, no one can tell who the visitor was or recognise them on another day.',
      ),
    ],
    points: [
      t(
        'Your account: your name and email address, a picture and a short bio if you add them, and your password as an argon2id hash that can’t be turned back into the password.',
      ),
      t(
        'Your cards: what you write on them, the pictures you upload, earlier versions, and the addresses you chose for them.',
      ),
      t('Your shares: when and how you shared a card.'),
      t(
        'Your signed-in devices: browser and system in words, such as “Firefox on Linux”, and when each was last active.',
      ),
      t(
        'Activity on your cards: views, taps and saved contact files, how visitors found the card, and the campaign in the link if there was one.',
      ),
      t(
        'Counters against abuse: how often a network address or an account tried to sign in, send a form and so on. We keep them for two hours at most.',
      ),
      t(
        'Payments: plan, seats, and invoices with your name, your email address, and the company, address and tax ID you enter for them. Only the payment provider sees card and account numbers.',
      ),
      t(
        'Messages to us: demo requests and messages from the contact form, with the names, addresses and numbers in them.',
      ),
    ],
  },
  {
    id: 'use',
    title: t('How we use it'),
    paragraphs: [
      t(
        'We use it to show your cards where you want them seen, to count what happens to them, to keep your account safe, to send the emails that you ask for or that your account needs, and to answer you.',
      ),
      t(
        'We show no ads from others, build no profiles of visitors, and use none of your data to train anything. The banner at the foot of some pages advertises Tessera itself and comes from our own server.',
      ),
    ],
  },
  {
    id: 'sharing',
    title: t('Sharing'),
    paragraphs: [
      t('We don’t sell your data. We share it only as you choose:'),
      t(
        'The operator of this installation of Tessera may use providers for email, payments or picture storage. Each provider sees only what it needs for its task. Otherwise we disclose data only where the law requires it.',
      ),
    ],
    points: [
      t(
        'Only you can see a private card. Anyone with the link can see an unlisted card. Everyone can see a public card, including search engines.',
      ),
      t(
        'Your settings decide whether cards show your email address and social links, and whether people can save your contact file. What you turn off appears on no page, preview, file or API answer.',
      ),
      t('When you share a card by WhatsApp or email, that service receives the text you send with it.'),
      t(
        'When someone adds a card to Google Wallet, Google receives what everyone sees of the card. Apple only learns that a pass in Apple Wallet has changed.',
      ),
      t(
        'A service that you connect, such as HubSpot or Notion, receives your contacts in the fields you chose. We store its access tokens encrypted and delete them when you disconnect it.',
      ),
    ],
  },
  {
    id: 'retention',
    title: t('Retention'),
    paragraphs: [
      t(
        'We keep your account and cards until you delete them. We keep the last 20 versions of each card. A card’s analytics are deleted with the card. We keep the encrypted answers to requests for 24 hours, so that a request that is sent twice takes effect once.',
      ),
      t(
        'We delete demo requests and messages after {requestYears} years, or earlier when you ask us. After you delete your account, some records are retained for up to 90 days. Section 5 says which.',
        { requestYears: REQUEST_YEARS },
      ),
      t(
        'Bookkeeping law requires us to keep paid invoices after an account is gone. We keep them for eight years after the year of payment, apart from all other data, and then delete them.',
      ),
    ],
  },
  {
    id: 'rights',
    title: t('Your rights and the deletion of your account'),
    paragraphs: [
      t(
        'You can see, correct, download and delete your data. Edit cards and your profile where they are, download everything as one file from Settings, and delete the account on the page “{deletePage}”.',
        { deletePage: t('Delete account') },
      ),
      t(
        'When you ask for deletion, we email a link to the registered address, because only its owner may delete the account. We delete it within 7 business days, and you can cancel until then. Deletion removes your profile, cards, shares, messages, pictures and sessions. For 90 days we keep a minimal record: that an account was deleted, when, and a code that can only confirm an address someone already knows. Then we delete that, too. Paid invoices stay for as long as section 4 says, with the name and address on them.',
      ),
      t(
        'If you think that we handle your data wrongly, write to us. You can also contact the data protection authority where you live.',
      ),
    ],
  },
  {
    id: 'cookies',
    title: t('Cookies and browser storage'),
    paragraphs: [
      t(
        'We use two cookies, and scripts can’t read them. One holds your session while you are signed in. The other recognises this device, so that we can warn you about sign-ins on a new one. It contains nothing about you. There are no other cookies and none from third parties.',
      ),
      t(
        'Your browser also stores, on your device only: your session and name, your cards so that they open offline, changes that are waiting for a connection, and small choices such as a notice you closed. People who visit a card get no cookie.',
      ),
    ],
  },
  {
    id: 'security',
    title: t('Security'),
    paragraphs: [
      t(
        'We store passwords and the tokens of private links only as hashes. Pages use HTTPS and block scripts that aren’t ours. Settings lists every signed-in device, and you can sign each one out. Changing your password ends all other sessions.',
      ),
      t(
        'Our logs contain no email address, no password and no message. No software is free of faults: if you find one, please tell us before you tell others.',
      ),
    ],
  },
  {
    id: 'children',
    title: t('Children under 13'),
    paragraphs: [
      t(
        'Tessera is not for children under 13, and we don’t knowingly store data about them. If you believe that a child has created an account, write to us and we’ll remove it.',
      ),
    ],
  },
  {
    id: 'changes',
    title: t('Changes'),
    paragraphs: [
      t(
        'When our practices change, we update this policy first, with the date at the top. If a change reduces your rights, we email you before it takes effect.',
      ),
    ],
  },
  {
    id: 'contact',
    title: t('Contact'),
    paragraphs: [
      t('For questions, requests and complaints about your data, use the contact page. A person reads every message.'),
    ],
  },
];
