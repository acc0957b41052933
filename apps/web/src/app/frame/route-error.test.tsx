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
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
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
  function openLost(server: { isUp: boolean; answered?: Promise<void> }) {
    const reload = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, href: location.href, reload });
    const ask = vi.fn(async () => {
      await server.answered;
      if (!server.isUp) throw new TypeError('Failed to fetch');
      return new Response('{}');
    });
    vi.stubGlobal('fetch', ask);
    const { unmount } = renderBroken(lost);
    return { reload, ask, unmount };
  }

  test('is loaded anew in place, once: a newer version may have replaced it', async () => {
    const { reload, ask, unmount } = openLost({ isUp: true });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    unmount();
    // The page is there again, and still broken.
    renderBroken(lost);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    // The server was there: nobody's connection is to blame.
    expect(screen.getByText('Part of this page couldn’t load. Try again in a minute.')).toBeVisible();
    expect(screen.queryByText(/Can’t connect/)).toBeNull();
    const asked = ask.mock.calls.length;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
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

  test('reloads no other screen: who has left is left alone', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { reload, ask, unmount } = openLost({ isUp: true, answered });
    await waitFor(() => expect(ask).toHaveBeenCalled());
    unmount();
    answer();
    await Promise.all(ask.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
  });

  test('isn’t loaded anew by itself where the browser can’t remember that it was', async () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { reload } = openLost({ isUp: true });
    expect(await screen.findByText('Part of this page couldn’t load. Try again in a minute.')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    set.mockRestore();
  });
});
