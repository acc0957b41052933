import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSingleFields, writeContacts, writeSingleFields } from './card-contacts.ts';
import { fillCardData } from './card-data.ts';
import { patchCardData } from './card-patch.ts';
import { checkCardData, checkSentCard } from './card-rules.ts';

const [A, B, C] = ['+919876543210', '+912223456789', '+498912345678'];
const mobile = { label: 'mobile', value: A };
const work = { label: 'work', value: B };
const card = fillCardData({ name: 'Asha', phones: [mobile, { label: 'Rezeption', value: C }, work] });

/** The phones after a whole card was sent in the place of another one. */
function replace(phones: object[], sent: object) {
  return fillCardData(sent, fillCardData({ phones })).phones;
}

const both = (phone: string, companyMobile: string) => ({ phone, extra: { company: { companyMobile } } });

test('a single field is the first of its list, the company’s is the first labelled work', () => {
  expect(withSingleFields(card)).toMatchObject(both(A, B));
  expect(withSingleFields(fillCardData({ phones: [work] }))).toMatchObject(both(B, B));
  const home = { label: 'home', value: 'Pune', map: 'https://maps.example/home' };
  expect(withSingleFields(fillCardData({ addresses: [home] }))).toMatchObject({
    ...{ address: 'Pune', addressMap: home.map },
    extra: { personal: { mapsLink: home.map }, company: { address: '', mapsLink: '' } },
  });
});

test('a card that was written with single fields says them again', () => {
  const said = {
    ...{
      phone: A,
      email: 'a@example.com',
      website: 'https://a.example',
      address: 'Pune',
      addressMap: 'https://m.example',
    },
    extra: {
      company: {
        ...{ companyMobile: B, email: 'b@example.com', website: 'https://b.example', address: 'Goa' },
        mapsLink: 'https://n.example',
      },
    },
  };
  const once = fillCardData(said);
  expect(withSingleFields(once)).toMatchObject(said);
  expect(fillCardData(withSingleFields(once), once)).toEqual(once);
});

describe('a write of single fields', () => {
  test.each<[what: string, before: object[], sent: object, after: object[]]>([
    [
      'changes the first entry and keeps its label and the others',
      [mobile, work],
      { phone: C },
      [{ ...mobile, value: C }, work],
    ],
    ['changes the first entry even if it is labelled work', [work], { phone: C }, [{ ...work, value: C }]],
    ['takes the first entry away', [mobile, work], { phone: '' }, [work]],
    [
      'changes the entry of the company',
      [mobile, work],
      { extra: { company: { companyMobile: C } } },
      [mobile, { ...work, value: C }],
    ],
    ['adds an entry of the company', [mobile], { extra: { company: { companyMobile: B } } }, [mobile, work]],
    ['begins a list', [], both(A, B), [{ label: '', value: A }, work]],
    ['says one number once', [], both(B, B), [work]],
    ['begins with the company alone', [], both('', B), [work]],
    ['parts an entry that was both', [work], both(A, B), [{ label: '', value: A }, work]],
    [
      'parts it for another company',
      [work],
      both(B, C),
      [
        { label: '', value: B },
        { label: 'work', value: C },
      ],
    ],
    ['takes the company’s away', [work], both(B, ''), [{ label: '', value: B }]],
    ['empties both', [work], both('', ''), []],
  ])('%s', (_, before, sent, after) => {
    expect(replace(before, sent)).toEqual(after);
  });

  test('beside an unchanged list changes its entry; beside a changed one the list wins', () => {
    expect(replace([mobile, work], { phones: [mobile, work], phone: C })).toEqual([{ ...mobile, value: C }, work]);
    expect(replace([mobile, work], { phones: [work], phone: A })).toEqual([work]);
    expect(replace([mobile, work], { phones: [], phone: A })).toEqual([]);
  });

  test('in a whole card that names neither list nor field, they are empty; in a patch they stay', () => {
    expect(replace([mobile, work], { name: 'Asha' })).toEqual([]);
    expect(patchCardData(card, { name: 'Asha Rao' }).phones).toEqual(card.phones);
    expect(patchCardData(card, { phone: C }).phones[0]).toEqual({ ...mobile, value: C });
    expect(patchCardData(card, { phones: null }).phones).toEqual([]);
    expect(patchCardData(card, { phone: null }).phones).toEqual(card.phones.slice(1));
    expect(replace([mobile], { phones: null, phone: C })).toEqual([{ ...mobile, value: C }]);
  });

  test('is what is read afterwards, whatever was there', () => {
    const value = fc.constantFrom('', A, B, C);
    const phones = fc.array(fc.record({ label: fc.constantFrom('', 'work', 'home'), value }), { maxLength: 4 });
    fc.assert(
      fc.property(phones, value, value, (before, phone, companyMobile) => {
        const lists = fillCardData({ phones: before.filter((one) => one.value) });
        const after = { ...lists, ...writeContacts(lists, both(phone, companyMobile), { isWhole: true }) };
        const read = withSingleFields(after);
        if (phone) expect(read.phone).toBe(phone);
        if (companyMobile) expect(read.extra.company.companyMobile).toBe(companyMobile);
        expect(writeContacts(after, both(read.phone, read.extra.company.companyMobile), { isWhole: true })).toEqual(
          writeSingleFields(after, {}),
        );
      }),
    );
  });
});

test('entries that are none, and keys of others, are left out', () => {
  const raw = JSON.parse(
    '{"phones": [null, 1, {"value": "+491234567", "__proto__": {"label": "work"}}], "emails": "x"}',
  );
  expect(fillCardData(raw)).toMatchObject({ phones: [{ label: '', value: '+491234567' }], emails: [] });
});

test('entries are checked one by one, and empty ones go', () => {
  const { data, errors } = checkCardData(
    fillCardData({
      name: 'Asha',
      phones: [
        { label: ' Work ', value: '98765 43210' },
        { label: 'home', value: ' ' },
        { label: 'é'.normalize('NFD').repeat(30), value: '1' },
      ],
      addresses: [{ label: '', value: '', map: 'maps.example/x' }],
    }),
  );
  expect(data.phones[0]).toEqual({ label: 'work', value: '+919876543210' });
  expect(data.addresses).toEqual([{ label: '', value: '', map: 'https://maps.example/x' }]);
  expect(data.phones).toHaveLength(2);
  expect(Object.keys(errors).sort()).toEqual(['phones.2.label', 'phones.2.value']);
});

test('at most ten entries of a kind', () => {
  const emails = Array.from({ length: 11 }, (_, at) => ({ label: '', value: `a${at}@example.com` }));
  expect(checkCardData(fillCardData({ name: 'A', phone: A, emails: emails.slice(1) })).errors).toEqual({});
  expect(Object.keys(checkCardData(fillCardData({ name: 'A', phone: A, emails })).errors)).toEqual(['emails']);
});

test('errors are named as the contact was sent', () => {
  const findWrong = (sent: object) => Object.keys(checkSentCard(fillCardData(sent), sent).errors);
  const company = { companyMobile: 'y' };
  expect(findWrong({ name: 'A', phone: 'x', extra: { company } })).toEqual(['phone', 'extra.company.companyMobile']);
  expect(findWrong({ name: 'A', extra: { company } })).toEqual(['extra.company.companyMobile']);
  expect(findWrong({ name: 'A', phones: [{ label: '', value: 'x' }] })).toEqual(['phones.0.value']);
});
