import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { Footer } from './footer.tsx';
import { PublicShell } from './public-shell.tsx';
import './phone-menu.tsx';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => vi.unstubAllGlobals());

const listLinks = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function show() {
  render(
    <PublicShell footer={<Footer />} path="/pricing">
      <h1>Prices</h1>
    </PublicShell>,
  );
  return screen.getByRole('banner');
}

const MARKETING = [
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['Demo', '/demo'],
  ['Explore', '/explore'],
];

test('a signed-out visitor finds the marketing pages, “Sign in” and “New Card”', () => {
  const bar = show();
  expect(listLinks(bar).slice(1)).toEqual([...MARKETING, ['Sign in', '/signin'], ['New Card', '/signup']]);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Pricing');
});

test('a signed-in visitor finds “Dashboard”, “New Card” and their initials with Settings and Logout', async () => {
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: '', email: 'asha.rao@example.com' } });
  const bar = show();
  expect(listLinks(bar).slice(5)).toEqual([
    ['Dashboard', '/dashboard'],
    ['New Card', '/dashboard/builder'],
  ]);
  await userEvent.click(within(bar).getByRole('button', { name: 'AR, your account' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Settings', 'Logout']);
  expect(items[0]).toHaveAttribute('href', '/dashboard/settings');
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a visitor keeps the links of the page as it was sent, which they may be pressing already', () => {
  const page = (
    <PublicShell footer={<Footer />} path="/pricing">
      <h1>Prices</h1>
    </PublicShell>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const sent = within(container).getByRole('link', { name: 'New Card' });
  render(page, { container, hydrate: true });
  expect(within(container).getByRole('link', { name: 'New Card' })).toBe(sent);
});

test('nobody in particular is U', () => {
  startSession({ sessionId: 's1', user: null });
  expect(within(show()).getByRole('button', { name: 'U, your account' })).toBeInTheDocument();
});

test('the footer leads to what people look for at the end of a page', () => {
  show();
  expect(listLinks(screen.getByRole('contentinfo')).map(([, href]) => href)).toEqual([
    '/pricing',
    '/help',
    '/contact',
    '/install',
    '/status',
    '/developers',
    '/privacy-policy',
    '/terms',
    '/delete-account',
  ]);
});

test('the menu of narrow screens has the same items, locks the page, and gives the focus back on Escape', async () => {
  startSession({ sessionId: 's1', user: null });
  show();
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(listLinks(menu)).toEqual([
    ...MARKETING,
    ['Dashboard', '/dashboard'],
    ['Settings', '/dashboard/settings'],
    ['New Card', '/dashboard/builder'],
  ]);
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  expect(document.body).toHaveAttribute('data-scroll-locked');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).not.toHaveAttribute('data-scroll-locked');
  expect(button).toHaveFocus();
});

test('the header gains its shadow below 6 px', () => {
  const bar = show();
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => void fireEvent.scroll(window));
  };
  scrollTo(6);
  expect(bar).not.toHaveClass('shadow-top');
  scrollTo(7);
  expect(bar).toHaveClass('shadow-top');
  scrollTo(0);
  expect(bar).not.toHaveClass('shadow-top');
});
