import { MESSAGES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { useToast } from '@tessera/ui';

/** Shows a change before the server has it, and gives what takes it back. */
export type Show = () => () => void;

/** Gives whether it went well. `show` is for what no `optimisticResponse` shows. */
export type Attempt = (work: () => Promise<unknown>, show?: Show) => Promise<boolean>;

/**
 * Does what a control asks for. When it fails, what was shown goes back to what the server has, and a toast says why. A
 * failure that may pass can be tried again from there.
 */
export function useAttempt(): Attempt {
  const toast = useToast();
  const attempt: Attempt = async (work, show) => {
    const takeBack = show?.();
    try {
      await work();
      return true;
    } catch (error) {
      takeBack?.();
      // Code that can't be fetched now says by itself what is wrong.
      const failed = await import('./attempt-failed.tsx').catch(() => null);
      if (failed) failed.showFailure(toast, error, () => void attempt(work, show));
      else toast(say(MESSAGES.cantConnect), { tone: 'bad' });
      return false;
    }
  };
  return attempt;
}
