import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_FIELDS, FIELD_AUDIENCES, type FieldAudience, type HasAudience } from './audience.ts';
import { CONTACT_KINDS } from './card-contacts.ts';
import { type CardData, emptyCardData, fillCardData } from './card-data.ts';
import { patchCardData } from './card-patch.ts';
import { checkCardData } from './card-rules.ts';
import { contactOfCard } from './contact-card.ts';
import { cardPreview, shownContacts, shownWorks } from './preview.ts';
import {
  type CardReader,
  FIELD_PATHS,
  hasAudiences,
  mayRead,
  restoreAudiences,
  VISITOR,
  visibleCardData,
} from './privacy.ts';
import { cardVcf } from './vcard.ts';

const SHOW = { email: true, socials: true, details: true };

const FIELD_MARKERS: Record<(typeof CARD_FIELDS)[number], string[]> = {
  suffix: ['MkSuffix'],
  pronouns: ['MkPronouns'],
  pronunciation: ['MkPronunciation'],
  role: ['MkRole', 'MkDesignation', 'MkTranslatedRole'],
  tagline: ['MkTagline', 'MkTranslatedTagline'],
  company: ['MkAcme', 'MkTranslatedCompany'],
  photo: ['mkphoto'],
  logo: ['mklogo', 'mkbrand', 'mkdark'],
  tags: ['MkLabel'],
  education: ['MkEducation'],
  message: ['MkPersonalMessage', 'MkCompanyMessage'],
  event: ['MkPlace', 'mktickets'],
  works: ['MkWork', 'mkpicture'],
  linkedin: ['mk-linkedin'],
  twitter: ['mktwitter'],
  instagram: ['mkinstagram'],
  facebook: ['mkfacebook'],
  youtube: ['mkyoutube'],
  github: ['mkgithub'],
  whatsapp: ['919811100001'],
  telegram: ['mktelegram'],
};

/** The lists whose entries have audiences, with what each entry says. */
const ENTRY_MARKERS = {
  phones: [['919811100002'], ['919811100003']],
  emails: [['mkfirst@'], ['mksecond@']],
  websites: [['mksite-one'], ['mksite-two']],
  addresses: [
    ['MkStreetOne', 'MkTranslatedStreet', 'mkmap-one'],
    ['MkStreetTwo', 'mkmap-two'],
  ],
  profiles: [['mkbluesky'], ['mkmastodon']],
  blocks: [['MkBlockOne'], ['MkBlockTwo', 'mkblock-link']],
};
type List = keyof typeof ENTRY_MARKERS;
const LISTS = Object.keys(ENTRY_MARKERS) as List[];

