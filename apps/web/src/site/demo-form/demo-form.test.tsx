import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerLater, json, stubNetwork } from '../../testing/network.ts';
import { DemoForm } from './demo-form.tsx';
// Loaded beforehand, so that no test waits for their code to be compiled.
import '../../parts/forms/phone-input.tsx';
import './send-demo-request.ts';

const SEND = 'POST /api/demo-requests';

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const user = userEvent.setup({ delay: null });
  render(<DemoForm />);
  return user;
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button');

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(field('First name'));
  await screen.findByLabelText('Phone country');
  const texts = { 'First name': ' Asha ', 'Last name': 'Rao', 'Work email': 'asha@example.com', Phone: '9876543210' };
  for (const [label, value] of Object.entries(texts)) fireEvent.change(field(label), { target: { value } });
  fireEvent.change(field(/^Website/), { target: { value: 'raodaughters.example' } });
  await user.selectOptions(field(/^Employees/), '11 – 50');
}

test('offers the fields and options of a demo request', () => {
  render(<DemoForm />);
  expect(screen.getByRole('form', { name: 'Get a Demo' })).toBeInTheDocument();
  for (const label of ['First name', 'Last name', 'Work email', 'Phone']) expect(field(label)).toBeRequired();
  for (const label of [/^Job title/, /^Website/, /^Employees/, /^Users/]) expect(field(label)).not.toBeRequired();
  expect(field('Work email')).toHaveAttribute('type', 'email');
  const listOptions = (label: RegExp) => Array.from(field(label).querySelectorAll('option'), (option) => option.text);
  expect(listOptions(/^Employees/).slice(1)).toEqual([
    '1 – 10',
    '11 – 50',
    '51 – 200',
    '201 – 500',
    '501 – 1000',
    '1000+',
  ]);
  expect(listOptions(/^Users/).slice(1)).toEqual(['1 – 5', '6 – 20', '21 – 100', '101 – 500', '501+']);
});

test('says what is agreed to by sending it', () => {
  render(<DemoForm />);
  const line = screen.getByText(/^By sending this, you agree to our/);
  expect(line).toHaveTextContent('By sending this, you agree to our Terms and Privacy policy.');
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/terms', '/privacy-policy']);
});

test('without what is required nothing is sent, every empty field is marked, and the focus is on the first', async () => {
  const calls = stubNetwork({});
  const user = await open();
  await user.type(field('First name'), '  ');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name.');
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number.');
  expect(field('First name')).toHaveFocus();
  expect(field(/^Job title/)).not.toHaveAttribute('aria-invalid');
  expect(calls).toEqual([]);
});

test('a marked field is free again while it is corrected', async () => {
  const user = await open();
  await user.click(button());
  await screen.findByRole('alert');
  await user.type(field('Last name'), 'R');
  expect(field('Last name')).not.toHaveAttribute('aria-invalid');
  expect(field('Work email')).toHaveAttribute('aria-invalid', 'true');
});

test('the request arrives tidied, the page says so and the form is empty again', async () => {
  const calls = stubNetwork({ [SEND]: () => json({ message: 'Received.' }, 201) });
  const user = await open();
  await fillIn(user);
  await user.click(button());
  const notice = await screen.findByText('Your request has been received.', undefined, { timeout: 5000 });
  expect(notice.closest('[role="status"]')).toHaveTextContent(
    'We’ll email you shortly to schedule a live walkthrough.',
  );
  expect(calls.map(({ body }) => body)).toEqual([
    {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
      jobTitle: '',
      website: 'https://raodaughters.example',
      employees: '11 – 50',
      users: '',
    },
  ]);
  for (const label of ['First name', 'Last name', 'Work email', 'Phone', /^Website/, /^Employees/]) {
    expect(field(label)).toHaveValue('');
  }
});

test('while the request is under way the button says so and can’t be pressed twice', async () => {
  const { answer, give } = answerLater();
  const calls = stubNetwork({ [SEND]: () => answer });
  const user = await open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(button()).toHaveTextContent('Scheduling…');
  expect(button()).toHaveFocus();
  await user.click(button());
  give(json({}, 201));
  await screen.findByText('Your request has been received.', undefined, { timeout: 5000 });
  expect(button()).toHaveTextContent('Request a demo');
  expect(calls).toHaveLength(1);
});

test.each([
  [
    'what the server says',
    () => json({ message: 'Too many requests. Try again in an hour.' }, 429),
    /Too many requests/,
  ],
  [
    'that there is no network',
    () => Promise.reject(new TypeError('x')),
    'Can’t connect. Check your connection and try again.',
  ],
])('a failure shows %s, and what was typed stays', async (_name, answer, text) => {
  stubNetwork({ [SEND]: answer });
  const user = await open();
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(text);
  expect(field('First name')).toHaveValue(' Asha ');
  expect(field('Phone')).toHaveValue('98765 43210');
  expect(field(/^Employees/)).toHaveValue('11 – 50');
  expect(screen.queryByText('Your request has been received.')).toBeNull();
});

test('fields that the server refuses are marked', async () => {
  const answer = { message: 'Check the marked fields.', fields: { email: 'We can’t reach this address.' } };
  stubNetwork({ [SEND]: () => json(answer, 400) });
  const user = await open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(field('Work email')).toHaveAccessibleDescription('We can’t reach this address.'), {
    timeout: 5000,
  });
  expect(field('Work email')).toHaveFocus();
});
