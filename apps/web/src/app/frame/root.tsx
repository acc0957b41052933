import { pageTitle } from '@tessera/domain';
import { say } from '@tessera/texts';
import { ToastProvider } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { scrollKey } from '../../delivery/scroll-key.ts';
import { UpdateBar } from '../../delivery/update-bar.tsx';

/** What every screen stands in: toasts, title, place of scrolling and focus. */
export function Root() {
  useRouteTitle();
  useFocusOnNewScreen();
  return (
    <ToastProvider>
      <Outlet />
      <UpdateBar />
      <ScrollRestoration getKey={scrollKey} />
    </ToastProvider>
  );
}

/** The last matching route that has a title names the page: `handle: { title }`. Other screens name it themselves. */
function useRouteTitle() {
  const title = useMatches()
    .map(({ handle }) => readTitle(handle))
    .findLast(Boolean);
  useEffect(() => {
    if (title) document.title = say(pageTitle(title));
  }, [title]);
}

/** Without a page load nothing tells a screen reader that the screen is another one; the focus does. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen that is one form begins at its first field.
    if (document.activeElement?.matches('#main input')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The title in a route's handle, if there is one. */
function readTitle(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}
