import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button, Skeleton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';
import { useWhenBack } from '../../data/session/use-when-back.ts';

/** A page that is still broken after a reload isn't loaded again by itself within this time. */
const RELOAD_AGAIN_AFTER_MS = 60_000;
const RELOADED_KEY = 'reloaded-at';

/**
 * A screen whose code couldn't be fetched. Mostly a newer version replaced it while this tab was open: the page is loaded
 * anew in place, once. Without a network the screen says so, and fills itself when the network is back.
 */
export function LostScreen() {
  const [state, setState] = useState<'looking' | 'lost' | 'retrying'>('looking');
  const reloadWhenReached = async (isOwnWish: boolean) => {
    const isReached = (isOwnWish || mayReload()) && (await canReachServer());
    if (!isReached) return setState('lost');
    writeStored(RELOADED_KEY, String(Date.now()), 'sessionStorage');
    location.reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen turns out to be lost.
  useEffect(() => void reloadWhenReached(false), []);
  useWhenBack(() => void reloadWhenReached(false), { hasFailed: true });
  const retry = () => {
    setState('retrying');
    void reloadWhenReached(true);
  };
  if (state === 'looking') return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <h1>{t('Couldn’t load this page')}</h1>
      <p role="status" className="text-ink-2">
        {say(MESSAGES.cantConnect)} {t('It loads by itself when you’re back online.')}
      </p>
      <Button variant="primary" className="mt-2 justify-self-start" isBusy={state === 'retrying'} onClick={retry}>
        {t('Try again')}
      </Button>
    </>
  );
}

function mayReload(): boolean {
  const reloadedAt = Number(readStored(RELOADED_KEY, 'sessionStorage'));
  return navigator.onLine && Date.now() - reloadedAt > RELOAD_AGAIN_AFTER_MS;
}

async function canReachServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
