let missed: HTMLElement | undefined;

function keep({ target }: MouseEvent) {
  missed = (target as Element).closest('button') ?? undefined;
}

/** Notes the last button that was pressed while the page was there and its program not yet. */
export function keepEarlyTap(): void {
  addEventListener('click', keep, true);
}

/** Presses that button once more, now that something listens: a tap on a slow line must not be lost. */
export function repeatEarlyTap(): void {
  removeEventListener('click', keep, true);
  missed?.click();
}
