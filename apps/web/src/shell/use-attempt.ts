import { useToast } from '@tessera/ui';
import { errorText } from '../errors/error-text.ts';

/** Runs what a button does, and says why when it fails. */
export function useAttempt(): (work: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      toast(errorText(error, 'That failed.'), { tone: 'bad' });
    }
  };
}
