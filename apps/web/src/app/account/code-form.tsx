import { t } from '@tessera/texts';
import { Button, Notice, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { sendCode } from '../../data/session/api.ts';
import { startSession } from '../../data/session/session.ts';

interface CodeFormProps {
  ticket: string;
  /** It took too long, or too many tries. */
  onOver: (message: string) => void;
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ ticket, onOver }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { submit, problem, failure, isBusy } = useSend(ticket, onOver);
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p className="text-ink-2">
        {isRecovery
          ? t('Enter one of the recovery codes you saved. Each works once.')
          : t('Enter the six digits that your authenticator app shows.')}
      </p>
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? t('Recovery code') : t('Code')}
        value={code}
        error={problem ?? undefined}
        autoFocus
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        className="[&_input]:font-mono"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {isBusy ? t('Signing in…') : t('Sign in')}
      </Button>
      <Button variant="quiet" className="-ms-2.5 justify-self-start" onClick={change}>
        {isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
      </Button>
    </form>
  );
}

function useSend(ticket: string, onOver: (message: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (code: string) => {
    setFailure(null);
    setProblem(code.trim() === '' ? t('Enter the code.') : null);
    if (code.trim() === '') return;
    setIsBusy(true);
    const answer = await sendCode({ ticket, code });
    setIsBusy(false);
    if (answer.isOk && answer.sessionId) startSession({ sessionId: answer.sessionId, user: answer.user });
    if (answer.isOk) return;
    if (answer.isOver) return onOver(answer.message);
    if (answer.fields.code) setProblem(answer.fields.code);
    else setFailure(answer.message);
  };
  return { submit, problem, failure, isBusy };
}
