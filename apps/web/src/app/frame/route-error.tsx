import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, buttonClass } from '@tessera/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isLostNetwork } from '../../data/errors/lost-network.ts';
import { paths } from '../../paths.ts';

/** What is shown when a screen breaks. A full page load is the way out: it also fetches a newer version of the app. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-5 py-16">
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
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  // The screen's code could not be fetched.
  if (isLostNetwork(error)) return say(MESSAGES.cantConnect);
  return error instanceof Error ? error.message : t('No more is known about it.');
}
