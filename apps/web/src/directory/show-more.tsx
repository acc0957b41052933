import { Button, Notice } from '@tessera/ui';
import { useState } from 'react';
import { listErrorText } from './list-error.tsx';

type State = { isBusy: boolean; error?: Error };

/** Fetches the next page of a list on demand; stays where it is, so that it can be pressed again. */
export function ShowMore({ onLoad }: { onLoad: () => Promise<unknown> }) {
  const [{ isBusy, error }, setState] = useState<State>({ isBusy: false });
  const load = async () => {
    setState({ isBusy: true });
    try {
      await onLoad();
      setState({ isBusy: false });
    } catch (failure) {
      setState({ isBusy: false, error: failure instanceof Error ? failure : new Error() });
    }
  };
  return (
    <div className="mt-12 grid justify-items-center gap-4 noscript:hidden">
      {error && <Notice tone="bad">{listErrorText(error)}</Notice>}
      <Button size="lg" isBusy={isBusy} onClick={() => void load()}>
        Show more
      </Button>
    </div>
  );
}
