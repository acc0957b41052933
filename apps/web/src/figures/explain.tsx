import { Info } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '../loading/deferred.tsx';

const Dialog = deferred(async () => (await import('../loading/overlays.ts')).overlays.Dialog);

/** What a figure counts, in words for people who look at it. */
export interface Figure {
  name: string;
  /** What is counted, where the name says more than that. */
  subject?: string;
  explanation: readonly string[];
}

/** A small button beside a figure that tells how it is counted. */
export function Explain({ figure: { name, explanation } }: { figure: Figure }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`How “${name}” is counted`}
        onPointerDown={Dialog.preload}
        onClick={open}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink"
      >
        <Info aria-hidden="true" className="size-3.5 stroke-[1.6]" />
      </button>
      {isWanted && (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={name} size="sm">
          <div className="grid gap-3 text-ink-2">
            {explanation.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
