import { useState } from 'react';

/** A button, and what it opens, whose code is fetched when somebody comes near the button. */
export function useOpener(preload: () => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return {
    /** Whether it was opened before: only then it is in the page. */
    isWanted,
    isOpen,
    setIsOpen,
    /** For the button. */
    button: { 'aria-expanded': isOpen, onPointerDown: preload, onFocus: preload, onClick: open },
  };
}

/** For a button that opens something; see `useOpener`. */
export type OpenerProps = ReturnType<typeof useOpener>['button'];
