import { useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';

/** Runs one change at a time and says in a toast what became of it. `act` gives whether it went well. */
export function useTeamAct() {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      toast(errorText(error), { tone: 'bad' });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy };
}
