/** A closing question gives the focus back shortly after it is gone. */
const AFTER_DIALOG_MS = 50;

/** The button that was pressed is gone with what it took back; reading goes on at the screen itself. */
export function focusScreen(): void {
  setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
}
