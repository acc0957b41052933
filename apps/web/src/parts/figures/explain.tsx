import { t } from '@tessera/texts';
import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Figure } from './figure.ts';

const load = async () => ({ default: (await import('./definition.tsx')).Definition });
const Definition = lazy(load);

/** A small button beside a figure that tells how it is counted. */
export function Explain({ figure }: { figure: Figure }) {
  const [isWanted, setIsWanted] = useState(false);
  // Without a network the button stays as it is.
  const open = () =>
    void load()
      .then(() => setIsWanted(true))
      .catch(() => {});
  const button = (
    <button
      type="button"
      aria-label={t('How “{name}” is counted', { name: figure.name })}
      onPointerDown={() => void load().catch(() => {})}
      onClick={isWanted ? undefined : open}
      className="hit inline-grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
    >
      <Info aria-hidden="true" className="size-3.5 stroke-[1.6]" />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Definition figure={figure} trigger={button} />
    </Suspense>
  );
}
