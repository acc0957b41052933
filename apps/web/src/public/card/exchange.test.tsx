import {
  cardPreview,
  DEFAULT_EXCHANGE_RULES,
  EXCHANGE_CONSENT_VERSION,
  type ExchangeRules,
  exchangeConsent,
  fillCardData,
} from '@tessera/domain';
import { say } from '@tessera/texts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render as renderOnServer } from '../../entry-server.tsx';
import { json, stubNetwork } from '../../testing/network.ts';
import { PublicPage } from './public-page.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './exchange-dialog.tsx';
import '../../parts/forms/phone-input.tsx';

const SEND = 'POST /api/cards/c1/exchange';
const PATH = '/asha/principal/exchange?c=qr';
const exchangeWith = (rules: Partial<ExchangeRules> = {}) => ({
  path: PATH,
  rules: { ...DEFAULT_EXCHANGE_RULES, ...rules },
  consent: say(exchangeConsent('Asha Rao')),
  consentVersion: EXCHANGE_CONSENT_VERSION,
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/asha/principal?s=abc234&c=qr');
  // jsdom knows the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  history.replaceState(null, '', '/');
});

function show(rules?: Partial<ExchangeRules>) {
  const preview = cardPreview(fillCardData({ type: 'personal', name: 'Asha Rao', email: 'asha@example.com' }));
  const about = {
    id: 'c1',
    path: '/asha/principal',
    url: 'https://tessera.example/asha/principal',
    preview,
    contacts: [],
    language: '',
  };
  const more = { ownerName: 'Asha Rao', profilePath: '/u/asha', contactFilePath: '/asha/principal.vcf' };
  render(<PublicPage card={{ ...about, ...more, exchange: exchangeWith(rules) }} content={null} />);
  return userEvent.setup();
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('link', { name: 'Exchange contact' }));
  const form = within(await screen.findByRole('dialog', { name: 'Leave your details with Asha Rao' }));
  await form.findByLabelText('Name');
  return form;
}

