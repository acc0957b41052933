import { msg } from '@tessera/texts';
import { describe, expect, test } from 'vitest';
import { checkMapping, DEFAULT_MAPPINGS, readMapped, theirErrors } from './connector.ts';

const { automation } = DEFAULT_MAPPINGS;

describe('a mapping', () => {
  test('is kept tidy; what is left out is not taken over', () => {
    const { mapping, errors } = checkMapping({ name: ' First Name+Last Name ', email: 'E-mail' });
    expect(errors).toEqual({});
    expect(mapping).toMatchObject({ name: 'First Name + Last Name', email: 'E-mail', phone: '', note: '' });
  });

  test.each([
    [{ role: 'title' }, 'name', 'Map a name, a company, an email address or a phone number.'],
    [{ name: 'who', company: 'who' }, 'company', '“who” is taken for the name already.'],
    [{ name: 'a + b + c + d' }, 'name', 'At most 3 fields joined.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Use 1 to 100 characters for a field’s name.'],
    [{ email: '__proto__' }, 'email', 'Use 1 to 100 characters for a field’s name.'],
  ])('%j is wrong at %s', (raw, field, text) => {
    expect(checkMapping(raw).errors).toEqual({ [field]: text });
  });
});

describe('a record of theirs', () => {
  const { mapping } = checkMapping({ name: 'first + last', email: 'Mail', phone: 'tel' });

  test('becomes a contact by the mapping alone', () => {
    const theirs = { first: ' Fay ', last: 'Friend', Mail: 'fay@example.com', tel: null, company: 'unmapped' };
    const { raw, errors } = readMapped(mapping, theirs);
    expect(errors).toEqual({});
    expect(raw).toMatchObject({ name: 'Fay Friend', email: 'fay@example.com', phone: '', company: '' });
  });

  test('with something that is no text names it as it was sent', () => {
    expect(readMapped(mapping, { first: 'Fay', tel: 49, Mail: ['x'] }).errors).toEqual({
      tel: 'This has to be a text.',
      Mail: 'This has to be a text.',
    });
  });

  test('is not read through what every object has', () => {
    expect(readMapped({ ...automation, name: 'constructor' }, {})).toEqual(readMapped(automation, {}));
  });

  test('is refused in its own words', () => {
    expect(theirErrors(mapping, { email: msg('Wrong.'), name: msg('Who?'), note: msg('Long.') })).toEqual({
      Mail: msg('Wrong.'),
      first: msg('Who?'),
      note: msg('Long.'),
    });
  });
});
