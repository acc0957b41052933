import { type OwnAppRowFragment, useDeleteOwnAppMutation, useRotateOwnAppSecretMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { AskingButton, Button, Dialog, useToast } from '@tessera/ui';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { NewAppDialog } from './new-app-dialog.tsx';

interface OwnAppsProps {
  apps: readonly OwnAppRowFragment[];
  onChange: () => void;
}

/** Apps that the person has registered, so that other people can connect them. */
export function OwnApps({ apps, onChange }: OwnAppsProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        <Trans
          message="Register an app that other people can connect to their accounts. They see what it asks for and decide. <0>How OAuth works</0>"
          parts={{
            0: (text) => (
              <a href={paths.developersOAuth} className={TEXT_LINK}>
                {text}
              </a>
            ),
          }}
        />
      </p>
      {apps.length > 0 && (
        <ul>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onChange={onChange} />
          ))}
        </ul>
      )}
      <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
        {t('Register an app')}
      </Button>
      {isAdding && <NewAppDialog onClose={() => setIsAdding(false)} onMade={onChange} />}
    </div>
  );
}

function AppRow({ app, onChange }: { app: OwnAppRowFragment; onChange: () => void }) {
  const { id, name, redirectUris, isConfidential, createdAt } = app;
  return (
    <li className="grid gap-2 border-b border-line py-3 first:border-t">
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {name}
      </p>
      <dl className="grid gap-x-3 gap-y-1 text-sm text-ink-2 max-sm:[&>dt:not(:first-child)]:mt-1.5 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-3">{t('Client ID')}</dt>
        <dd className="font-mono [overflow-wrap:anywhere]">{id}</dd>
        <dt className="text-ink-3">{t('Redirects to')}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {redirectUris.join(', ') || t('nowhere: it connects devices by a code')}
        </dd>
        <dt className="text-ink-3">{t('Registered')}</dt>
        <dd>
          {formatDate(createdAt, 'day')} · {isConfidential ? t('with client secret') : t('no client secret')}
        </dd>
      </dl>
      <div className="-ms-[11px] flex flex-wrap gap-2.5">
        {isConfidential && <RotateSecret app={app} />}
        <DeleteApp app={app} onChange={onChange} />
      </div>
    </li>
  );
}

function RotateSecret({ app }: { app: OwnAppRowFragment }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate, { loading }] = useRotateOwnAppSecretMutation();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      const { data } = await rotate({ variables: { input: { id: app.id } } });
      setSecret(data?.rotateAppSecret.clientKey ?? null);
    });
  return (
    <>
      <AskingButton
        variant="quiet"
        isBusy={loading}
        aria-label={t('New secret for the app {name}', { name: app.name })}
        question={t('Create a new secret for “{name}”?', { name: app.name })}
        detail={t('The old one stops working at once. People stay connected.')}
        confirmLabel={t('Create new secret')}
        onConfirm={confirm}
      >
        {t('New secret')}
      </AskingButton>
      <Dialog
        isOpen={secret !== null}
        onOpenChange={(isOpen) => !isOpen && setSecret(null)}
        title={t('New secret of the app')}
        description={t('Copy it now. We show it only once.')}
      >
        <ShownOnce label={t('Secret')} value={secret ?? ''} onDone={() => setSecret(null)} />
      </Dialog>
    </>
  );
}

function DeleteApp({ app, onChange }: { app: OwnAppRowFragment; onChange: () => void }) {
  const [remove, { loading }] = useDeleteOwnAppMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await remove({ variables: { input: { id: app.id } } });
      toast(t('App deleted'));
      onChange();
    });
  return (
    <AskingButton
      variant="quiet"
      isBusy={loading}
      aria-label={t('Delete the app {name}', { name: app.name })}
      question={t('Delete “{name}”?', { name: app.name })}
      detail={t('The app is disconnected from everyone who uses it, and its client ID never works again.')}
      confirmLabel={t('Delete app')}
      tone="danger"
      onConfirm={confirm}
    >
      {t('Delete')}
    </AskingButton>
  );
}
