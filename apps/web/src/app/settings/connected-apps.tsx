import { type ConnectedAppRowFragment, useDisconnectAppMutation } from '@tessera/client';
import { relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { AskingButton, useToast } from '@tessera/ui';
import { formatDate } from '../../locale/format.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { scopeTexts } from './token-scopes.ts';

/** Apps that may act for the person, and the way to disconnect each of them. */
export function ConnectedApps({ apps, onChange }: { apps: readonly ConnectedAppRowFragment[]; onChange: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        {apps.length === 0
          ? t('Apps that you allow to act for you will be listed here.')
          : t('These apps can act for you, within what you allowed.')}
      </p>
      {apps.length > 0 && (
        <ul>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onChange={onChange} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AppRow({ app, onChange }: { app: ConnectedAppRowFragment; onChange: () => void }) {
  const [disconnect, { loading }] = useDisconnectAppMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await disconnect({ variables: { input: { id: app.id } } });
      toast(t('App disconnected'));
      onChange();
    });
  const used = app.lastUsedAt
    ? t('Last used {relativeTime}', { relativeTime: relativeTime(app.lastUsedAt, new Date()) })
    : t('Never used');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {app.name}
        </p>
        <p className="text-sm text-ink-2">
          {t('{used} · connected {createdAt}', { used, createdAt: formatDate(app.createdAt, 'day') })}
        </p>
        <p className="text-sm text-ink-2">{scopeTexts(app.scopes)}</p>
      </div>
      <AskingButton
        variant="quiet"
        className="max-sm:-ms-2.5"
        isBusy={loading}
        aria-label={t('Disconnect the app {name}', { name: app.name })}
        question={t('Disconnect “{name}”?', { name: app.name })}
        detail={t('The app can no longer act for you. You can connect it again at any time.')}
        confirmLabel={t('Disconnect app')}
        tone="danger"
        onConfirm={confirm}
      >
        {t('Disconnect')}
      </AskingButton>
    </li>
  );
}
