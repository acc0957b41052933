import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouteError } from './route-error.tsx';

/** A screen whose data can't be had for that reason. */
function renderBroken(reason: unknown) {
  const loader = () => {
    throw reason;
  };
  const routes = [{ path: '/', loader, element: null, errorElement: <RouteError />, hydrateFallbackElement: <p /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

test.each([
  ['its status', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  [
    'that the network is gone',
    new TypeError('Failed to fetch dynamically imported module: https://t.example/a.js'),
    'Can’t connect. Check your connection and try again.',
  ],
  ['its message', new Error('The screen fell over.'), 'The screen fell over.'],
  ['what little is known', 'x', 'No more is known about it.'],
])('“Unexpected Application Error!” shows %s, and a way out', async (_what, reason, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderBroken(reason);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});
