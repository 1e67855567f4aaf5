import { useNotify } from '@assay/shared/platform';
import { useUiSurroundings } from '@assay/shared/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { orderForReview } from '../../../document/review-fields.ts';
import type { Review } from '../hooks/use-review.ts';
import { CustomKeyBindingsContext, useKeyBindings } from '../hooks/use-key-bindings.ts';
import { labelsOf } from '../model/name-list.ts';
import { createReviewKeyActions } from '../model/review-key-actions.ts';
import { handleReviewKey, type KeyEvent } from '../model/review-keys.ts';
import { ShortcutHints } from './shortcut-hints.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

export interface ReviewKeyboardProps {
  readonly className?: string | undefined;
  readonly review: Review;
  /** Begins or ends taking the active value from the page. */
  readonly onCapture: () => void;
  /** Confirms the document, or goes on if it is confirmed. */
  readonly onConfirm: () => void;
  readonly onVerifyProven: () => void;
  readonly onVerifyProvenAndConfirm: () => void;
  /** A confirmation opens the next document. */
  readonly hasNext: boolean;
  readonly children: ReactNode;
}

/** Handles the keys of the review for everything inside, and shows which keys there are. */
export function ReviewKeyboard(props: ReviewKeyboardProps) {
  const { className, review, hasNext, children } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const bindings = useKeyBindings();
  const notify = useNotify();
  const isPublishing = review.document.request.unpublishedChanges > 0;
  const openCount = orderForReview(review.fields).length;
  const sayOpen = (ids: readonly string[]) => {
    const metrics = labelsOf(ids, review.document.metrics);
    notify('verification.stillOpen', { count: ids.length, metrics });
  };
  const handleKeyDown = (event: KeyEvent) => {
    if (!rootRef.current) return;
    const actions = createReviewKeyActions(review, {
      capture: props.onCapture,
      confirm: props.onConfirm,
      verifyProven: props.onVerifyProven,
      verifyProvenAndConfirm: props.onVerifyProvenAndConfirm,
      showShortcuts: () => setIsOpen(true),
      sayOpen,
    });
    handleReviewKey(event, rootRef.current, actions, bindings.chosen);
  };
  useKeysWithoutFocus(!isOpen, rootRef, handleKeyDown);
  return (
    <CustomKeyBindingsContext value={bindings.chosen}>
      <div ref={rootRef} className={className} tabIndex={-1} onKeyDown={handleKeyDown}>
        {children}
        <ShortcutHints openCount={openCount} isPublishing={isPublishing} />
        <ShortcutsDialog
          bindings={bindings}
          opened={isOpen}
          hasNext={hasNext}
          isPublishing={isPublishing}
          onClose={() => setIsOpen(false)}
        />
      </div>
    </CustomKeyBindingsContext>
  );
}

/**
 * Handles keys while nothing has the focus, for example after the focused button was disabled or a toast was closed.
 * Without it the keyboard would seem dead.
 */
function useKeysWithoutFocus(
  isActive: boolean,
  rootRef: RefObject<HTMLElement | null>,
  handle: (event: KeyEvent) => void,
): void {
  const { rootElement } = useUiSurroundings();
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isAround = target instanceof Node && target !== rootRef.current && target.contains(rootRef.current);
    if (isActive && isAround) handle(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    rootElement.addEventListener('keydown', listener);
    return () => rootElement.removeEventListener('keydown', listener);
  }, [rootElement]);
}
