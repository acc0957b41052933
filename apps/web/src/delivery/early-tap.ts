let missed: HTMLElement | undefined;

function keep({ target }: MouseEvent) {
  missed = (target as Element).closest<HTMLElement>('button,[type=radio]') ?? undefined;
}

/** The browser would leave the page for an answer that only the program gets, and what was typed would be lost. */
function hold(event: Event) {
  event.preventDefault();
}

/** Notes the last button or choice that was pressed while the page was there and its program not yet, and holds its form. */
export function keepEarlyTap(): void {
  addEventListener('click', keep, true);
  addEventListener('submit', hold, true);
}

/** Presses it once more, which also sends a button’s form, now that something listens: no tap on a slow line is lost. */
export function repeatEarlyTap(): void {
  removeEventListener('click', keep, true);
  removeEventListener('submit', hold, true);
  missed?.click();
}
