import { text } from '@assay/shared/messages';
import { useNavigateTo, useParams, useSearchParams } from '@assay/shared/router';
import { useCallback, useMemo, useState } from 'react';
import type { PageBox, RegionPicker } from '../../document/page-box.ts';
import type { PageLine } from '../../document/page-text.ts';
import type { ReviewDocument } from '../../document/review-document.ts';
import { PERIOD_PARAMETER } from '../../document/time-period-filter.ts';
import type { TableSession } from '../../editing/table-session.ts';
import { snapToWords, type CaptureGrid } from '../../features/capture/index.ts';
import { parseBreadcrumbIndex } from '../../features/tables/index.ts';

/** State of the pages panel: whether it is shown, and what is drawn on the pages. */
function usePagesPanel(lines: readonly PageLine[]) {
  const [regionPicker, setLocating] = useState<RegionPicker | null>(null);
  const [drawnBox, setDrawn] = useState<PageBox | null>(null);
  const [editedGrids, setChanged] = useState<readonly CaptureGrid[] | null>(null);
  // The text of the pages may arrive after the box was drawn.
  const capture = useMemo(
    () => editedGrids ?? (drawnBox && [snapToWords(drawnBox, lines)]),
    [editedGrids, drawnBox, lines],
  );
  const endCapture = () => {
    setDrawn(null);
    setChanged(null);
  };
  const [arePagesShown, setArePagesShown] = useState(true);
  /** Starts picking a box on the pages and shows them; null cancels. */
  const locate = (request: RegionPicker | null) => {
    setLocating(request);
    if (request) setArePagesShown(true);
  };
  return {
    locating: regionPicker,
    capture,
    arePagesShown,
    locate,
    /** Changes what is captured; null ends it. */
    setCapture: (grids: readonly CaptureGrid[] | null) => (grids === null ? endCapture() : setChanged(grids)),
    togglePages: () => setArePagesShown(!arePagesShown),
    /** Asks for a box around a table on the page, and begins its capture. */
    startCapture: () =>
      locate({
        label: text('tables.drawTable'),
        onBox: (box) => {
          setLocating(null);
          setDrawn(box);
        },
        onCancel: () => setLocating(null),
      }),
    /** Clears drawings before another table is opened. */
    clearDrawing: () => {
      setLocating(null);
      endCapture();
    },
  };
}

/** View state of the tables page: the table, the active value and the drawings on the pages. */
export function useTablesView(
  { groups, request: { id: documentRequestId } }: ReviewDocument,
  session: TableSession,
  lines: readonly PageLine[],
) {
  const { breadcrumbIndex } = useParams();
  const [params] = useSearchParams();
  const navigateTo = useNavigateTo();
  const { clearDrawing, ...pages } = usePagesPanel(lines);
  const [active, setActive] = useState<{ metricId: string | null; location: PageBox | null } | null>(null);
  const [targetCell, setWanted] = useState<{ metricId: string } | null>(null);
  const index = parseBreadcrumbIndex(breadcrumbIndex, groups.length);

  const openTable = (breadcrumb: number) => {
    clearDrawing();
    navigateTo('verification.tabled', {
      params: { documentRequestId, breadcrumbIndex: breadcrumb },
      query: { [PERIOD_PARAMETER]: params.getAll(PERIOD_PARAMETER) },
      replace: true,
    });
  };
  return {
    ...pages,
    index,
    group: groups[index],
    active,
    wanted: targetCell,
    openTable,
    setActive: useCallback(
      (metricId: string | null, location: PageBox | null) => setActive({ metricId, location }),
      [],
    ),
    showValue: (metricId: string) => setWanted({ metricId }),
    /** Clears the target cell, so that a filter may hide it again. */
    clearTargetCell: () => setWanted(null),
    /** Shows a value in whichever table it is. */
    showUnsaved: (metricId: string) => {
      const draft = session.draft.getState().value;
      const isIn = (id: string) =>
        (draft[id] ?? []).some(({ cells }) =>
          Object.values(cells).some((cell) => cell.metricId === metricId),
        );
      const tableIndex = groups.findIndex(({ id }) => isIn(id));
      if (tableIndex >= 0 && tableIndex !== index) openTable(tableIndex);
      setWanted({ metricId });
    },
    /** Saves, then opens the document at the active value. */
    openDocument: () =>
      void session.flush().then(() =>
        navigateTo('verification.document', {
          params: { documentRequestId },
          query: { metric: active?.metricId ?? undefined },
        }),
      ),
  };
}
