import type { DocumentRequest } from '@assay/shared/contracts';
import type { TableQuery } from '@assay/shared/domain';
import type { TableSelection } from '@assay/shared/ui';
import { useState } from 'react';

const NOTHING: ReadonlySet<string> = new Set();

/** The selected rows of a list [LIST-004]. */
export interface DocumentSelection extends TableSelection {
  /** The selected documents in the order of the list. */
  readonly documents: readonly DocumentRequest[];
  readonly clear: () => void;
}

/**
 * Selects among the rows on the page. Another page, order or filter starts an empty selection, and rows that left the list
 * drop out of it: nobody acts on rows that are not on the screen.
 */
export function useSelection(documents: readonly DocumentRequest[], query: TableQuery): DocumentSelection {
  const [chosen, setChosen] = useState({ query, ids: NOTHING });
  const ids = chosen.query === query ? chosen.ids : NOTHING;
  const selected = documents.filter(({ id }) => ids.has(id));
  return {
    documents: selected,
    selected: new Set(selected.map(({ id }) => id)),
    onChange: (next) => setChosen({ query, ids: next }),
    clear: () => setChosen({ query, ids: NOTHING }),
  };
}
