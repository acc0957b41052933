import { useSecurityQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { canUsePasskeys, signalAccepted } from '../../../data/session/passkeys.ts';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { AuthenticatorSettings } from './authenticator-settings.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** How the person signs in, beyond their password. */
export function SecuritySettings({ onChange: onSettingsChange }: { onChange: () => void }) {
  const { data, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  useSignal(viewer?.acceptedPasskeys);
  if (error && !viewer)
    return <ErrorNotice title={t('Failed to load')} error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (!viewer) return <Skeleton className="h-40" />;
  const onChange = () => {
    void refetch().catch(() => {});
    onSettingsChange();
  };
  return (
    <div className="grid gap-10">
      <PasskeyList viewer={viewer} onChange={onChange} />
      <AuthenticatorSettings viewer={viewer} onChange={onChange} />
    </div>
  );
}

/** A passkey that was removed is offered no more by the browser. */
function useSignal(accepted: object | undefined): void {
  const known = JSON.stringify(accepted);
  useEffect(() => {
    if (known && canUsePasskeys()) signalAccepted(JSON.parse(known));
  }, [known]);
}
