import { lazy, Suspense } from 'react';
import { useUpgradeOffer } from '../../../data/session/upgrade-offer.ts';

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.tsx')).UpgradeDialog }));

/** The one dialog that offers a plan in place; its code is loaded when it is needed. */
export function UpgradeHost() {
  const offer = useUpgradeOffer();
  if (!offer) return null;
  return (
    <Suspense>
      <UpgradeDialog offer={offer} />
    </Suspense>
  );
}
