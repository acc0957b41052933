import { t } from '@tessera/texts';
import { Button, buttonClass } from '@tessera/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isLostNetwork } from '../../data/errors/lost-network.ts';
import { paths } from '../../paths.ts';
import { LostScreen } from './lost-screen.tsx';

/** In place of the whole app. */
export function RouteError() {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-5 py-16">
      <ScreenError />
    </main>
  );
}

/** In place of a screen that breaks. A full page load is the way out: it also fetches a newer version of the app. */
export function ScreenError() {
  const error = useRouteError();
  return <div className="grid max-w-xl gap-4">{isLostNetwork(error) ? <LostScreen /> : <Broken error={error} />}</div>;
}

function Broken({ error }: { error: unknown }) {
  return (
    <>
      <h1>{t('Unexpected Application Error!')}</h1>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{describe(error)}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={() => location.reload()}>
          {t('Reload this page')}
        </Button>
        <a href={paths.home} className={buttonClass('outline')}>
          {t('Go to home page')}
        </a>
      </div>
    </>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : t('No more is known about it.');
}
