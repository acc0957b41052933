import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  fallback: ReactNode;
  children: ReactNode;
  /** How far below the window it may be to count as near. */
  nearPx?: number;
}

/** What is on screen is drawn before anything is fetched for what is below it, in ms. */
const AFTER_MS = 150;

/** Shows its children once the reader comes near them: what they load then doesn't delay the top of the screen. */
export function WhenNear({ fallback, children, nearPx = 400 }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsNear(true), AFTER_MS);
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isNear, nearPx]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
