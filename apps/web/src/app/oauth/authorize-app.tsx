import { t } from '@tessera/texts';
import { Notice, Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '../../data/session/call-api.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { type AppRequest, AppRequestSheet, requestFailure, sendDecision } from './app-request.tsx';

/** `/oauth/consent/{id}`: where an app sends people, so that they allow what it asks for. */
export function AuthorizeApp() {
  const { id = '' } = useParams();
  const path = `/oauth/consent/${encodeURIComponent(id)}`;
  const { request, failure } = useAppRequest(`${path}/request`);
  if (failure) return <NoRequest failure={failure} />;
  if (!request) return <Skeleton className="mx-auto h-80 max-w-110" />;
  return (
    <AppRequestSheet
      request={request}
      note={
        request.app.host
          ? t('You’ll go back to {host}.', { host: request.app.host })
          : t('You’ll go back to an app on this device.')
      }
      onDecide={async (decision) => {
        const { redirectTo } = (await (await sendDecision(`${path}/decision`, decision)).json()) as {
          redirectTo: string;
        };
        window.location.assign(redirectTo);
      }}
    />
  );
}

function NoRequest({ failure }: { failure: string }) {
  return (
    <div className="max-w-3xl">
      <ScreenHead title={t('Connect an app')} />
      <Notice tone="bad">{failure}</Notice>
      <Link to={paths.cards} className={clsx(LONE_LINK, 'mt-6 inline-block')}>
        {t('Open My Cards')}
      </Link>
    </div>
  );
}

/** What the server knows of the request; null until it has answered. */
function useAppRequest(path: string): { request: AppRequest | null; failure: string | null } {
  const [request, setRequest] = useState<AppRequest | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    callApi(path)
      .then((answer) => answer.json() as Promise<AppRequest>)
      .then(
        (found) => !isGone && setRequest(found),
        (error: unknown) => !isGone && setFailure(requestFailure(error)),
      );
    return () => {
      isGone = true;
    };
  }, [path]);
  return { request, failure };
}
