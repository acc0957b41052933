import { lazy, Suspense } from 'react';
import { LoadingCard } from './frame.tsx';

// Not the router's own kind of lazy: that one waits for the code before it shows anything, and the token would stay in
// the address for as long.
const SharedCard = lazy(async () => ({ default: (await import('./shared-card.tsx')).SharedCard }));

/** `/share/{id}` for people who are signed in. */
export function SharedCardScreen() {
  return (
    <Suspense fallback={<LoadingCard />}>
      <SharedCard />
    </Suspense>
  );
}
