import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Review } from '../hooks/use-review.ts';
import { createReviewKeyActions } from '../model/review-key-actions.ts';
import { handleReviewKey, type KeyEvent } from '../model/review-keys.ts';
import { KeyboardShortcuts, KeyHints } from './keyboard-shortcuts.tsx';

export interface ReviewKeyboardProps {
  readonly className?: string | undefined;
  readonly review: Review;
  /** Confirms the document, or goes on if it is confirmed. */
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Handles the keys of the review for everything inside, and shows which keys there are. */
export function ReviewKeyboard({ className, review, onConfirm, children }: ReviewKeyboardProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleKeyDown = (event: KeyEvent) => {
    if (!rootRef.current) return;
    const actions = createReviewKeyActions(review, {
      confirm: onConfirm,
      showShortcuts: () => setIsOpen(true),
    });
    handleReviewKey(event, rootRef.current, actions);
  };
  useKeysWithoutFocus(!isOpen, handleKeyDown);
  return (
    <div ref={rootRef} className={className} tabIndex={-1} onKeyDown={handleKeyDown}>
      {children}
      <KeyHints />
      <KeyboardShortcuts opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/**
 * Handles keys while nothing has the focus, for example after the focused button was disabled or a toast was closed.
 * Without it the keyboard would seem dead.
 */
function useKeysWithoutFocus(isActive: boolean, handle: (event: KeyEvent) => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isActive && event.target === document.body) handle(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
