import { ToastProvider } from '@tessera/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { PricingBlock } from '../../parts/billing/plans/pricing-block.tsx';
import { COMPARISON_ROWS } from '../content/pricing.ts';
import { Pricing } from './pricing.tsx';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };

beforeEach(() => {
  localStorage.clear();
  clearSession();
  history.replaceState(null, '', '/pricing');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const open = () =>
  render(
    <ToastProvider>
      <Pricing />
    </ToastProvider>,
  );

test.each(['en-IN', 'hi', 'en-US', 'de'])(
  'the prices start in rupees, whatever the browser’s region: %s',
  (language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    open();
    expect(screen.getByRole('radio', { name: 'India' })).toBeChecked();
    expect(screen.getByText('₹2,499')).toBeInTheDocument();
  },
);

test('the page as it is sent has rupees first', () => {
  expect(renderToString(<PricingBlock initialCurrency="inr" />)).toContain('₹2,499');
});

test('the trial of Professional begins with signing in, and for whoever is signed in at the billing page', () => {
  const trial = () => screen.getByRole('link', { name: 'Start Free Trial' });
  const { unmount } = open();
  expect(trial()).toHaveAttribute('href', '/signin?intent=trial&plan=pro&from=%2Fpricing');
  unmount();
  startSession({ sessionId: 's1', user: asha });
  open();
  expect(trial()).toHaveAttribute('href', '/dashboard/billing?plan=pro&trial=1');
});

describe('“View Demo”', () => {
  function pressIt({ isCalm = false, ctrlKey = false } = {}) {
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    const { container } = open();
    const demo = container.querySelector('#demo') ?? expect.fail('no demo section');
    const scrollIntoView = vi.fn();
    demo.scrollIntoView = scrollIntoView;
    const link = screen.getByRole('link', { name: 'View Demo' });
    const isLeftToBrowser = fireEvent.click(link, { ctrlKey });
    return { link, scrollIntoView, isLeftToBrowser };
  }

  test('scrolls smoothly to the form, says so in the address, and takes the focus along', () => {
    const { link, scrollIntoView, isLeftToBrowser } = pressIt();
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(isLeftToBrowser).toBe(false);
    expect(location.hash).toBe('#demo');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(link).toHaveAttribute('href', '/pricing#demo');
  });

  test('does not glide for people who asked for less motion', () => {
    expect(pressIt({ isCalm: true }).scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  test('opens in a new tab where that was asked for', () => {
    const { scrollIntoView, isLeftToBrowser } = pressIt({ ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

test('the demo form stands in the section that #demo leads to', () => {
  const { container } = open();
  const section = container.querySelector<HTMLElement>('#demo') ?? expect.fail('no demo section');
  expect(within(section).getByRole('form', { name: 'Get a Demo' })).toBeInTheDocument();
});

describe('the comparison', () => {
  const findCells = (label: string) => {
    const row = within(screen.getByRole('table', { name: 'Compare Plans' })).getByRole('row', {
      name: new RegExp(`^${label}`),
    });
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };

  test('has a column for Free, Pro, Team and Enterprise, with the plan’s name below', () => {
    open();
    const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
    const names = columns.map(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
    expect(names).toEqual([['Free', 'Starter'], ['Pro', 'Growth'], ['Team', 'Professional'], ['Enterprise']]);
  });

  test.each([
    ['Cards per user', ['1', 'Unlimited', 'Unlimited', 'Unlimited']],
    ['Support', ['Business hours', 'Priority', 'Priority', '24x7']],
    ['Team brand kits', ['Not included', 'Not included', 'Included', 'Included']],
    ['API access', ['Not included', 'Not included', 'Included', 'Included']],
    ['Active listings', ['5', '15', '50', 'Unlimited']],
    ['Featured listings per month', ['Not included', '3', '10', '10']],
  ])('says of %s: %j', (label, cells) => {
    open();
    expect(findCells(label)).toEqual(cells);
  });

  test('has no row that says the same of every plan', () => {
    open();
    for (const { label, free, pro, team, ent } of COMPARISON_ROWS) {
      expect(new Set([free, pro, team, ent]).size, label).toBeGreaterThan(1);
    }
  });

  test('marks what is not built yet', () => {
    open();
    const header = screen.getByRole('rowheader', { name: 'SSO, SCIM and custom domains Soon' });
    expect(within(header).getByText('Soon')).toBeInTheDocument();
  });
});

test('six questions, of which the first is open and one at a time', async () => {
  open();
  const items = [...document.querySelectorAll('details')];
  expect(items).toHaveLength(6);
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['pricing-faq']));
  expect(items.map(({ open: isOpen }) => isOpen)).toEqual([true, false, false, false, false, false]);
  const claims = [
    /14-day free trial with no credit card/,
    /billed prorated per seat/,
    /at a discount/,
    /a refund returns it/,
    /via sales/,
  ];
  for (const claim of claims) expect(screen.getByText(claim)).toBeInTheDocument();
});

test('the currency can be changed here too', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('radio', { name: 'Global' }));
  expect(screen.getByText('$8')).toBeInTheDocument();
  expect(screen.queryByText('plus 3% commission per deal')).toBeNull();
});
