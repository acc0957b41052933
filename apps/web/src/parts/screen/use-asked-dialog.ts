import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'open';

/** Opens the dialog that the address asks for, once: the way back, or a reload, doesn't open it again. */
export function useAskedDialog<Name extends string>(names: readonly Name[], onAsked: (name: Name) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = names.find((name) => name === params.get(PARAM));
  const open = useEffectEvent((name: Name) => {
    onAsked(name);
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);
}
