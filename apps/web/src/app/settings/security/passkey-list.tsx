import {
  errorFields,
  type PasskeyRowFragment,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
} from '@tessera/client';
import { relativeTime, SECURITY_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { AskingButton, Button, Chip, Dialog, TextField, useToast } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { canUsePasskeys, makePasskey } from '../../../data/session/passkeys.ts';
import { formatDate } from '../../../locale/format.ts';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import type { SecurityProps } from './security-props.ts';

/** Passkeys: signing in with a fingerprint, a face or a device's code, and nothing else. */
export function PasskeyList({ viewer: { passkeys }, onChange }: SecurityProps) {
  const { add, isBusy } = useAdd(onChange);
  return (
    <div className="grid gap-5">
      <h3 className="-mb-2 text-lg">{t('Passkeys')}</h3>
      <p className="text-ink-2">
        {t(
          'Sign in with your fingerprint, face or screen lock. A passkey can’t be guessed, and works on this site only.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button className="justify-self-start" isBusy={isBusy} onClick={() => void add()}>
          {t('Add a passkey')}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{t('Passkeys don’t work in this browser or on this address.')}</p>
      )}
    </div>
  );
}

function useAdd(onChange: () => void) {
  const [start, starting] = useStartPasskeyMutation();
  const [addPasskey, adding] = useAddPasskeyMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const add = () =>
    attempt(async () => {
      const { data } = await start();
      const response = data && (await makePasskey(data.startPasskey.options));
      if (!response) return;
      await addPasskey({ variables: { input: { response } } });
      toast(t('Passkey added'));
      onChange();
    });
  return { add, isBusy: starting.loading || adding.loading };
}

function PasskeyRow({ passkey, onChange }: { passkey: PasskeyRowFragment; onChange: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [remove, { loading }] = useRemovePasskeyMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await remove({ variables: { input: { id: passkey.id } } });
      toast(t('Passkey removed'));
      onChange();
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:border-t">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {passkey.name}
          </span>
          {passkey.isSynced && <Chip>{t('Synced')}</Chip>}
        </p>
        <p className="text-sm text-ink-2">{usageText(passkey)}</p>
      </div>
      <div className="flex gap-1 max-sm:-ms-2.5">
        <Button
          variant="quiet"
          aria-label={t('Rename {name}', { name: passkey.name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('Rename')}
        </Button>
        <AskingButton
          variant="quiet"
          isBusy={loading}
          aria-label={t('Remove {name}', { name: passkey.name })}
          question={t('Remove “{name}”?', { name: passkey.name })}
          detail={t('You’ll no longer be able to sign in with it. Your other passkeys and your password still work.')}
          confirmLabel={t('Remove passkey')}
          tone="danger"
          onConfirm={confirm}
        >
          {t('Remove')}
        </AskingButton>
      </div>
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}

function usageText({ createdAt, lastUsedAt }: PasskeyRowFragment): string {
  const used = lastUsedAt
    ? t('Last used {relativeTime}', { relativeTime: relativeTime(lastUsedAt, new Date()) })
    : t('Never used');
  return t('{used} · added {createdAt}', { used, createdAt: formatDate(createdAt, 'day') });
}

function RenameDialog({ passkey, onClose }: { passkey: PasskeyRowFragment; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [rename, { loading: isBusy }] = useRenamePasskeyMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await rename({ variables: { input: { id: passkey.id, name } } });
      onClose();
    } catch (error) {
      setProblem(errorFields(error).name ?? errorText(error, t('Something went wrong. Try again.')));
    }
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Rename passkey')} size="sm">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('Name')}
          value={name}
          autoComplete="off"
          maxLength={SECURITY_LIMITS.passkeyName}
          error={problem ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('Save name')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
