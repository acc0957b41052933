import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteError } from './route-error.tsx';

/** A screen whose data can't be had for that reason. */
function renderBroken(reason: unknown) {
  const loader = () => {
    throw reason;
  };
  const routes = [{ path: '/', loader, element: null, errorElement: <RouteError />, hydrateFallbackElement: <p /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its status', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['its message', new Error('The screen fell over.'), 'The screen fell over.'],
  ['what little is known', 'x', 'No more is known about it.'],
])('“Unexpected Application Error!” shows %s, and a way out', async (_what, reason, text) => {
  renderBroken(reason);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});

describe('a screen whose code can’t be fetched', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: https://t.example/a.js');

  /** Whether the server answers, which changes as a test goes on. */
  function openLost(server: { isUp: boolean }) {
    const reload = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, href: location.href, reload });
    const ask = vi.fn(async () => {
      if (!server.isUp) throw new TypeError('Failed to fetch');
      return new Response('{}');
    });
    vi.stubGlobal('fetch', ask);
    renderBroken(lost);
    return { reload, ask };
  }

  test('is loaded anew in place, once: a newer version may have replaced it', async () => {
    const { reload } = openLost({ isUp: true });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // The page is there again, and still broken.
    renderBroken(lost);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('says plainly that there is no network, and loads itself when it is back', async () => {
    const server = { isUp: false };
    const { reload, ask } = openLost(server);
    expect(await screen.findByText(/Can’t connect. Check your connection and try again./)).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
    const asked = ask.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
    expect(reload).not.toHaveBeenCalled();
    server.isUp = true;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
