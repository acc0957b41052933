import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { listErrorText } from './list-error.tsx';

export interface ShowMoreProps {
  /** Whether there is another page. */
  hasMore: boolean;
  onLoad: () => Promise<unknown>;
  className?: string;
}

type State = { isBusy: boolean; hasLoaded: boolean; error?: unknown };

/**
 * Fetches the next page of a list on demand. The button stays where it is, so that it can be pressed again; after the
 * last page a line takes its place and its focus, so that keyboard users go on where they were.
 */
export function ShowMore({ hasMore, onLoad, className }: ShowMoreProps) {
  const [{ isBusy, hasLoaded, error }, setState] = useState<State>({ isBusy: false, hasLoaded: false });
  const load = async () => {
    setState({ isBusy: true, hasLoaded });
    try {
      await onLoad();
      setState({ isBusy: false, hasLoaded: true });
    } catch (error) {
      setState({ isBusy: false, hasLoaded, error });
    }
  };
  if (!hasMore) return hasLoaded || isBusy ? <End className={className} /> : null;
  return (
    <div className={clsx('grid gap-4 noscript:hidden', className)}>
      {error !== undefined && <Notice tone="bad">{listErrorText(error)}</Notice>}
      <Button size="lg" isBusy={isBusy} onClick={() => void load()}>
        {t('Show more')}
      </Button>
    </div>
  );
}

/** Takes the focus unless it is somewhere else by now: it falls to the body with the button that had it. */
function End({ className }: { className: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} className={clsx('text-sm text-ink-2', className)}>
      {t('That was the last page.')}
    </p>
  );
}
