/** The classes of a link inside a text. */
export const TEXT_LINK = 'text-ink underline underline-offset-4';

/** Of a link that stands by itself: fingers meet it around its words as well. */
export const LONE_LINK = `hit ${TEXT_LINK}`;
