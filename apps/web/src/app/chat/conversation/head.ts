/** The line above a conversation. */
export const HEAD = 'flex min-h-15 shrink-0 items-center gap-3 border-b border-line px-5 py-2 md:min-h-18.5 md:py-3';
