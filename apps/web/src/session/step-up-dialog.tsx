import { errorFields, useConfirmIdentityMutation } from '@tessera/client';
import type { ProofKind } from '@tessera/domain';
import { Button, Dialog, Notice } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { PasswordField } from '../shell/password-field.tsx';

interface StepUpDialogProps {
  proofs: readonly ProofKind[];
  finish: (isConfirmed: boolean) => void;
}

/** Asks the person to show who they are before something that can't be undone by others. */
export function StepUpDialog({ finish }: StepUpDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && finish(false)}
      title="Confirm it’s you"
      description="You signed in a while ago. We ask again before changes to your account’s security."
      size="sm"
    >
      <PasswordProof onCancel={() => finish(false)} onConfirm={() => finish(true)} />
    </Dialog>
  );
}

function PasswordProof({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [confirm, { loading: isBusy }] = useConfirmIdentityMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form may stand in a dialog over another form.
    event.stopPropagation();
    setFailure(null);
    setProblem(password === '' ? 'Please enter your password.' : null);
    if (password === '') return;
    try {
      await confirm({ variables: { input: { password } } });
      onConfirm();
    } catch (error) {
      const wrong = errorFields(error).password ?? null;
      setProblem(wrong);
      if (!wrong) setFailure(errorText(error, 'That failed.'));
    }
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={problem ?? undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
