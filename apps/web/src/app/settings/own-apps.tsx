import { type OwnAppRowFragment, useDeleteOwnAppMutation, useRotateOwnAppSecretMutation } from '@tessera/client';
import { Button, Dialog, Question, useToast } from '@tessera/ui';
import { useState } from 'react';
import { ShownOnce } from '../../forms/shown-once.tsx';
import { formatDate } from '../../locale/format.ts';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
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
        Register an app that other people can connect to their accounts. They see what it asks for and decide.{' '}
        <a href={paths.developersOAuth} className={TEXT_LINK}>
          How OAuth works here
        </a>
      </p>
      {apps.length > 0 && (
        <ul>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} onChange={onChange} />
          ))}
        </ul>
      )}
      <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
        Register an app
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
      <dl className="grid gap-x-3 gap-y-1 text-sm text-ink-2 sm:grid-cols-[auto_1fr]">
        <dt>Client ID</dt>
        <dd className="font-mono [overflow-wrap:anywhere]">{id}</dd>
        <dt>Redirects to</dt>
        <dd className="[overflow-wrap:anywhere]">
          {redirectUris.join(', ') || 'nowhere: it connects devices by a code'}
        </dd>
        <dt>Registered</dt>
        <dd>
          {formatDate(createdAt, 'day')} · {isConfidential ? 'keeps a secret' : 'keeps no secret'}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2.5">
        {isConfidential && <RotateSecret app={app} />}
        <DeleteApp app={app} onChange={onChange} />
      </div>
    </li>
  );
}

function RotateSecret({ app }: { app: OwnAppRowFragment }) {
  const [isAsking, setIsAsking] = useState(false);
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
      <Button
        variant="quiet"
        isBusy={loading}
        aria-label={`New secret for the app ${app.name}`}
        onClick={() => setIsAsking(true)}
      >
        New secret
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={`Make a new secret for “${app.name}”?`}
        detail="The former one stops working at once. People stay connected."
        confirmLabel="Make new secret"
        onConfirm={() => void confirm()}
      />
      <Dialog
        isOpen={secret !== null}
        onOpenChange={(isOpen) => !isOpen && setSecret(null)}
        title="New secret of the app"
        description="Copy it now. We show it only once."
      >
        <ShownOnce label="Secret" value={secret ?? ''} onDone={() => setSecret(null)} />
      </Dialog>
    </>
  );
}

function DeleteApp({ app, onChange }: { app: OwnAppRowFragment; onChange: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useDeleteOwnAppMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await remove({ variables: { input: { id: app.id } } });
      toast('App deleted');
      onChange();
    });
  return (
    <>
      <Button
        variant="quiet"
        isBusy={loading}
        aria-label={`Delete the app ${app.name}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={`Delete “${app.name}”?`}
        detail="It is disconnected from everyone who uses it, and its client ID never works again."
        confirmLabel="Delete app"
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </>
  );
}
