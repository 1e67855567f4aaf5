import type { Language } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { usePatternTests } from '@assay/shared/state';
import {
  type CellPlace,
  type ClipboardBlock,
  type GridSelection,
  selectedPlaces,
} from '@assay/shared/widgets/data-grid';
import { useState } from 'react';
import type { DocumentTyping } from '../../../document/page-scales.ts';
import {
  gridCellAt,
  type GridDocument,
  type GridEdit,
  type MetricGrid,
} from '../../../document/metric-grid.ts';
import {
  copyOfGrid,
  editAt,
  mayEditPlace,
  planGridClear,
  planGridFill,
  planGridPaste,
  type GridChange,
} from '../model/plan-grid-change.ts';
import type { useGridEdits } from './use-grid-edits.ts';

interface CommandsInput {
  readonly grid: MetricGrid;
  readonly selection: GridSelection;
  readonly edits: ReturnType<typeof useGridEdits>;
  readonly language: Language;
  /** What is known where values of a document are typed. */
  readonly typingOf: (document: GridDocument) => DocumentTyping;
}

/** The commands on the selected cells. Those that change several values ask first. */
export function useMetricGridCommands({ grid, selection, edits, language, typingOf }: CommandsInput) {
  const { permissions } = usePlatform().session;
  const testPattern = usePatternTests();
  const [asked, setAsked] = useState<GridChange | null>(null);
  const on = { grid, selection, permissions, pending: edits.pending };
  return {
    /** The change that waits for its confirmation. */
    asked,
    cancel: () => setAsked(null),
    carryOut: () => {
      if (asked) edits.apply(asked.edits);
      setAsked(null);
    },
    mayEdit: (place: CellPlace) => mayEditPlace(on, place),
    enter: (place: CellPlace, to: GridEdit['to']) => edits.apply(editAt(grid, place, to)),
    paste: (block: ClipboardBlock) => {
      const contextOf = (document: GridDocument) => ({ language, testPattern, typing: typingOf(document) });
      setAsked(planGridPaste(on, block, contextOf));
    },
    fillDown: () => setAsked(planGridFill(on)),
    /** Empties the selected values. A single one needs no question: Undo takes it back. */
    clear: () => {
      const change = planGridClear(on, language);
      if (change?.edits.length === 1 && change.problems.length === 0) edits.apply(change.edits);
      else setAsked(change);
    },
    copy: () => copyOfGrid(on, language),
    /** Verifies the selected values; where all are, takes that back. */
    toggleVerified: () => {
      const cells = selectedPlaces(selection).flatMap((place) => gridCellAt(grid, place) ?? []);
      const filled = cells.filter(({ value }) => value.value !== '');
      edits.mark(cells, !filled.every(({ value }) => value.isVerified));
    },
  };
}
