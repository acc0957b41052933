import { Popover } from '@tessera/ui';
import type { ReactElement } from 'react';
import type { Figure } from './figure.ts';

/** How a figure is counted, beside the button that asked. */
export function Definition({ figure: { name, explanation }, trigger }: { figure: Figure; trigger: ReactElement }) {
  return (
    <Popover trigger={trigger} label={name} isOpenAtFirst>
      <p className="font-medium">{name}</p>
      <div className="mt-1.5 grid gap-2 text-ink-2">
        {explanation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Popover>
  );
}
