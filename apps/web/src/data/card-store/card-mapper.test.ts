import { type CardData, emptyCardData, fillCardData, withSingleFields } from '@tessera/domain';
import { expect, test } from 'vitest';
import { fromCardData, toCardDataInput } from './card-mapper.ts';

const card: CardData = fillCardData({
  ...emptyCardData('event'),
  theme: 'tech',
  name: 'Asha',
  phones: [{ label: 'Rezeption', value: '+498912345', audience: 'HANDED' }],
  audiences: [{ field: 'role', audience: 'CONTACTS' }],
  addresses: [{ label: 'work', value: 'Pune', map: 'https://maps.example/x' }],
  tags: ['design'],
  socials: { github: 'asha' },
  profiles: [{ network: 'mastodon', value: '@asha@example.social' }],
  blocks: [
    { kind: 'gallery', pictures: [{ imageUrl: '/uploads/a.webp', alt: 'A' }] },
    { kind: 'link', title: 'Book', url: 'https://a.example', icon: 'book' },
  ],
  extra: { personal: { gender: 'Female', birthDate: '1990-01-02' }, company: { companyName: 'Rao' } },
});

/** What the server answers for such an input. */
function answered(data: CardData): Parameters<typeof fromCardData>[0] {
  const { extra, ...rest } = toCardDataInput(data);
  const { phones, emails, websites, addresses, ...said } = withSingleFields(data);
  return {
    __typename: 'CardData',
    ...said,
    design: null,
    phones: phones.map((one) => ({ __typename: 'CardPhone', ...one, audience: one.audience ?? null })),
    emails: emails.map((one) => ({ __typename: 'CardEmail', ...one, audience: one.audience ?? null })),
    websites: websites.map((one) => ({ __typename: 'CardWebsite', ...one, audience: one.audience ?? null })),
    addresses: addresses.map((one) => ({ __typename: 'CardAddress', ...one, audience: one.audience ?? null })),
    type: rest.type ?? 'BUSINESS',
    theme: rest.theme ?? 'LUXE',
    socials: { __typename: 'CardSocials', ...data.socials },
    profiles:
      rest.profiles?.map((one, at) => ({
        __typename: 'CardProfile',
        ...one,
        audience: data.profiles?.[at]?.audience ?? null,
      })) ?? null,
    audiences: rest.audiences?.map((one) => ({ __typename: 'CardFieldAudience', ...one })) ?? null,
    translations: data.translations?.map((one) => ({ __typename: 'CardTranslation', ...one })) ?? null,
    blocks:
      data.blocks?.map((one, at) => ({
        __typename: 'CardBlock',
        ...one,
        ...{ kind: rest.blocks?.[at]?.kind ?? 'TEXT', icon: rest.blocks?.[at]?.icon ?? null },
        audience: one.audience ?? null,
        pictures: one.pictures.map((picture) => ({ __typename: 'BlockPicture', ...picture })),
      })) ?? null,
    extra: {
      __typename: 'CardExtra',
      company: { __typename: 'CompanyDetails', ...said.extra.company },
      personal: { __typename: 'PersonalDetails', ...said.extra.personal, gender: extra?.personal?.gender ?? null },
      event: data.extra.event ? { __typename: 'EventDetails', ...data.extra.event } : null,
      works: data.extra.works?.map((work) => ({ __typename: 'PortfolioWork', ...work })) ?? null,
    },
  };
}

test('enums are sent in capitals', () => {
  expect(toCardDataInput(card)).toMatchObject({
    type: 'EVENT',
    theme: 'TECH',
    blocks: [
      { kind: 'GALLERY', icon: null },
      { kind: 'LINK', icon: 'BOOK' },
    ],
    extra: { personal: { gender: 'FEMALE' } },
  });
});

test('everyone is said of entries, so that the server takes back what it had', () => {
  expect(toCardDataInput(card)).toMatchObject({
    phones: [{ audience: 'HANDED' }],
    addresses: [{ audience: 'EVERYONE' }],
    profiles: [{ audience: 'EVERYONE' }],
    audiences: [{ field: 'ROLE', audience: 'CONTACTS' }],
  });
});

test('no gender is sent as null', () => {
  expect(toCardDataInput(emptyCardData()).extra?.personal?.gender).toBeNull();
});

test.each([card, emptyCardData()])('what comes back is the card that was sent', (data) => {
  expect(fromCardData(answered(data))).toEqual(data);
});
