import type { CardActionTarget } from '@tessera/domain';

/**
 * What a tap on a block does beyond opening a link: it is counted, a video plays in its place, a gallery opens at the picture.
 * Listens on the element around the blocks, whose HTML nobody hydrates. Gives the function that stops it.
 */
export function listenToTaps(element: HTMLElement, onTap: (target: CardActionTarget) => void): () => void {
  const listen = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-tap],[data-play],[data-slide]');
    if (!pressed) return;
    const { tap, play } = pressed.dataset;
    if (tap) return onTap(tap as CardActionTarget);
    // A tap for another tab is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (play) event.preventDefault();
    void import('./press-block.ts').then(({ pressBlock }) => pressBlock(pressed));
  };
  element.addEventListener('click', listen);
  return () => element.removeEventListener('click', listen);
}
