import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { routes } from '../router.tsx';

/** The whole app at an address, as a visitor would have it. `state` is navigation state. */
export function renderApp(address: string, state?: unknown) {
  return renderRouter(createMemoryRouter(routes, { initialEntries: [{ ...toPlace(address), state }] }));
}

/** The whole app at an address with the browser’s own history, for what its entries hold. */
export function renderAppInBrowser(address: string) {
  history.pushState(null, '', address);
  return renderRouter(createBrowserRouter(routes));
}

function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  // jsdom has no layout and so nothing to scroll.
  vi.stubGlobal('scrollTo', () => {});
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup(), path: () => router.state.location.pathname + router.state.location.search };
}

function toPlace(address: string) {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash };
}
