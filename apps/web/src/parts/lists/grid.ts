/** The classes of a list of cards: as many columns as cards of 300 px fit. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-6 gap-y-10';

/** The frame of a public screen with such a list. */
export const LIST_FRAME = 'mx-auto w-full max-w-7xl flex-1 px-5 py-10 sm:px-8 sm:py-14 lg:px-14';

/** What stands in the middle below such a list. */
export const BELOW_LIST = 'mt-12 justify-items-center text-center';
