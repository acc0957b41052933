/** A card has been viewed when it was on screen for this long without a break. */
export const VIEW_MS = 1000;
/** How much of the card must be inside the window. */
const VISIBLE_SHARE = 0.5;

/** Calls back once, when the element has been visibly on screen for a second. Gives what stops the watch. */
export function watchView(element: Element, onViewed: () => void): () => void {
  let isInside = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const isSeen = isInside && document.visibilityState === 'visible';
    if (isSeen && timer === undefined) timer = setTimeout(finish, VIEW_MS);
    if (isSeen) return;
    clearTimeout(timer);
    timer = undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInside = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: VISIBLE_SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
  function finish() {
    stop();
    onViewed();
  }
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return stop;
}
