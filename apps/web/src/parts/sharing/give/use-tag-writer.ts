import { tagAddress } from '@tessera/domain';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { isAbort, lockTag, type TagResult, type TagStep, writeTag } from './nfc-tag.ts';
import type { ShareActs } from './use-share-acts.ts';

export type TagState =
  | { status: 'idle' }
  | { status: TagStep | TagResult | 'locking' | 'locked' }
  | { status: 'failed'; message: string };

/** Writing a tag, step by step; leaving the dialog calls it off. */
export function useTagWriter({ lend }: Pick<ShareActs, 'lend'>) {
  const [state, setState] = useState<TagState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(calledOff()), []);
  const run = async (work: (signal: AbortSignal) => Promise<TagState>): Promise<boolean> => {
    const control = new AbortController();
    running.current = control;
    try {
      setState(await work(control.signal));
      return true;
    } catch (error) {
      setState(isAbort(error) ? { status: 'idle' } : { status: 'failed', message: errorText(error) });
      return false;
    }
  };
  const write = (url: string) =>
    run(async (signal) => ({
      status: await writeTag(tagAddress(url), { signal, onStep: (step) => setState({ status: step }) }),
    }));
  const lock = () => {
    setState({ status: 'locking' });
    return run(async (signal) => {
      await lockTag(signal);
      return { status: 'locked' };
    });
  };
  return {
    state,
    write: () => void lend('TAG', write),
    lock: () => void lock(),
    cancel: () => running.current?.abort(calledOff()),
  };
}

function calledOff(): DOMException {
  return new DOMException('called off', 'AbortError');
}
