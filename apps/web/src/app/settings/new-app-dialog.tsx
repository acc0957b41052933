import { type CreateAppInput, errorFields, useCreateOwnAppMutation } from '@tessera/client';
import { checkNewApp, OAUTH_LIMITS } from '@tessera/domain';
import { sayAll, t } from '@tessera/texts';
import { Button, Checkbox, Dialog, Notice, TextAreaField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { ShownOnce } from '../../parts/screen/shown-once.tsx';

interface NewAppDialogProps {
  onClose: () => void;
  onMade: () => void;
}

interface MadeApp {
  id: string;
  secret: string | null;
}

/** Asks what the app is called and where people return to, then shows its id and this once its secret. */
export function NewAppDialog({ onClose, onMade }: NewAppDialogProps) {
  const [made, setMade] = useState<MadeApp | null>(null);
  const show = (app: MadeApp) => {
    setMade(app);
    onMade();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={made ? t('Your new app') : t('Register an app')}
      {...(made?.secret ? { description: t('Copy the secret now. We show it only once.') } : undefined)}
    >
      {made ? <NewApp app={made} onClose={onClose} /> : <NewAppForm onClose={onClose} onMade={show} />}
    </Dialog>
  );
}

function NewApp({ app: { id, secret }, onClose }: { app: MadeApp; onClose: () => void }) {
  if (!secret) return <ShownOnce label={t('Client ID')} value={id} onDone={onClose} />;
  return (
    <div className="grid gap-5">
      <TextField
        label={t('Client ID')}
        hint={t('It stays in the list of your apps.')}
        readOnly
        value={id}
        className="[&_input]:font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <ShownOnce label={t('Secret')} value={secret} onDone={onClose} />
    </div>
  );
}

function NewAppForm({ onClose, onMade }: { onClose: () => void; onMade: (app: MadeApp) => void }) {
  const [name, setName] = useState('');
  const [addresses, setAddresses] = useState('');
  const [isConfidential, setIsConfidential] = useState(false);
  const [connectsDevices, setConnectsDevices] = useState(false);
  const { create, errors, failure, isBusy } = useCreate(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const redirectUris = addresses.split(/\s+/).filter(Boolean);
    // Without a redirect address, devices are the only way to connect.
    void create({ name, redirectUris, isConfidential, connectsDevices: connectsDevices || redirectUris.length === 0 });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={t('Name of the app')}
        hint={t('People see it when your app asks them.')}
        value={name}
        autoComplete="off"
        maxLength={OAUTH_LIMITS.name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={t('Redirect addresses')}
        hint={t(
          'One per line. People return there after they decide. Leave it empty for an app that only connects devices.',
        )}
        value={addresses}
        rows={3}
        spellCheck={false}
        placeholder="https://example.com/callback"
        error={errors.redirectUris}
        onChange={(event) => setAddresses(event.target.value)}
      />
      <Checkbox
        label={t('The app runs on a server and can keep a secret')}
        hint={t('Apps on phones, computers and in browsers can’t.')}
        checked={isConfidential}
        onChange={(event) => setIsConfidential(event.target.checked)}
      />
      <Checkbox
        label={t('The app connects devices without a browser')}
        hint={t('People type a code that the device shows. Leave it off unless your app needs it.')}
        checked={connectsDevices}
        onChange={(event) => setConnectsDevices(event.target.checked)}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('Registering…') : t('Register an app')}
        </Button>
      </div>
    </form>
  );
}

function useCreate(onMade: (app: MadeApp) => void) {
  const [create, { loading: isBusy }] = useCreateOwnAppMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (input: CreateAppInput & { redirectUris: string[] }) => {
    const { app, errors: wrong } = checkNewApp(input);
    setErrors(sayAll(wrong));
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    try {
      const { data } = await create({ variables: { input: { ...input, ...app } } });
      if (data) onMade({ id: data.createApp.app.id, secret: data.createApp.clientKey });
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(errorText(error, t('Couldn’t register the app. Try again.')));
    }
  };
  return { create: attempt, errors, failure, isBusy };
}
