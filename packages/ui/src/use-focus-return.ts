import { useRef } from 'react';

/** Of a dialog that is a form, or begins with one. */
const FIRST_FIELD =
  ':is(:scope > div > form, :scope > div > div > form:first-child) :is(input:not([type=hidden]), textarea, select):not(:disabled)';

/** Of a dialog in which one thing of a list is chosen: `data-begin` marks the list. */
const FIRST_CHOICE = '[data-begin] button';

/**
 * Handlers for a Radix dialog without a trigger of its own: a form is begun at its first field, a choice at its first
 * one, anything else at its first control; on closing, the focus goes back to where it was.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const dialog = event.currentTarget;
      if (!(dialog instanceof Element)) return;
      const start = dialog.querySelector(FIRST_FIELD) ?? dialog.querySelector(FIRST_CHOICE);
      if (!(start instanceof HTMLElement)) return;
      event.preventDefault();
      start.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
