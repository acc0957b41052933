import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toInternational } from './international.ts';
import { capDigits, isNumberLike, withoutBareCode } from './phone-digits.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import './phone-input.tsx';

function open(props: Partial<PhoneFieldProps> = {}) {
  const { container } = render(
    <form aria-label="Form">
      <input aria-label="Before" />
      <PhoneField label="Phone" name="phone" {...props} />
    </form>,
  );
  const form = container.querySelector('form') ?? expect.fail('no form');
  return { user: userEvent.setup({ delay: null }), value: () => new FormData(form).get('phone') };
}

afterEach(() => vi.unstubAllEnvs());

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const country = () => screen.findByLabelText<HTMLSelectElement>('Phone country');

/** The focus on another field of the form is what fetches the library. */
async function openWithLibrary(props?: Partial<PhoneFieldProps>) {
  const opened = open(props);
  await opened.user.click(screen.getByLabelText('Before'));
  await country();
  return opened;
}

test('is a plain field until somebody comes near the form', async () => {
  const { user } = open();
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(screen.queryByLabelText('Phone country')).toBeNull();
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

test('shows how a number is written in the region, or in the country that was chosen', async () => {
  const { user } = await openWithLibrary({ region: 'DE' });
  expect(phone()).toHaveAttribute('placeholder', '01512 3456789');
  await user.selectOptions(await country(), 'US');
  expect(phone()).toHaveAttribute('placeholder', '(201) 555-0123');
});

test.each([
  ['America/New_York', 'US'],
  ['Asia/Calcutta', 'IN'],
  ['UTC', 'IN'],
])('a visitor whose clock shows %s has the numbers of %s', async (zone, region) => {
  vi.stubEnv('TZ', zone);
  await openWithLibrary();
  expect(await country()).toHaveValue(region);
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

describe('the code for calling abroad', () => {
  const ABROAD = [
    ['IN', '0044 161 496 0000', '+441614960000'],
    ['IN', '0049 30 901820', '+4930901820'],
    ['IN', '00 971 50 123 4567', '+971501234567'],
    ['IN', '001 212 555 0100', '+12125550100'],
    ['IN', '(00 33) 1 23 45 67 89', '+33123456789'],
    ['IN', '٠٠٤٤ ١٦١ ٤٩٦ ٠٠٠٠', '+441614960000'],
    ['DE', '0091 98765 43210', '+919876543210'],
    ['US', '011 44 161 496 0000', '+441614960000'],
    ['US', '0044 161 496 0000', '+441614960000'],
    ['JP', '010 44 161 496 0000', '+441614960000'],
  ] as const;

  test.each(ABROAD)('in %s, %s is typed as %s', async (region, text, number) => {
    const { user, value } = await openWithLibrary({ region });
    await user.type(phone(), text);
    expect(value()).toBe(number);
  });

  test.each(ABROAD)('in %s, %s is pasted as %s', async (region, text, number) => {
    const { user, value } = await openWithLibrary({ region });
    await user.click(phone());
    await user.paste(text);
    expect(value()).toBe(number);
  });

  test.each(ABROAD)('in %s, %s of the plain field is %s', (region, text, number) => {
    expect(toInternational(text, region)).toBe(number);
  });
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

test('a number without country code is of the region that the field is given', async () => {
  const { user, value } = await openWithLibrary({ region: 'DE' });
  expect(await country()).toHaveValue('DE');
  await user.type(phone(), '0151 12345678');
  expect(value()).toBe('+4915112345678');
});

test('a stored number shows its country at once, and stays as it is until it is edited', async () => {
  const { user, value } = open({ defaultValue: '+49 1511 2345678' });
  expect(await country()).toHaveValue('DE');
  expect(phone()).toHaveValue('+49 1511 2345678');
  await user.click(phone());
  await user.tab();
  expect(value()).toBe('+49 1511 2345678');
  await user.selectOptions(await country(), 'IN');
  expect(value()).not.toContain('+49');
});

test('a stored text that is no number keeps its words, and has no country beside it', async () => {
  const { user, value } = openWithWords();
  await user.click(screen.getByLabelText('Before'));
  expect(screen.queryByLabelText('Phone country')).toBeNull();
  expect(screen.queryByText(/\+91/)).toBeNull();
  expect(value()).toBe('call 98765');
});

const openWithWords = () => open({ defaultValue: 'call 98765' });

describe('a field that the form controls', () => {
  /** What the form holds stands beside it. */
  function Form({ start }: { start: string }) {
    const [text, setText] = useState(start);
    return (
      <form aria-label="Form">
        <PhoneField label="Phone" name="phone" value={text} onChange={setText} />
        <output>{text}</output>
        <button type="button" onClick={() => setText('')}>
          Reset
        </button>
      </form>
    );
  }

  test('tells it each change, and follows what the form makes of it', async () => {
    render(<Form start="+12025550123" />);
    const user = userEvent.setup({ delay: null });
    expect(await country()).toHaveValue('US');
    await user.clear(phone());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(phone(), '+46701740605');
    expect(screen.getByRole('status')).toHaveTextContent('+46701740605');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(phone()).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is told the number with its country code as soon as the plain field is left', async () => {
    render(<Form start="" />);
    const user = userEvent.setup({ delay: null });
    await user.type(phone(), '98765 43210');
    await user.tab();
    await country();
    expect(screen.getByRole('status')).toHaveTextContent('+919876543210');
    expect(phone()).toHaveValue('+91 98765 43210');
  });
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
    ['0151 12345678', 'DE', '+4915112345678'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['+46 70', 'DE', '+4670'],
  ] as const)('of %j in %s are internationally %j', (text, region, number) =>
    expect(toInternational(text, region)).toBe(number),
  );

  test.each([
    ['+49 (30) 901-820', true],
    ['', true],
    ['call 98765', false],
  ])('of %j are like a number: %j', (text, isLike) => expect(isNumberLike(text)).toBe(isLike));

  test.each([
    ['+91', ''],
    ['+', ''],
    ['', ''],
    ['+919', ''],
    ['+9198', '+9198'],
  ])('of %j are for the form %j', (text, value) => expect(withoutBareCode(text)).toBe(value));
});
