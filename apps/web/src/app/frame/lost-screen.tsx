import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Skeleton } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';
import { useWhenBack } from '../../data/session/use-when-back.ts';

/** A server that answers no sooner counts as out of reach. */
const ANSWER_WITHIN_MS = 10_000;
/** The version of the app that was already loaded anew because of a lost screen. */
const RELOADED_KEY = 'reloaded-version';

/**
 * A screen whose code couldn't be fetched. Mostly a newer version replaced it while this tab was open: the page is loaded
 * anew in place, once for a version. Without a network the screen says so, and fills itself when the network is back.
 */
export function LostScreen() {
  /** Null until the server was asked. */
  const [isReached, setIsReached] = useState<boolean | null>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const leaving = useRef(new AbortController());
  const reloadWhenReached = async (isOwnWish: boolean) => {
    const { signal } = leaving.current;
    const isReached = await canReachServer(signal);
    // Nobody wants another screen to be loaded anew.
    if (signal.aborted) return;
    if (isReached && mayReload(isOwnWish)) return location.reload();
    // When the network is back, there is a new reason to load the page.
    if (!isReached) writeStored(RELOADED_KEY, null, 'sessionStorage');
    setIsReached(isReached);
    setIsRetrying(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen is lost.
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    void reloadWhenReached(false);
    return () => left.abort();
  }, []);
  useWhenBack(() => void reloadWhenReached(false), { hasFailed: true });
  const retry = () => {
    setIsRetrying(true);
    void reloadWhenReached(true);
  };
  if (isReached === null) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <h1>{t('Couldn’t load this page')}</h1>
      <p role="status" className="text-ink-2">
        {isReached
          ? t('Part of this page couldn’t load. Try again in a minute.')
          : `${say(MESSAGES.cantConnect)} ${t('It loads by itself when you’re back online.')}`}
      </p>
      <Button variant="primary" className="mt-2 justify-self-start" isBusy={isRetrying} onClick={retry}>
        {t('Try again')}
      </Button>
    </>
  );
}

/** By itself the page is loaded anew once only, and not at all where the browser can't remember that it was. */
function mayReload(isOwnWish: boolean): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const isFirst = readStored(RELOADED_KEY, 'sessionStorage') !== version;
  return (writeStored(RELOADED_KEY, version, 'sessionStorage') && isFirst) || isOwnWish;
}

async function canReachServer(signal: AbortSignal): Promise<boolean> {
  const request = new AbortController();
  const abort = () => request.abort();
  const timer = setTimeout(abort, ANSWER_WITHIN_MS);
  signal.addEventListener('abort', abort);
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: request.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
