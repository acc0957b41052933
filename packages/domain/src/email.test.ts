import { expect, test } from 'vitest';
import { checkEmail, emailKey, isEmail } from './email.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['  Asha@Example.com ', 'Asha@example.com'],
  ['a@grüße-bugs.example', 'a@grüße-bugs.example'],
  ['a@xn--gre-bugs-rya30a.example', 'a@grüße-bugs.example'],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
  ['a@XN--GRE-bugs-rya30a.EXAMPLE', 'a@grüße-bugs.example'],
  ['a@gru\u0308ße-bugs.example', 'a@grüße-bugs.example'],
  ['Ju\u0308rgen@example.com', 'J\u00FCrgen@example.com'],
  ['a@ｅｘａｍｐｌｅ。com', 'a@example.com'],
  ["o'neil+#!$%&*/=?^_`{|}~-@example.com", "o'neil+#!$%&*/=?^_`{|}~-@example.com"],
  ['a@1.example', 'a@1.example'],
  ['a.b+c@sub.example.co.in', 'a.b+c@sub.example.co.in'],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
  ['\u202Aasha@example.com\u202C', 'asha@example.com'],
])('%j is the address %j', (raw, email) => {
  expect(checkEmail(raw)).toEqual({ email });
  expect(isEmail(raw)).toBe(true);
});

test.each([
  ['', 'Enter an email address.'],
  ['   ', 'Enter an email address.'],
  ['asha', 'This address has no @ sign.'],
  ['asha@@example.com', 'This address has more than one @ sign.'],
  ['a@b.com,c@d.com', 'This address has more than one @ sign.'],
  ['@example.com', 'This address has nothing before the @ sign.'],
  ['asha@example', 'This address has no domain ending.'],
  ['asha@', 'This address has no domain ending.'],
  ['asha@.com', 'This address has no domain ending.'],
  ['asha@example.', 'This address has no domain ending.'],
  ['d@bugs.example.', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@bugs..example', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@-bugs.example', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@bugs-.example', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@bu_gs.example', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@bugs.example/x', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@ex%61mple.com', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@192.0.2.1', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@xn--zz-.example', 'Check the part after the @ sign: it isn’t a domain.'],
  ['d@xn--a.example', 'Check the part after the @ sign: it isn’t a domain.'],
  [`d@${'a'.repeat(64)}.example`, 'Check the part after the @ sign: it isn’t a domain.'],
  ['d..d@bugs.example', 'Check the part before the @ sign: a dot is in the wrong place.'],
  ['.d@bugs.example', 'Check the part before the @ sign: a dot is in the wrong place.'],
  ['d.@bugs.example', 'Check the part before the @ sign: a dot is in the wrong place.'],
  ['as ha@example.com', 'An email address has no spaces.'],
  ['asha@example.com\r\nBcc: x@y.z', 'An email address has no spaces.'],
  ['asha\0@example.com', 'An email address has no spaces.'],
  ['asha\uD800@example.com', 'This address has characters that can’t be sent.'],
  ['https://bank.com@evil.com', 'This address has characters that email addresses don’t have.'],
  ['javascript:x@example.com', 'This address has characters that email addresses don’t have.'],
  ['"a"<b@example.com>', 'This address has characters that email addresses don’t have.'],
  [`${'a'.repeat(250)}@b.de`, 'Use up to 254 characters for an email address.'],
])('%j is refused: %s', (raw, error) => {
  expect(checkEmail(raw)).toEqual({ error });
  expect(isEmail(raw)).toBe(false);
});

test('an address of 254 characters is accepted', () => {
  expect(isEmail(`${'a'.repeat(249)}@b.de`)).toBe(true);
});

test('only the form for comparing is in small letters', () => {
  expect(emailKey(' Asha@Example.COM ')).toBe('asha@example.com');
  expect(emailKey('A@xn--gre-bugs-rya30a.example')).toBe(emailKey('a@GRÜSSE-bugs.example'.replace('SS', 'ß')));
  expect(emailKey('no address')).toBe('no address');
});
