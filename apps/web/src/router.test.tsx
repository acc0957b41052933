import { ALL_ADDRESSES, fullTitle, pageTitle } from '@tessera/domain';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

interface Found {
  path: string;
  title: unknown;
}

/** Every address that shows a screen or leads on, with its whole path. */
function findScreens(list: RouteObject[], parent = ''): Found[] {
  return list.flatMap(({ path, index, handle, children }) => {
    const own = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/');
    const isLeaf = index || (path !== undefined && !children);
    const below = findScreens(children ?? [], own);
    return isLeaf ? [{ path: own, title: handle?.title }] : below.map((found) => withTitle(found, handle?.title));
  });
}

/** A title of the parent holds for the screens inside it. */
function withTitle(found: Found, title: unknown): Found {
  return { path: found.path, title: found.title ?? title };
}

const screens = findScreens(routes).filter(({ path }) => path !== '*');
const listed = ALL_ADDRESSES.filter(({ kind }) => kind !== 'site');

test('the router has every address of the list, and no other', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).sort());
});

test.each(screens)('$path has the title that the list gives it', ({ path, title }) => {
  // “Get started” is only a way to another screen, and names nothing.
  if (path === '/get-started') return;
  expect(pageTitle(title as string | undefined)).toEqual(fullTitle({ path }));
});
