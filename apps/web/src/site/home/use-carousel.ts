import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Carousel {
  index: number;
  /** Whether it goes on by itself, unless somebody is reading just now. */
  isPlaying: boolean;
  choose: (index: number) => void;
  toggle: () => void;
  /** For the element that holds everything: the pointer or the focus in it means that somebody is reading. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
  };
}

/** Steps through `count` slides, one every `intervalMs`, and round again. People who want no motion start it themselves. */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isCalm = useCalm();
  const isPlaying = choice ? choice === 'play' : !isCalm;
  const isMoving = isPlaying && !isPointed && !isFocused;

  // Counted anew for every slide, so that one that was chosen stays for its whole time.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, count, intervalMs]);

  return {
    index,
    isPlaying,
    choose: setIndex,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    holders: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => {
        setIsPointed(false);
        // A control that was clicked keeps the focus, though nobody is reading any more.
        setIsFocused(false);
      },
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

const CALM = '(prefers-reduced-motion: reduce)';

function useCalm(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(CALM);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(CALM).matches,
    () => true,
  );
}
