import { useEffect, useEffectEvent } from 'react';

/** Has the browser ask before a page with unsaved input is reloaded or closed. Asked at that moment. */
export function useAskBeforeUnload(hasUnsavedChanges: () => boolean): void {
  const isHeld = useEffectEvent(hasUnsavedChanges);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);
}
