import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  fallback: ReactNode;
  children: ReactNode;
  /** How far below the window it may be to count as near. */
  nearPx?: number;
}

/** Shows its children once the reader comes near them: what they load then doesn't delay the top of the screen. */
export function WhenNear({ fallback, children, nearPx = 400 }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, nearPx]);
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
