import { useUiSurroundings } from '@assay/shared/ui';
import { useEffect } from 'react';
import type { SchemaDraftStore } from '../model/schema-draft.ts';

/**
 * Ctrl+Z and Ctrl+Y, or the Command key, undo and redo edits of the schema wherever the focus is. In a field in which
 * somebody has just typed, and in a dialog, they are the browser's; elsewhere it would undo in a field far from the focus.
 */
export function useUndoKeys({ store }: SchemaDraftStore, isActive: boolean): void {
  const { rootElement } = useUiSurroundings();
  useEffect(() => {
    if (!isActive) return undefined;
    let typedIn: EventTarget | null = null;
    const handleInput = ({ target }: Event) => {
      typedIn = target;
    };
    const handleFocusOut = () => {
      typedIn = null;
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const letter = key.toLowerCase();
      if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return;
      const isElsewhere = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (event.defaultPrevented || target === typedIn || isElsewhere) return;
      event.preventDefault();
      const { undo, redo } = store.getState();
      if (letter === 'y' || shiftKey) redo();
      else undo();
    };
    rootElement.addEventListener('input', handleInput);
    rootElement.addEventListener('focusout', handleFocusOut);
    rootElement.addEventListener('keydown', handleKeyDown);
    return () => {
      rootElement.removeEventListener('input', handleInput);
      rootElement.removeEventListener('focusout', handleFocusOut);
      rootElement.removeEventListener('keydown', handleKeyDown);
    };
  }, [rootElement, store, isActive]);
}
