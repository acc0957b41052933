import { useRef } from 'react';

/** Of a dialog that is a form, or begins with one. */
const FIRST_FIELD =
  ':is(:scope > div > form, :scope > div > div > form:first-child) :is(input:not([type=hidden]), textarea, select):not(:disabled)';

/**
 * Handlers for a Radix dialog without a trigger of its own: a form is begun at its first field, anything else at its
 * first control; on closing, the focus goes back to where it was.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector(FIRST_FIELD) : null;
      if (!(field instanceof HTMLElement)) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
