/** The classes of a link inside a text. */
export const TEXT_LINK = 'text-ink underline underline-offset-4';
