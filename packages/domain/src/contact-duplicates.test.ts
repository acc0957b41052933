import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_LIMITS, contactTitle } from './contact-data.ts';
import { type Comparable, findDuplicates, type MergeableContact, mergeContactFields } from './contact-duplicates.ts';
import { contactKeys, matchKeys, personKey } from './contact-keys.ts';

interface Known {
  name?: string;
  company?: string;
  email?: string;
  phone?: string;
  userId?: string;
}

const one = (id: string, { name = '', company = '', email = '', phone = '', userId }: Known = {}): Comparable => ({
  id,
  keys: matchKeys({ name, company, emails: points(email), phones: points(phone), userId: userId ?? null }),
});
const points = (value: string) => (value ? [{ value, label: '' }] : []);

describe('the same person twice', () => {
  test.each([
    ['EMAIL', { email: 'Asha@Example.com' }, { email: 'asha@example.com' }],
    ['PHONE', { phone: '+919876543210' }, { phone: '+919876543210' }],
    ['PERSON', { userId: 'u1' }, { userId: 'u1' }],
    ['NAME_COMPANY', { name: 'Élan  Ray', company: 'ACME' }, { name: 'elan ray', company: 'Acme' }],
    ['NAME_COMPANY', { name: 'Aoife D’Arcy', company: 'Acme' }, { name: "Aoife D'Arcy", company: 'Acme' }],
    ['NAME_COMPANY', { name: 'أحمد', company: 'شركة' }, { name: 'احمد', company: 'شركه' }],
  ])('is found by %s', (reason, first, second) => {
    expect(findDuplicates([one('a', first), one('x', { email: 'other@b.co' }), one('b', second)])).toEqual([
      { ids: ['a', 'b'], reasons: [reason] },
    ]);
  });

  test.each([
    ['a name alone', { name: 'Asha Rao' }],
    ['a company alone', { company: 'Acme' }],
    ['nothing at all', {}],
  ])('is not found by %s', (_name, same) => {
    expect(findDuplicates([one('a', same), one('b', same)])).toEqual([]);
  });

  test('is one group when one contact ties two others together', () => {
    const contacts = [one('a', { email: 'a@b.co' }), one('b', { phone: '+911234567890' })];
    const tie = one('c', { email: 'a@b.co', phone: '+911234567890' });
    expect(findDuplicates([...contacts, tie])).toEqual([{ ids: ['a', 'b', 'c'], reasons: ['EMAIL', 'PHONE'] }]);
  });

  test('is not found in two who are known to be different, nor by way of a third', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => one(id, { email: 'office@b.co' })) as [
      Comparable,
      Comparable,
      Comparable,
    ];
    expect(findDuplicates([a, b], [['a', 'b']])).toEqual([]);
    expect(findDuplicates([a, b, c], [['b', 'a']])).toEqual([{ ids: ['a', 'c'], reasons: ['EMAIL'] }]);
    const tied = one('c', { phone: '+911234567890' });
    const tying = one('a', { email: 'office@b.co', phone: '+911234567890' });
    const both = findDuplicates([tying, b, tied], [['b', 'c']]);
    expect(both).toHaveLength(1);
    expect(both[0]?.ids).not.toEqual(expect.arrayContaining(['b', 'c']));
  });

  test('is in no two groups, and never alone', () => {
    const contact = fc.record({ email: fc.constantFrom('', 'a@b.co', 'c@d.co'), phone: fc.constantFrom('', '1', '2') });
    fc.assert(
      fc.property(fc.array(contact), (raw) => {
        const groups = findDuplicates(raw.map((more, n) => one(`${n}`, more)));
        const ids = groups.flatMap((group) => group.ids);
        expect(new Set(ids).size).toBe(ids.length);
        for (const group of groups) expect(group.ids.length).toBeGreaterThan(1);
      }),
    );
  });
});

