import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountAnswer } from '../../data/session/api.ts';
import { signInWithPasskey, stopPasskeyAutofill } from '../../data/session/passkeys.ts';
import { startSession } from '../../data/session/session.ts';

/** After the screen is painted and the person may already type. */
const AUTOFILL_AFTER_MS = 400;

/** Signs in with nothing else, by the button or by what the browser offers in the email field. */
export function PasskeySignIn({ onFail }: { onFail: (message: string | null) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const finish = (answer: AccountAnswer | null) => {
    if (answer?.isOk && answer.sessionId) startSession({ sessionId: answer.sessionId, user: answer.user });
    else if (answer && !answer.isOk) onFail(answer.message);
  };
  useAutofill(finish);
  const press = async () => {
    setIsBusy(true);
    onFail(null);
    finish(await signInWithPasskey());
    setIsBusy(false);
  };
  return (
    <div className="mt-6 grid gap-5">
      <div className="flex items-center gap-4 text-sm text-ink-3" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button size="lg" isBusy={isBusy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        {t('Sign in with a passkey')}
      </Button>
    </div>
  );
}

/** The browser offers passkeys in the email field for as long as the screen is there. */
function useAutofill(onAnswer: (answer: AccountAnswer) => void): void {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    let isThere = true;
    const timer = setTimeout(async () => {
      const answer = await signInWithPasskey({ isAutofill: true });
      // Nobody pressed anything: what fails before a passkey is chosen is no news.
      if (isThere && answer?.isOk) tell(answer);
    }, AUTOFILL_AFTER_MS);
    return () => {
      isThere = false;
      clearTimeout(timer);
      void stopPasskeyAutofill();
    };
  }, []);
}
