import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { isAbort, type TagResult, type TagStep, writeTag } from './nfc-tag.ts';
import type { ShareActs } from './use-share-acts.ts';

export type TagState = { status: 'idle' } | { status: TagStep | TagResult } | { status: 'failed'; message: string };

/** Writing a tag, step by step; leaving the dialog calls it off. */
export function useTagWriter({ lend }: Pick<ShareActs, 'lend'>) {
  const [state, setState] = useState<TagState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(calledOff()), []);
  const write = async (url: string): Promise<boolean> => {
    const control = new AbortController();
    running.current = control;
    try {
      const status = await writeTag(url, { signal: control.signal, onStep: (step) => setState({ status: step }) });
      setState({ status });
      return true;
    } catch (error) {
      setState(isAbort(error) ? { status: 'idle' } : { status: 'failed', message: errorText(error) });
      return false;
    }
  };
  return {
    state,
    write: () => void lend('TAG', write),
    cancel: () => running.current?.abort(calledOff()),
  };
}

function calledOff(): DOMException {
  return new DOMException('called off', 'AbortError');
}
