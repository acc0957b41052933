import { errorFields, useConfirmIdentityMutation, useRequestPasskeyChallengeMutation } from '@tessera/client';
import type { ProofKind } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { askForPasskey, canUsePasskeys } from '../../data/session/passkeys.ts';
import { PasswordField } from '../../parts/forms/password-field.tsx';

interface StepUpDialogProps {
  proofs: readonly ProofKind[];
  finish: (isConfirmed: boolean) => void;
}

/** Asks the person to show who they are before something that can't be undone by others. */
export function StepUpDialog({ proofs, finish }: StepUpDialogProps) {
  const { prove, problems, failure, isBusy } = useProve(() => finish(true));
  const [isCode, setIsCode] = useState(false);
  const hasPasskey = proofs.includes('PASSKEY') && canUsePasskeys();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && finish(false)}
      title={t('Confirm it’s you')}
      description={t('You signed in a while ago. We ask again before changes to your account’s security.')}
      size="sm"
    >
      <div className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {hasPasskey && <PasskeyProof prove={prove} isBusy={isBusy} />}
        <TextProof
          key={String(isCode)}
          kind={isCode ? 'code' : 'password'}
          problem={isCode ? problems.code : problems.password}
          prove={prove}
          isBusy={isBusy}
          onCancel={() => finish(false)}
        />
        {proofs.includes('CODE') && (
          <Button variant="quiet" className="justify-self-start" onClick={() => setIsCode(!isCode)}>
            {isCode ? t('Use your password') : t('Use your authenticator app')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type Proof = { password: string } | { code: string } | { passkey: object };

function PasskeyProof({ prove, isBusy }: { prove: (proof: () => Promise<Proof | null>) => void; isBusy: boolean }) {
  const [request] = useRequestPasskeyChallengeMutation();
  const press = () =>
    prove(async () => {
      const { data } = await request();
      const passkey = data && (await askForPasskey(data.requestPasskeyChallenge.options));
      return passkey ? { passkey } : null;
    });
  return (
    <>
      <Button variant="primary" isBusy={isBusy} onClick={press}>
        {t('Use a passkey')}
      </Button>
      <p className="text-center text-sm text-ink-3">{t('or')}</p>
    </>
  );
}

interface TextProofProps {
  kind: 'password' | 'code';
  problem: string | undefined;
  prove: (proof: () => Promise<Proof | null>) => void;
  isBusy: boolean;
  onCancel: () => void;
}

function TextProof({ kind, problem, prove, isBusy, onCancel }: TextProofProps) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form may stand in a dialog over another form.
    event.stopPropagation();
    setIsMissing(text === '');
    if (text !== '') prove(async () => (kind === 'code' ? { code: text } : { password: text }));
  };
  const field = {
    value: text,
    error: isMissing ? t('{kind, select, code {Enter your code.} other {Enter your password.}}', { kind }) : problem,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {kind === 'password' ? (
        <PasswordField label={t('Your password')} autoComplete="current-password" {...field} />
      ) : (
        <TextField label={t('Code')} autoComplete="one-time-code" inputMode="numeric" {...field} />
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('Confirm')}
        </Button>
      </div>
    </form>
  );
}

function useProve(onConfirm: () => void) {
  const [confirm] = useConfirmIdentityMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (proof: () => Promise<Proof | null>) => {
    setIsBusy(true);
    setFailure(null);
    setProblems({});
    try {
      const input = await proof();
      if (!input) return;
      await confirm({ variables: { input } });
      onConfirm();
    } catch (error) {
      const fields = errorFields(error);
      setProblems(fields);
      if (!fields.password && !fields.code) setFailure(errorText(error, t('Something went wrong. Try again.')));
    } finally {
      setIsBusy(false);
    }
  };
  return { prove: (proof: () => Promise<Proof | null>) => void attempt(proof), problems, failure, isBusy };
}
