import { lazy, Suspense } from 'react';
import { useStepUp } from '../../data/session/step-up.ts';

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** The one dialog by which a person shows who they are; its code is loaded when it is needed. */
export function StepUpHost() {
  const stepUp = useStepUp();
  if (!stepUp) return null;
  return (
    <Suspense>
      <StepUpDialog {...stepUp} />
    </Suspense>
  );
}
