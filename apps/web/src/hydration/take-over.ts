import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyTap } from './early-tap.ts';

/** Makes the page that the server sent live. Only during development does it come without its content. */
export function takeOver(content: ReactNode): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  if (!container.firstElementChild) {
    createRoot(container).render(content);
    return;
  }
  // No hurry: as a transition it gives way to whoever scrolls or taps meanwhile.
  startTransition(() => void hydrateRoot(container, content));
  repeatEarlyTap();
}
