import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { capDigits, toInternational, withoutBareCode } from './phone-digits.ts';
import { PhoneField } from './phone-field.tsx';
import './phone-input.tsx';

function open() {
  const { container } = render(
    <form aria-label="Form">
      <input aria-label="Before" />
      <PhoneField label="Phone" name="phone" />
    </form>,
  );
  const form = container.querySelector('form') ?? expect.fail('no form');
  return { user: userEvent.setup({ delay: null }), value: () => new FormData(form).get('phone') };
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const country = () => screen.findByLabelText<HTMLSelectElement>('Country of the phone number');

/** The focus on another field of the form is what fetches the library. */
async function openWithLibrary() {
  const opened = open();
  await opened.user.click(screen.getByLabelText('Before'));
  await country();
  return opened;
}

test('is a plain field until somebody comes near the form', async () => {
  const { user } = open();
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(screen.queryByLabelText('Country of the phone number')).toBeNull();
  await user.hover(screen.getByLabelText('Before'));
  expect(await country()).toHaveValue('IN');
});

test('what was typed before the library came is not lost, and nobody is disturbed while typing', async () => {
  const { user, value } = open();
  await user.click(phone());
  const plain = phone();
  await user.type(plain, '98765 43210');
  await import('./phone-input.tsx');
  expect(phone()).toBe(plain);
  expect(plain).toHaveFocus();
  await user.tab();
  await country();
  expect(phone()).toHaveValue('+91 98765 43210');
  expect(value()).toBe('+919876543210');
});

test('a number without country code is an Indian one', async () => {
  const { user, value } = await openWithLibrary();
  expect(await country()).toHaveValue('IN');
  await user.type(phone(), '9876543210');
  expect(phone()).toHaveValue('98765 43210');
  expect(value()).toBe('+919876543210');
});

test('the country code can be typed, and the country follows', async () => {
  const { user, value } = await openWithLibrary();
  await user.type(phone(), '+46701740605');
  expect(await country()).toHaveValue('SE');
  expect(value()).toBe('+46701740605');
});

test('the country can be chosen', async () => {
  const { user, value } = await openWithLibrary();
  await user.selectOptions(await country(), 'DE');
  await user.type(phone(), '30 901820');
  expect(value()).toBe('+4930901820');
});

test('a number can be pasted as it was found', async () => {
  const { user, value } = await openWithLibrary();
  await user.click(phone());
  await user.paste('+49 (30) 901-820');
  expect(value()).toBe('+4930901820');
});

test('no more than 15 digits go in, before and after the library has come', async () => {
  const { user, value } = open();
  fireEvent.input(phone(), { target: { value: '+999 1234 5678 9012 3456' } });
  expect(phone()).toHaveValue('+999 1234 5678 9012 ');
  await user.click(screen.getByLabelText('Before'));
  await country();
  expect(value()).toBe('+999123456789012');
  await user.type(phone(), '7');
  expect(value()).toBe('+999123456789012');
});

test('an empty field is empty for the form', async () => {
  const { user, value } = await openWithLibrary();
  expect(value()).toBe('');
  await user.type(phone(), '9');
  await user.clear(phone());
  expect(value()).toBe('');
});

describe('the digits', () => {
  test.each([
    ['98765 43210', '98765 43210'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', '123456789012345'],
    ['+1 (234) 567-890-123-456-789', '+1 (234) 567-890-123-45-'],
    ['', ''],
  ])('of %j are capped to %j', (text, capped) => expect(capDigits(text)).toBe(capped));

  test.each([
    ['098765 43210', '+919876543210'],
    ['98765', '+9198765'],
    [' +46 70-174', '+4670174'],
    ['', ''],
    ['0', ''],
  ])('of %j are internationally %j', (text, number) => expect(toInternational(text)).toBe(number));

  test.each([
    ['+91', ''],
    ['+', ''],
    ['', ''],
    ['+919', ''],
    ['+9198', '+9198'],
  ])('of %j are for the form %j', (text, value) => expect(withoutBareCode(text)).toBe(value));
});
