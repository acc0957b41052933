import { t } from '@tessera/texts';
import type { ShowToast } from '@tessera/ui';
import { errorText } from '../../data/errors/error-text.ts';
import { mayPass } from '../../data/errors/may-pass.ts';

/** How long a failure that can be tried again stays, in ms: the button must be found and reached. */
const RETRY_MS = 8000;

/** Says in a toast why something failed. What may pass has a button that does it once more. */
export function showFailure(toast: ShowToast, error: unknown, again: () => void): void {
  if (!mayPass(error)) {
    toast(errorText(error, t('Something went wrong. Try again.')), { tone: 'bad' });
    return;
  }
  const onAgain = (hide: () => void) => () => {
    hide();
    again();
  };
  const show = (hide: () => void) => <Failure text={errorText(error)} onAgain={onAgain(hide)} />;
  toast(show, { tone: 'bad', durationMs: RETRY_MS });
}

function Failure({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <>
      {text}
      <button
        type="button"
        className="pointer-events-auto -my-2.5 ms-1 min-h-11 px-2 font-medium underline"
        onClick={onAgain}
      >
        {t('Try again')}
      </button>
    </>
  );
}
