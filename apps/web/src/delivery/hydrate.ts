import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyTap } from './early-tap.ts';

/** Hydrates the page that the server sent. During development the page comes empty and is rendered here. */
export function hydrate(content: ReactNode): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  if (!container.firstElementChild) {
    createRoot(container).render(content);
    return;
  }
  // As a transition it gives way to scrolling and tapping.
  startTransition(() => void hydrateRoot(container, content));
  repeatEarlyTap();
}
