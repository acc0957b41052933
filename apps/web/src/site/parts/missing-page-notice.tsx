import { lazy, Suspense, useEffect, useState } from 'react';
import { takeMissingMark } from './missing-mark.ts';

/** Few people come this way: everybody else's front page loads nothing for it. */
const MissingPageText = lazy(async () => ({ default: (await import('./missing-page-text.tsx')).MissingPageText }));

/** Says to people who came by an address that doesn't exist why they see the home page. */
export function MissingPageNotice() {
  const [isShown, setIsShown] = useState(false);
  // The page was rendered for everybody: only the browser knows where somebody came from.
  useEffect(() => setIsShown((known) => takeMissingMark() || known), []);
  return (
    isShown && (
      <Suspense>
        <MissingPageText />
      </Suspense>
    )
  );
}
