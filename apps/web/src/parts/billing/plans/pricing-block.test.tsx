import { PLANS } from '@tessera/domain';
import { say } from '@tessera/texts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../../data/session/session.ts';
import { readCurrency } from './currency.ts';
import { PricingBlock } from './pricing-block.tsx';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };

beforeEach(() => {
  localStorage.clear();
  clearSession();
  history.replaceState(null, '', '/pricing');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

const column = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') ?? expect.fail(`no plan ${name}`);
const findLink = (name: string) => within(column(name)).getByRole('link').getAttribute('href');

test('shows every plan with its name, strap, limits, features and button', () => {
  render(<PricingBlock initialCurrency="usd" />);
  for (const { name, strap, limits, features, cta } of PLANS) {
    const plan = column(say(name));
    for (const text of [strap, ...[...limits, ...features].map((line) => line.text)]) {
      expect(within(plan).getByText(say(text))).toBeInTheDocument();
    }
    expect(within(plan).getByRole('link', { name: `${say(cta)}: ${say(name)}` })).toHaveTextContent(say(cta));
  }
});

test('only Growth is marked “Most Popular”', () => {
  render(<PricingBlock initialCurrency="usd" />);
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  expect(column('Growth')).toHaveTextContent('Most Popular');
});

test('what is not built yet says so', () => {
  render(<PricingBlock initialCurrency="usd" />);
  for (const { name, limits, features } of PLANS) {
    for (const { text, isSoon } of [...limits, ...features]) {
      const line =
        within(column(say(name)))
          .getByText(say(text))
          .closest('li') ?? expect.fail(say(text));
      expect(within(line).queryAllByText('Soon')).toHaveLength(isSoon ? 1 : 0);
    }
  }
});

describe('the currency', () => {
  test.each([
    ['en-IN', 'usd', 'Global'],
    ['hi', 'usd', 'Global'],
    ['en-US', 'inr', 'India'],
    ['de-DE', 'inr', 'India'],
  ] as const)('in a browser set to %s, stays on %s until the visitor chooses', (locale, currency, label) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
    render(<PricingBlock initialCurrency={currency} />);
    expect(screen.getByRole('radio', { name: label })).toBeChecked();
    expect(localStorage.getItem('currency')).toBeNull();
  });

  test.each([
    ['usd', 'Global', ['$0/mo', '$8/mo', '$25/mo', 'Custom'], 0],
    ['inr', 'India', ['₹0/month', '₹2,499/month', '₹4,999/month', 'Custom'], 3],
  ] as const)(
    'starts on %s, labelled %s, with its prices and commission lines',
    (currency, label, prices, commissions) => {
      render(<PricingBlock initialCurrency={currency} />);
      expect(screen.getByRole('radio', { name: label })).toBeChecked();
      const shown = PLANS.map(({ name }) => column(say(name)).querySelector('.num')?.parentElement?.textContent);
      expect(shown).toEqual(prices);
      expect(screen.queryAllByText('plus 3% commission per deal')).toHaveLength(commissions);
    },
  );

  test('can be changed and changed back, by mouse and by keyboard', async () => {
    const user = userEvent.setup();
    render(<PricingBlock initialCurrency="usd" />);
    await user.click(screen.getByRole('radio', { name: 'India' }));
    expect(column('Growth')).toHaveTextContent('₹2,499/month');
    expect(column('Growth')).toHaveTextContent('plus 3% commission per deal');
    expect(column('Starter')).not.toHaveTextContent('commission');
    await user.keyboard('{ArrowLeft}');
    expect(column('Growth')).toHaveTextContent('$8/mo');
    expect(screen.queryByText('plus 3% commission per deal')).toBeNull();
  });
});

test('a year is offered where it is sold, for its real price, and the choice stays', async () => {
  document.head.innerHTML = '<meta name="yearly-discount" content="20">';
  const { unmount } = render(<PricingBlock initialCurrency="usd" />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Yearly, 20% less' }));
  expect(column('Growth')).toHaveTextContent('$76.80/year');
  expect(column('Starter')).toHaveTextContent('$0/mo');
  unmount();
  render(<PricingBlock initialCurrency="usd" />);
  await screen.findByText('$240.00');
  expect(column('Professional')).toHaveTextContent('$240.00/year');
});

test('no year is offered where none is sold', () => {
  render(<PricingBlock initialCurrency="usd" />);
  expect(screen.queryByRole('radio', { name: /Yearly/ })).toBeNull();
});

test('a chosen currency stays for the next page, whatever the region is', async () => {
  const { unmount } = render(<PricingBlock initialCurrency="usd" />);
  await userEvent.click(screen.getByRole('radio', { name: 'India' }));
  unmount();
  startSession({ sessionId: 's1', user: { ...asha, locale: 'de-DE' } });
  expect(readCurrency()).toBe('inr');
});

test('a currency chosen on another device counts before any region', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  startSession({ sessionId: 's1', user: { ...asha, locale: 'en-US', priceCurrency: 'INR' } });
  render(<PricingBlock initialCurrency="usd" />);
  expect(column('Growth')).toHaveTextContent('₹2,499/month');
});

test('without a choice the region of the account counts, then that of the browser', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-IN');
  expect(readCurrency()).toBe('inr');
  startSession({ sessionId: 's1', user: { ...asha, locale: 'en-GB' } });
  expect(readCurrency()).toBe('usd');
});

describe('a plan leads', () => {
  test.each([
    ['Starter', '/signup?intent=start-free&from=%2Fpricing'],
    ['Growth', '/signin?intent=checkout&plan=growth&from=%2Fpricing'],
    ['Professional', '/signin?intent=checkout&plan=pro&from=%2Fpricing'],
    ['Enterprise', '/contact?topic=sales'],
  ])('signed-out visitors from %s to %s', (name, href) => {
    render(<PricingBlock initialCurrency="usd" />);
    expect(findLink(name)).toBe(href);
  });

  test.each([
    ['Starter', '/dashboard'],
    ['Growth', '/dashboard/billing?plan=growth'],
    ['Professional', '/dashboard/billing?plan=pro'],
    ['Enterprise', '/contact?topic=sales'],
  ])('signed-in visitors from %s to %s', (name, href) => {
    startSession({ sessionId: 's1', user: asha });
    render(<PricingBlock initialCurrency="usd" />);
    expect(findLink(name)).toBe(href);
  });

  test('where the page that it stands on is remembered', () => {
    history.replaceState(null, '', '/');
    render(<PricingBlock initialCurrency="usd" />);
    expect(findLink('Starter')).toBe('/signup?intent=start-free&from=%2F');
  });
});