describe('a card that takes details', () => {
  test('offers the form beside the contact file, and the code above', () => {
    show();
    expect(screen.getByRole('link', { name: 'Exchange contact' })).toHaveAttribute('href', PATH);
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'QR code' })).toBeInTheDocument();
  });

  test('asks for what its owner chose, and agrees to nothing by itself', async () => {
    stubNetwork({});
    const form = await open(show({ role: 'REQUIRED', company: 'HIDDEN', note: 'HIDDEN' }));
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'phone',
      'role',
    ]);
    expect(form.getByRole('checkbox', { name: say(exchangeConsent('Asha Rao')) })).not.toBeChecked();
  });

  test('sends them with the way by which the visitor came, and shows what arrived with the private link', async () => {
    const entry = { name: 'Vera', email: 'vera@example.com', phone: '', company: '', role: '', note: '' };
    const url = 'https://tessera.example/exchange?token=t';
    const calls = stubNetwork({ [SEND]: () => json({ entry, url, isMailed: true }, 201) });
    const user = show();
    const form = await open(user);
    const asksOnReload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksOnReload()).toBe(false);
    await user.type(form.getByLabelText('Name'), 'Vera');
    await user.type(form.getByLabelText('Email'), 'vera@example.com');
    expect(asksOnReload()).toBe(true);
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Send my details' }));
    const sent = within(await screen.findByRole('dialog', { name: 'Thank you. Your details are sent.' }));
    expect(asksOnReload()).toBe(false);
    expect(sent.getByText('vera@example.com')).toBeInTheDocument();
    expect(sent.getByText(/We’ve emailed you a copy/)).toBeInTheDocument();
    expect(sent.getByRole('link', { name: 'Edit or delete what you sent' })).toHaveAttribute('href', url);
    expect(sent.getByRole('link', { name: 'Save Asha’s contact' })).toHaveAttribute('href', '/asha/principal.vcf');
    expect(sent.getByRole('link', { name: 'Create your own card' })).toHaveAttribute('href', '/get-started');
    expect(calls[0]?.body).toMatchObject({
      ...{ name: 'Vera', email: 'vera@example.com', website: '', agreedTo: EXCHANGE_CONSENT_VERSION },
      ...{ shareMark: 'abc234', channel: 'QR' },
    });
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sends a number with the country that stands beside it', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const calls = stubNetwork({ [SEND]: () => json({ message: 'no' }, 400) });
    const user = show();
    const form = await open(user);
    await user.click(form.getByLabelText('Name'));
    expect(await form.findByLabelText('Phone country')).toHaveValue('DE');
    await user.type(form.getByLabelText('Phone'), '0151 12345678');
    await user.click(form.getByRole('button', { name: 'Send my details' }));
    await form.findByRole('alert');
    expect(calls.find(({ name }) => name === SEND)?.body).toMatchObject({ phone: '+4915112345678' });
  });

  test('marks what is wrong and keeps what was typed', async () => {
    const fields = { email: 'This address has no @ sign.', agreedTo: 'We can’t keep anything without your consent.' };
    stubNetwork({ [SEND]: () => json({ message: 'Check the marked fields.', fields }, 400) });
    const user = show();
    const form = await open(user);
    await user.type(form.getByLabelText('Email'), 'vera');
    await user.click(form.getByRole('button', { name: 'Send my details' }));
    expect(await form.findByText('This address has no @ sign.')).toBeInTheDocument();
    expect(form.getByLabelText('Email')).toHaveValue('vera');
    expect(form.getByRole('checkbox')).toHaveAccessibleDescription('We can’t keep anything without your consent.');
    expect(form.getByRole('alert')).toHaveTextContent('Check the marked fields.');
  });

  test('knows who is signed in, and lets their own card go along', async () => {
    localStorage.setItem('token', 's1');
    const cards = [
      { id: 'k1', title: 'Tiles', visibility: 'PUBLIC' },
      { id: 'k2', title: 'Secret', visibility: 'PRIVATE' },
    ];
    const calls = stubNetwork({
      'GET /api/users/me': () => json({ user: { fullName: 'Vera Visitor', email: 'vera@example.com', phone: '' } }),
      'GET /api/cards': () => json({ cards }),
      [SEND]: () => json({ message: 'no' }, 400),
    });
    const user = show();
    const form = await open(user);
    expect(await form.findByLabelText('Name')).toHaveValue('Vera Visitor');
    await user.click(form.getByRole('checkbox', { name: 'Also send my card “Tiles”' }));
    await user.click(form.getByRole('button', { name: 'Send my details' }));
    await form.findByRole('alert');
    const sent = calls.find(({ name }) => name === SEND);
    expect(sent?.body).toMatchObject({ ownCardId: 'k1' });
    expect(sent?.headers.get('tessera-session')).toBe('s1');
  });

  test('has the focus back when the form is closed', async () => {
    stubNetwork({});
    const user = show();
    const form = await open(user);
    await user.click(form.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Exchange contact' })).toHaveFocus();
  });
});

describe('without JavaScript', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const page = { cardPath: '/asha/principal', exchange: exchangeWith(), failure: null, token: 'k'.repeat(43) };

  test('the form is one that the browser sends, with what was typed and what is wrong', () => {
    const values = { name: '<Vera>', email: 'vera' };
    const errors = { email: 'This address has no @ sign.' };
    const doc = parse(renderOnServer('exchange-form', { ...page, ownerName: 'Asha Rao', values, errors }));
    const form = doc.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', PATH]);
    expect(doc.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('<Vera>');
    expect(doc.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
    expect(doc.querySelector<HTMLInputElement>('[name=agreed]')?.checked).toBe(false);
    expect(doc.body.textContent).toContain('This address has no @ sign.');
  });

  test('what was left is shown, to be corrected and erased, each form with its own token', () => {
    const details = { name: 'Vera', email: 'vera@example.com', phone: '', company: '', role: '', note: '' };
    const about = { ownerName: 'Asha Rao', cardPath: '/asha/principal', consent: 'I agree.', consentedAt: new Date(0) };
    const lead = { ...details, ...about, rules: exchangeWith().rules };
    const props = { lead, token: 'tok', done: 'corrected', values: {}, errors: {}, failure: null };
    const doc = parse(renderOnServer('lead', props));
    expect(doc.querySelector('h1')?.textContent).toBe('The details you shared with Asha Rao');
    expect([...doc.querySelectorAll<HTMLInputElement>('[name=token]')].map(({ value }) => value)).toEqual([
      'tok',
      'tok',
    ]);
    expect(doc.querySelector('[name=act]')?.getAttribute('value')).toBe('erase');
    expect(doc.body.textContent).toMatch(/Your details are corrected.*You agreed on 1 January 1970: “I agree.”/s);
    const none = parse(renderOnServer('lead', { ...props, lead: null, done: null }));
    expect(none.querySelector('h1')?.textContent).toBe('These details no longer exist');
  });
});
