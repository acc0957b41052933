import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export type Deferred<Props> = ComponentType<Props> & { preload: () => void };

/** Something that opens on a tap: shows nothing until its code is there. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await fetchCode() }));
  const Shown = (props: Props) => {
    // Chosen once per mount, so that the component keeps its state. Suspense can delay code that is already there by up to 300 ms.
    const [Loaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
  // A network that is gone now may be there when the code is needed.
  return Object.assign(Shown, { preload: () => void fetchCode().catch(() => {}) });
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