/** A card that says something in every field. */
const card: CardData = fillCardData({
  type: 'business',
  title: 'Card of Asha',
  name: 'Asha Rao',
  suffix: 'MkSuffix',
  pronouns: 'MkPronouns',
  pronunciation: 'MkPronunciation',
  role: 'MkRole',
  tagline: 'MkTagline',
  logoUrl: 'https://x.example/mklogo.png',
  tags: ['MkLabel'],
  language: 'en',
  translations: [
    {
      language: 'de',
      name: 'Ascha Rao',
      role: 'MkTranslatedRole',
      tagline: 'MkTranslatedTagline',
      companyName: 'MkTranslatedCompany',
      address: 'MkTranslatedStreet',
    },
  ],
  phones: [
    { label: 'work', value: '+919811100002' },
    { label: 'mobile', value: '+919811100003' },
  ],
  emails: [
    { label: 'work', value: 'mkfirst@x.example' },
    { label: '', value: 'mksecond@x.example' },
  ],
  websites: [
    { label: '', value: 'https://mksite-one.example' },
    { label: '', value: 'https://mksite-two.example' },
  ],
  addresses: [
    { label: 'work', value: 'MkStreetOne', map: 'https://maps.example/mkmap-one' },
    { label: 'home', value: 'MkStreetTwo', map: 'https://maps.example/mkmap-two' },
  ],
  socials: {
    ...{ linkedin: 'mk-linkedin', twitter: 'mktwitter', instagram: 'mkinstagram', facebook: 'mkfacebook' },
    ...{ youtube: 'mkyoutube', github: 'mkgithub', whatsapp: '+919811100001', telegram: 'mktelegram' },
  },
  profiles: [
    { network: 'bluesky', value: 'mkbluesky.example' },
    { network: 'mastodon', value: '@mkmastodon@x.example' },
  ],
  blocks: [
    { kind: 'text', title: 'MkBlockOne', text: 'MkBlockOne' },
    { kind: 'link', title: 'MkBlockTwo', url: 'https://x.example/mkblock-link' },
  ],
  design: {
    ...{ name: 'Plain', ornament: 'none', head: 'plain', darkLogoUrl: 'https://x.example/mkdark.png' },
    colors: { surface: '#ffffff', ink: '#000000', accent: '#0000ff' },
  },
  extra: {
    personal: {
      ...{ photoUrl: 'https://x.example/mkphoto.png', education: 'MkEducation', message: 'MkPersonalMessage' },
      ...{
        gender: 'Female',
        birthDate: '1990-01-02',
        anniversaryDate: '2015-03-04',
        resAddress: 'MkHome',
        pincode: 'MkPin',
      },
    },
    company: {
      ...{ companyName: 'MkAcme', companyLogo: 'https://x.example/mkbrand.png', designation: 'MkDesignation' },
      message: 'MkCompanyMessage',
    },
    event: { date: '2026-12-18', place: 'MkPlace', ticketsUrl: 'https://x.example/mktickets' },
    works: [{ imageUrl: 'https://x.example/mkpicture.png', title: 'MkWork', alt: '', link: '', year: '' }],
  },
});

/** Who belongs to which audience, written out: not the rule that is tested. */
const READERS: Record<string, CardReader & { sees: readonly FieldAudience[] }> = {
  visitor: { ...VISITOR, sees: ['EVERYONE'] },
  handed: { ...VISITOR, wasHanded: true, sees: ['EVERYONE', 'HANDED'] },
  signedIn: { ...VISITOR, isSignedIn: true, sees: ['EVERYONE', 'SIGNED_IN'] },
  both: { isSignedIn: true, wasHanded: true, isContact: false, sees: ['EVERYONE', 'HANDED', 'SIGNED_IN'] },
  contact: {
    isSignedIn: true,
    wasHanded: false,
    isContact: true,
    sees: ['EVERYONE', 'HANDED', 'SIGNED_IN', 'CONTACTS'],
  },
};
const ALWAYS_HIDDEN = ['MkHome', 'MkPin', '1990', '2015', 'Female'];

interface Schedule {
  fields: FieldAudience[];
  entries: FieldAudience[];
  reader: string;
}
const audience = fc.constantFrom(...FIELD_AUDIENCES);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  fields: fc.array(audience, { minLength: CARD_FIELDS.length, maxLength: CARD_FIELDS.length }),
  entries: fc.array(audience, { minLength: LISTS.length * 2, maxLength: LISTS.length * 2 }),
  reader: fc.constantFrom(...Object.keys(READERS)),
});

function assign({ fields, entries }: Schedule): {
  data: CardData;
  parts: { audience: FieldAudience; markers: string[] }[];
} {
  const parts = CARD_FIELDS.map((field, at) => ({ audience: fields[at] ?? 'EVERYONE', markers: FIELD_MARKERS[field] }));
  const data = structuredClone(card);
  data.audiences = CARD_FIELDS.map((field, at) => ({ field, audience: fields[at] ?? 'EVERYONE' }));
  for (const [at, list] of LISTS.entries()) {
    for (const index of [0, 1]) {
      const said = entries[at * 2 + index] ?? 'EVERYONE';
      const entry = (data[list] as HasAudience[])[index];
      if (entry) entry.audience = said;
      parts.push({ audience: said, markers: ENTRY_MARKERS[list][index] ?? [] });
    }
  }
  return { data, parts };
}

