import { useFinishConnectionMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Notice, Skeleton, useToast } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { SERVICES } from './connector-list.ts';

/** `/dashboard/integrations/return`: where a service sends the person back to, with a code or with a refusal. */
export function ConnectionReturn() {
  const failure = useFinish();
  return (
    <div className="max-w-3xl">
      <ScreenHead title={failure === null ? t('Connecting…') : t('Not connected')} />
      {failure === null ? (
        <div role="status" aria-label={t('Connecting the service')}>
          <Skeleton className="h-40" />
        </div>
      ) : (
        <div className="grid justify-items-start gap-5">
          <Notice tone="bad">{failure}</Notice>
          <Link to={paths.integrations} className={LONE_LINK}>
            {t('All integrations')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** Null until it has failed; when it is done the connection's own page takes over. */
function useFinish(): string | null {
  const [params] = useSearchParams();
  const [state, code] = [params.get('state') ?? '', params.get('code') ?? ''];
  const [finish] = useFinishConnectionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  // A code can be used once.
  const used = useRef('');
  useEffect(() => {
    if (!code || used.current === code) return;
    used.current = code;
    finish({ variables: { input: { state, code } } }).then(
      async ({ data }) => {
        const service = SERVICES.find(({ kind }) => kind === data?.finishConnection.connector.kind);
        await navigate(service ? paths.connector(service.id) : paths.integrations, { replace: true });
        toast(service ? t('{name} connected', { name: service.name }) : t('The service is connected'));
      },
      (error: unknown) => setFailure(errorText(error, t('Couldn’t connect. Try again.'))),
    );
  }, [code, state, finish, navigate, toast]);
  return code ? failure : t('Access wasn’t approved, so nothing was connected.');
}
