/** What one message stands in on narrow screens, where the sides tell who wrote it; on wide ones the list is plain. */
const BUBBLE = 'max-md:w-fit max-md:max-w-full max-md:rounded-2xl max-md:px-3.5 max-md:py-2';

export const OTHERS_BUBBLE = `${BUBBLE} max-md:rounded-ss-md max-md:bg-stage`;

export const OWN_BUBBLE = `${BUBBLE} max-md:rounded-se-md max-md:bg-brass-soft`;

/** Own messages stand at the end of the line on narrow screens. */
export const OWN_SIDE = 'max-md:flex max-md:flex-col max-md:items-end max-md:ps-8';
