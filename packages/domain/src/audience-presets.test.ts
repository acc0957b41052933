import { expect, test } from 'vitest';
import {
  AUDIENCE_PRESETS,
  type AudiencePreset,
  applyPreset,
  findPreset,
  newEntryAudience,
} from './audience-presets.ts';
import { fillCardData } from './card-data.ts';
import { checkCardData } from './card-rules.ts';
import { VISITOR, visibleCardData } from './privacy.ts';

const SHOW = { email: true, socials: true };
const card = fillCardData({
  ...{ name: 'Asha', role: 'Architect', tagline: 'Builds', phone: '+919811100002', email: 'asha@example.com' },
  ...{ website: 'https://asha.example', socials: { linkedin: 'asha', whatsapp: '+919811100002' } },
});

test('Networking shows strangers who one is, and gives numbers and addresses to people who got the card', () => {
  const data = applyPreset(card, 'NETWORKING');
  expect(visibleCardData(data, SHOW)).toMatchObject({
    ...{ role: 'Architect', tagline: 'Builds', phones: [], emails: [] },
    ...{ websites: [{ value: 'https://asha.example' }], socials: { linkedin: 'asha', whatsapp: '' } },
  });
  const handed = visibleCardData(data, SHOW, { ...VISITOR, wasHanded: true });
  expect(handed).toMatchObject({ phones: card.phones, emails: card.emails, socials: card.socials });
});

test('Private shows contacts alone more than who one is', () => {
  const data = applyPreset(card, 'PRIVATE');
  const handed = visibleCardData(data, SHOW, { ...VISITOR, wasHanded: true });
  expect(handed).toMatchObject({ role: 'Architect', tagline: '', phones: [], websites: [], socials: { linkedin: '' } });
  const contact = visibleCardData(data, SHOW, { ...VISITOR, isContact: true });
  expect(contact).toMatchObject({ tagline: 'Builds', phones: card.phones, websites: card.websites });
});

test.each(AUDIENCE_PRESETS)(
  '%s is found again once the card is saved, until one field is chosen otherwise',
  (preset) => {
    const { data } = checkCardData(applyPreset(card, preset));
    expect(findPreset(data)).toBe(preset);
    expect(findPreset({ ...data, audiences: [{ field: 'role', audience: 'ONLY_ME' }] })).toBeNull();
  },
);

test('a new entry follows the preset of its card', () => {
  const follow = (preset: AudiencePreset | null) => {
    const data = preset
      ? applyPreset(card, preset)
      : { ...card, audiences: [{ field: 'role', audience: 'ONLY_ME' } as const] };
    return (['phones', 'websites', 'blocks'] as const).map(
      (list) => newEntryAudience(data, list).audience ?? 'EVERYONE',
    );
  };
  expect(follow('PRIVATE')).toEqual(['CONTACTS', 'CONTACTS', 'CONTACTS']);
  expect(follow('NETWORKING')).toEqual(['HANDED', 'EVERYONE', 'EVERYONE']);
  expect(follow('PUBLIC')).toEqual(['EVERYONE', 'EVERYONE', 'EVERYONE']);
  expect(follow(null)).toEqual(['EVERYONE', 'EVERYONE', 'EVERYONE']);
});

test('Public takes everything back', () => {
  expect(checkCardData(applyPreset(applyPreset(card, 'PRIVATE'), 'PUBLIC')).data).toEqual(checkCardData(card).data);
});
