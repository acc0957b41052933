import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { routes } from '../router.tsx';

/** The whole app at an address, as a visitor would have it. `state` is navigation state. */
export function renderApp(address: string, state?: unknown) {
  // jsdom has no layout and so nothing to scroll.
  vi.stubGlobal('scrollTo', () => {});
  const router = createMemoryRouter(routes, { initialEntries: [{ ...toPlace(address), state }] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup(), path: () => router.state.location.pathname + router.state.location.search };
}

function toPlace(address: string) {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash };
}
