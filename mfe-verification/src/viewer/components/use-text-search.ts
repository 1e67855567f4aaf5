import { useDeferredValue, useMemo, useState } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import type { PageLine } from '../../document/page-text.ts';
import { findText, type SearchResult } from '../model/text-search.ts';

/** The search in the text of a document. */
export interface TextSearch {
  readonly isOpen: boolean;
  readonly query: string;
  readonly result: SearchResult;
  /** The hit in view, from 0; -1 without hits. */
  readonly index: number;
  /** Opens the search; a search that is open counts how often it was asked for. */
  readonly open: () => void;
  readonly openings: number;
  readonly close: () => void;
  readonly setQuery: (query: string) => void;
  /** Goes to the next hit, or with -1 to the one before; after the last comes the first. */
  readonly step: (by: 1 | -1) => void;
}

const NO_RESULT: SearchResult = { hits: [], isCapped: false };

/** Widths of texts in a font like those of most documents. */
function createTextMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length;
  context.font = '16px Helvetica, Arial, sans-serif';
  return (text) => context.measureText(text).width;
}

/** Searches while the user types, and goes to each hit by `onShow`. */
export function useTextSearch(lines: readonly PageLine[], onShow: (hit: PageBox) => void): TextSearch {
  const [openings, setOpenings] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [widthOf] = useState(createTextMeasure);
  const searched = useDeferredValue(isOpen ? query : '');
  const result = useMemo(
    () => (searched === '' ? NO_RESULT : findText(lines, searched, widthOf)),
    [lines, searched, widthOf],
  );
  const { hits } = result;
  return {
    isOpen,
    query,
    result,
    index: Math.min(index, hits.length - 1),
    openings,
    open: () => {
      setIsOpen(true);
      setOpenings((count) => count + 1);
    },
    close: () => setIsOpen(false),
    setQuery: (typed) => {
      setTyped(typed);
      setIndex(0);
    },
    step: (by) => {
      const next = hits.length === 0 ? 0 : (index + by + hits.length) % hits.length;
      const hit = hits[next];
      setIndex(next);
      if (hit) onShow(hit);
    },
  };
}
