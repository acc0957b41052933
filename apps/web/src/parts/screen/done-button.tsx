import { Button } from '@tessera/ui';
import { Check } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';

/** Whether something was done within the last `durationMs`. */
export function useDone(durationMs: number) {
  const [times, setTimes] = useState(0);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setIsDone(false), durationMs);
    return () => clearTimeout(timer);
  }, [times, durationMs]);
  const markDone = () => {
    setIsDone(true);
    setTimes((before) => before + 1);
  };
  return { isDone, markDone };
}

interface DoneButtonProps extends ComponentProps<typeof Button> {
  isDone: boolean;
  /** Stands in the place of the label, with a tick, and is read out. */
  done: string;
}

/** A button that says in its place what it has done. It keeps its width meanwhile. */
export function DoneButton({ isDone, done, children, ...props }: DoneButtonProps) {
  return (
    <>
      <Button {...props}>
        <span className="grid *:col-start-1 *:row-start-1 *:flex *:items-center *:justify-center *:gap-2">
          <span aria-hidden={isDone} className={isDone ? 'invisible' : ''}>
            {children}
          </span>
          <span aria-hidden={!isDone} className={isDone ? '' : 'invisible'}>
            <Check aria-hidden="true" />
            {done}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isDone && done}
      </span>
    </>
  );
}
