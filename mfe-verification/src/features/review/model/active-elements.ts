import type { DatapointEditorHandle } from '@assay/shared/widgets';
import { createRef, type RefObject } from 'react';

/** What the keys do to the link of the active name. */
export interface EntityLinkHandle {
  /** Links the name to the likeliest entity. */
  readonly linkBest: () => void;
  /** Remembers the name of the document as an AKA of the linked entity. */
  readonly rememberAka: () => void;
}

/** The elements of the active field. Each is null while it is not on screen. */
export interface ActiveElements {
  readonly row: RefObject<HTMLDivElement | null>;
  /** The details of the active value of a row, which are not part of its cell. */
  readonly details: RefObject<HTMLDivElement | null>;
  readonly editor: RefObject<DatapointEditorHandle | null>;
  /** The link of the active name; null for other metrics. */
  readonly link: RefObject<EntityLinkHandle | null>;
  /** The box on the page; it is on screen while its page is drawn. */
  readonly box: RefObject<HTMLButtonElement | null>;
}

/** Creates the references that rows, editors and boxes fill in when their field becomes active. */
export function createActiveElements(): ActiveElements {
  return {
    row: createRef(),
    details: createRef(),
    editor: createRef(),
    link: createRef(),
    box: createRef(),
  };
}