/** Everything that is made of a card for its reader, as one text. */
function everyAnswer(data: CardData, reader: CardReader): string {
  const visible = visibleCardData(data, SHOW, reader);
  const files = (['3.0', '4.0'] as const).map((version) =>
    cardVcf({
      ...{ data, version, reader, show: SHOW, rev: new Date(0), uid: 'b7c1e1a0-0000-4000-8000-000000000000' },
      sourceUrl: 'https://tessera.example/asha/card.vcf',
    }).replaceAll('\r\n ', ''),
  );
  const drawn = [cardPreview(visible), shownContacts(visible), shownWorks({ ...visible, type: 'portfolio' })];
  return JSON.stringify([visible, drawn, contactOfCard(data, SHOW, reader), files]);
}

describe('who sees what', () => {
  /** `read`: what the answer is made of that must say nothing wrong. */
  function holds(one: Schedule, read: (data: CardData, reader: CardReader) => string): void {
    const { data, parts } = assign(one);
    const { sees, ...reader } = READERS[one.reader] ?? { ...VISITOR, sees: [] };
    const seen = JSON.stringify(visibleCardData(data, SHOW, reader));
    const answer = read(data, reader);
    for (const { audience: said, markers } of parts) {
      const wrong = markers.filter((marker) =>
        sees.includes(said) ? !seen.includes(marker) : answer.includes(marker),
      );
      expect(wrong, `for ${said}, read by ${one.reader}`).toEqual([]);
    }
    expect(ALWAYS_HIDDEN.filter((marker) => answer.includes(marker))).toEqual([]);
    expect(answer).not.toMatch(/"audience/);
  }

  test('in 10,000 schedules of audiences and readers nothing is shown to a wrong reader, and nothing withheld from a right one', () => {
    const rule = (data: CardData, reader: CardReader) => JSON.stringify(visibleCardData(data, SHOW, reader));
    fc.assert(
      fc.property(schedule, (one) => holds(one, rule)),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('faces, contacts and contact files say no more', () => {
    fc.assert(
      fc.property(schedule, (one) => holds(one, everyAnswer)),
      { numRuns: 200 },
    );
  }, 300_000);

  test('every text of a card can be hidden, or is one that every card shows', () => {
    const shown = [
      'type',
      'theme',
      'title',
      'name',
      'givenName',
      'familyName',
      'language',
      'translations',
      'audiences',
      'extra.company.category',
    ];
    const notes = ['gender', 'birthDate', 'anniversaryDate', 'resAddress', 'pincode'].map(
      (name) => `extra.personal.${name}`,
    );
    const withAudience = [...Object.values(FIELD_PATHS).flat(), ...LISTS];
    const paths = (value: object, parent = ''): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner) && `${parent}${key}` !== 'extra.event'
          ? paths(inner, `${parent}${key}.`)
          : [`${parent}${key}`],
      );
    const all = new Set([...paths(emptyCardData()), 'design.darkLogoUrl']);
    expect([...all].sort()).toEqual([...shown, ...notes, ...withAudience].sort());
  });

  test('the company’s name stays where it is the name of the card', () => {
    const data = {
      ...structuredClone(card),
      name: '',
      title: '',
      audiences: [{ field: 'company', audience: 'ONLY_ME' }],
    } as CardData;
    expect(visibleCardData(data, SHOW).extra.company.companyName).toBe('MkAcme');
  });

  test('a switch of the account hides what an audience would show', () => {
    const contact = READERS.contact ?? VISITOR;
    const seen = visibleCardData(card, { email: false, socials: false }, contact);
    expect(seen.emails).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/mk-linkedin|mkbluesky/);
  });

  test('an audience that nobody knows hides', () => {
    expect(mayRead('FRIENDS' as FieldAudience, READERS.contact ?? VISITOR)).toBe(false);
  });

  test('a card without audiences is the same for everyone', () => {
    expect(hasAudiences(card)).toBe(false);
    expect(hasAudiences({ ...card, phones: [{ label: '', value: '1', audience: 'ONLY_ME' }] })).toBe(true);
  });
});

describe('how audiences are kept', () => {
  const hidden = checkCardData(
    fillCardData({
      name: 'Asha',
      phones: [
        { label: 'work', value: '+919811100002' },
        { label: 'mobile', value: '+919811100003', audience: 'ONLY_ME' },
      ],
      audiences: [
        { field: 'tagline', audience: 'EVERYONE' },
        { field: 'role', audience: 'HANDED' },
        { field: 'role', audience: 'CONTACTS' },
      ],
    }),
  ).data;

  test('everyone is not written down, and the last word on a field counts', () => {
    expect(hidden.audiences).toEqual([{ field: 'role', audience: 'CONTACTS' }]);
    expect(hidden.phones).toEqual([
      { label: 'work', value: '+919811100002' },
      { label: 'mobile', value: '+919811100003', audience: 'ONLY_ME' },
    ]);
  });

  test('a program that knows no audiences opens nothing: not by sending a list in another order, nor by correcting a number', () => {
    const phones = [
      { label: 'mobile', value: '+919811100003' },
      { label: 'work', value: '+919811100002' },
    ];
    expect(fillCardData({ name: 'Asha', phones }, hidden).phones[0]).toMatchObject({ audience: 'ONLY_ME' });
    expect(fillCardData({ name: 'Asha', phones }, hidden).audiences).toEqual(hidden.audiences);
    const corrected = [
      { label: 'work', value: '+919811100002' },
      { label: 'mobile', value: '+919811100009' },
    ];
    expect(patchCardData(hidden, { phones: corrected }).phones[1]).toMatchObject({ audience: 'ONLY_ME' });
    expect(patchCardData(hidden, { phone: '+919811100008' } as never).phones[1]).toMatchObject({ audience: 'ONLY_ME' });
    const writtenOtherwise = { label: 'mobile', value: '+91 98111-00003' };
    expect(patchCardData(hidden, { phones: [writtenOtherwise] }).phones).toMatchObject([{ audience: 'ONLY_ME' }]);
    const another = { label: 'fax', value: '+919811100007' };
    const more = patchCardData(hidden, { phones: [another, ...hidden.phones] }).phones;
    expect(more[0]?.audience).toBeUndefined();
  });

  test('who says everyone opens the entry', () => {
    const phones = [{ label: 'mobile', value: '+919811100003', audience: 'EVERYONE' as const }];
    expect(checkCardData(patchCardData(hidden, { phones })).data.phones).toEqual([
      { label: 'mobile', value: '+919811100003' },
    ]);
    expect(patchCardData(hidden, { audiences: null }).audiences).toEqual([]);
    expect(patchCardData(hidden, { role: 'Chief' }).audiences).toEqual(hidden.audiences);
  });

  test('an earlier version comes back with the audiences of today', () => {
    const earlier = { ...hidden, audiences: [], phones: hidden.phones.map(({ label, value }) => ({ label, value })) };
    expect(restoreAudiences(earlier, hidden)).toMatchObject({ phones: hidden.phones, audiences: hidden.audiences });
    const gone = { ...hidden, phones: [] };
    expect(restoreAudiences(hidden, gone).phones[1]).toMatchObject({ audience: 'ONLY_ME' });
  });

  test('every list of contacts takes them', () => {
    for (const kind of CONTACT_KINDS) {
      const [entry] = fillCardData({ [kind]: [{ value: 'x', audience: 'CONTACTS' }] })[kind];
      expect(entry).toMatchObject({ audience: 'CONTACTS' });
    }
  });
});
