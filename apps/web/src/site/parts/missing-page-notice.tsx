import { lazy, Suspense, useEffect, useState } from 'react';
import { takeMissingMark } from './missing-mark.ts';

/** Loaded only when needed, because few people come this way. */
const MissingPageText = lazy(async () => ({ default: (await import('./missing-page-text.tsx')).MissingPageText }));

/** Tells people who opened an address that doesn't exist why they see the home page. */
export function MissingPageNotice() {
  const [isShown, setIsShown] = useState(false);
  // The page was rendered for everyone: only the browser knows where a person came from.
  useEffect(() => setIsShown((known) => takeMissingMark() || known), []);
  return (
    isShown && (
      <Suspense>
        <MissingPageText />
      </Suspense>
    )
  );
}