const at = (source: 'MANUAL' | 'IMPORT_CSV') => ({ source, at: '2026-11-12T09:41:00.000Z' });
const contact = (more: Partial<MergeableContact> = {}): MergeableContact => ({
  ...{ name: '', company: '', role: '', email: '', phone: '', website: '', note: '', event: '', tags: [] },
  ...{ metAt: null, provenance: {}, phones: points(more.phone ?? ''), emails: points(more.email ?? '') },
  ...more,
});

describe('merging', () => {
  test('keeps its own words and fills what is empty, with the origin of each', () => {
    const kept = contact({ name: 'Asha', email: 'a@b.co', provenance: { name: at('MANUAL'), email: at('MANUAL') } });
    const other = contact({
      name: 'A. Rao',
      phone: '+911',
      provenance: { name: at('IMPORT_CSV'), phone: at('IMPORT_CSV') },
    });
    const { merged, unmerged } = mergeContactFields(kept, [other, contact({ phone: '+912', role: 'Architect' })]);
    expect(merged).toMatchObject({ name: 'Asha', email: 'a@b.co', phone: '+911', role: 'Architect' });
    expect(merged.phones).toEqual([...points('+911'), ...points('+912')]);
    expect(unmerged).toEqual([{ field: 'name', value: 'A. Rao' }]);
    expect(merged.provenance).toEqual({ name: at('MANUAL'), email: at('MANUAL'), phone: at('IMPORT_CSV') });
    expect(kept.phone).toBe('');
  });

  test('unites tags and notes, and takes the earliest meeting', () => {
    const [early, late] = [new Date('2020-01-01'), new Date('2026-01-01')];
    const { merged } = mergeContactFields(contact({ note: 'one', tags: ['A'], metAt: late }), [
      contact({ note: 'two', tags: ['a', 'B'], metAt: early }),
      contact({ note: 'one' }),
    ]);
    expect(merged).toMatchObject({ note: 'one\n\ntwo', tags: ['A', 'B'], metAt: early });
  });

  test('ends a note where its last word ends', () => {
    const note = 'a'.repeat(CONTACT_LIMITS.note - 1);
    const { merged, unmerged } = mergeContactFields(contact({ note }), [contact({ note: 'b' })]);
    expect([merged.note, unmerged]).toEqual([note, [{ field: 'note', value: 'b' }]]);
  });

  test('stays within the limits of a contact', () => {
    const tags = (letter: string) => Array.from({ length: CONTACT_LIMITS.tags }, (_, n) => `${letter}${n}`);
    const long = (letter: string) => contact({ note: letter.repeat(CONTACT_LIMITS.note), tags: tags(letter) });
    const { merged, unmerged } = mergeContactFields(long('a'), [long('b')]);
    expect([merged.note.length, merged.tags.length]).toEqual([CONTACT_LIMITS.note, CONTACT_LIMITS.tags]);
    // Every value without a place is named.
    expect(unmerged).toHaveLength(1 + CONTACT_LIMITS.tags);
  });
});

describe('a person', () => {
  test.each([
    ['the email, whatever its case', { email: 'A@b.co', phone: '+911', userId: 'u' }, 'email:a@b.co'],
    ['else the phone', { email: '', phone: '+911', userId: 'u' }, 'phone:+911'],
    ['else the account', { email: '', phone: '', userId: 'u' }, 'user:u'],
    ['else nobody', { email: '', phone: '', userId: null }, null],
  ])('is counted by %s', (_name, known, key) => {
    expect(personKey(known)).toBe(key);
  });

  test('without a name is called and sorted by what is known; without a company they come last', () => {
    const nameless = contact({ email: 'zoe@b.co' });
    expect(contactTitle(nameless)).toBe('zoe@b.co');
    expect(contactKeys(nameless)).toMatchObject({ nameKey: '0zoe@b.co', companyKey: '1' });
    expect(contactKeys(contact({ name: 'Élan', company: 'Acme', tags: ['VIP'] }))).toEqual({
      nameKey: '0elan',
      companyKey: '0acme',
      search: ' elan acme vip',
      matchKeys: ['n:elan\nacme'],
    });
  });
});
