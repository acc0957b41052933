import { useToast } from '@tessera/ui';

/** Runs what a button does, and says why when it fails. */
export function useAttempt(): (work: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      toast(error instanceof Error ? error.message : 'That failed.', { tone: 'bad' });
    }
  };
}
