import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something may be to count as near. */
const NEAR_PX = 400;

/** Shows its children once the reader comes near them: what they load then doesn't delay the top of the screen. */
export function WhenNear({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
