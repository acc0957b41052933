import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export type Deferred<Props> = ComponentType<Props> & { preload: () => void };

/** Something that opens on a tap: shows nothing until its code is there. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const Lazy = lazy(async () => ({ default: await load() }));
  const Shown = (props: Props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
  // A network that is gone now may be there when the code is needed.
  return Object.assign(Shown, { preload: () => void load().catch(() => {}) });
}

/** Fetches what a tap may open as soon as what is on screen is there. */
export function usePreload({ preload }: { preload: () => void }): void {
  useEffect(() => {
    const timer = setTimeout(preload, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}

/** What was just drawn fetches its own pictures first. */
export const SETTLED_AFTER_MS = 500;
