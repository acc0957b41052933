import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../testing/warm-shell.ts';
import './user-view.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

const person = (changes: object | null = {}) => {
  const MATEO = { __typename: 'User', id: 'u2', name: 'Mateo Lombardi', phone: null, about: null, avatarUrl: null };
  return json({ data: { user: changes && { ...MATEO, path: '/u/u2', ...changes } } });
};

beforeEach(signInAsAsha);

test('shows name, number, what the person says of themselves, and the ways to them', async () => {
  stubNetwork({
    'GraphQL UserView': () => person({ phone: '+390212345678', about: 'Brass and light.', avatarUrl: '/m.webp' }),
  });
  renderApp('/dashboard/user/u2');
  expect(await screen.findByRole('heading', { name: 'Mateo Lombardi' })).toBeVisible();
  expect(document.querySelector('img[src="/m.webp"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '+39 02 1234 5678' })).toHaveAttribute('href', 'tel:+390212345678');
  expect(screen.getByText('Brass and light.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/dashboard/chat/direct/u2');
  expect(screen.getByRole('link', { name: 'View cards' })).toHaveAttribute('href', '/u/u2');
});

test('has initials in place of a picture, and nothing that the person does not show', async () => {
  stubNetwork({ 'GraphQL UserView': () => person() });
  renderApp('/dashboard/user/u2');
  expect(await screen.findByText('ML')).toBeVisible();
  expect(document.querySelector('main img, a[href^="tel:"]')).toBeNull();
});

test('of oneself leads to the own profile', async () => {
  stubNetwork({ 'GraphQL UserView': () => person({ id: 'u1', name: 'Asha Rao' }) });
  renderApp('/dashboard/user/u1');
  const main = await screen.findByRole('main');
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(main.querySelector('a[href="/dashboard/profile"]')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
});

test('says “Failed to load user”, and tries again', async () => {
  const answers = [refusal('INTERNAL', 'Something broke.')];
  stubNetwork({ 'GraphQL UserView': () => answers.pop() ?? person() });
  const { user } = renderApp('/dashboard/user/u2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user');
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { name: 'Mateo Lombardi' })).toBeVisible();
});

test('says when there is nobody', async () => {
  stubNetwork({ 'GraphQL UserView': () => person(null) });
  renderApp('/dashboard/user/u2');
  expect(await screen.findByText('No profile found at this address.')).toBeVisible();
});
