import { t } from '@tessera/texts';
import { Button, buttonClass } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import { paths } from '../../paths.ts';

const loadDialog = async () => ({ default: (await import('./trial-dialog.tsx')).TrialDialog });
const TrialDialog = lazy(loadDialog);

/** “Start Free Trial”: leads people who are signed in to the prices, and asks the others a question. `path` is this page's. */
export function TrialButton({ path }: { path: string }) {
  const session = useSession();
  const [isWanted, setIsWanted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const start = () => {
    if (session.status === 'signed-in') {
      if (path !== paths.pricing) location.assign(paths.pricing);
      return;
    }
    setIsWanted(true);
    setIsAsking(true);
  };
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        className="noscript:hidden"
        aria-haspopup="dialog"
        onPointerDown={() => void loadDialog()}
        onClick={start}
      >
        {t('Start Free Trial')}
      </Button>
      <noscript>
        <a href={paths.signUp({ intent: 'view-pricing', from: path })} className={buttonClass('primary', 'lg')}>
          {t('Start Free Trial')}
        </a>
      </noscript>
      {isWanted && (
        <Suspense fallback={null}>
          <TrialDialog path={path} isOpen={isAsking} onOpenChange={setIsAsking} />
        </Suspense>
      )}
    </>
  );
}
