import { text } from '@assay/shared/messages';
import { useNavigateTo, useParams, useSearchParams } from '@assay/shared/router';
import { useCallback, useMemo, useState } from 'react';
import type { PageBox, PlaceRequest } from '../../document/page-box.ts';
import type { PageLine } from '../../document/page-text.ts';
import type { ReviewDocument } from '../../document/review-document.ts';
import { PERIOD_PARAMETER } from '../../document/time-period-filter.ts';
import type { TableSession } from '../../editing/table-session.ts';
import { snapToWords, type CaptureGrid } from '../../features/capture/index.ts';
import { parseBreadcrumbIndex } from '../../features/tables/index.ts';

/** The pages beside a table: whether they are shown, and what is drawn on them. */
function usePagesBeside(lines: readonly PageLine[]) {
  const [locating, setLocating] = useState<PlaceRequest | null>(null);
  const [drawn, setDrawn] = useState<PageBox | null>(null);
  const [changed, setChanged] = useState<readonly CaptureGrid[] | null>(null);
  // The text of the pages may arrive after the box was drawn.
  const capture = useMemo(() => changed ?? (drawn && [snapToWords(drawn, lines)]), [changed, drawn, lines]);
  const endCapture = () => {
    setDrawn(null);
    setChanged(null);
  };
  const [arePagesShown, setArePagesShown] = useState(true);
  /** Asks for a box on the pages, which are shown for it; null asks no more. */
  const locate = (request: PlaceRequest | null) => {
    setLocating(request);
    if (request) setArePagesShown(true);
  };
  return {
    locating,
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
    /** Ends what is drawn, for another table. */
    endDrawing: () => {
      setLocating(null);
      endCapture();
    },
  };
}

/** What the screen of the tables shows, apart from their values: which table, which value, and what is drawn on the pages. */
export function useTablesView(
  { groups, request: { id: documentRequestId } }: ReviewDocument,
  session: TableSession,
  lines: readonly PageLine[],
) {
  const { breadcrumbIndex } = useParams();
  const [params] = useSearchParams();
  const navigateTo = useNavigateTo();
  const { endDrawing, ...pages } = usePagesBeside(lines);
  const [active, setActive] = useState<{ metricId: string | null; location: PageBox | null } | null>(null);
  const [wanted, setWanted] = useState<{ metricId: string } | null>(null);
  const index = parseBreadcrumbIndex(breadcrumbIndex, groups.length);

  const openTable = (breadcrumb: number) => {
    endDrawing();
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
    wanted,
    openTable,
    setActive: useCallback(
      (metricId: string | null, location: PageBox | null) => setActive({ metricId, location }),
      [],
    ),
    showValue: (metricId: string) => setWanted({ metricId }),
    /** What was shown last may be hidden again. */
    forgetWanted: () => setWanted(null),
    /** Shows a value in whichever table it is. */
    showUnsaved: (metricId: string) => {
      const draft = session.draft.getState().value;
      const isIn = (id: string) =>
        (draft[id] ?? []).some(({ cells }) =>
          Object.values(cells).some((cell) => cell.metricId === metricId),
        );
      const owner = groups.findIndex(({ id }) => isIn(id));
      if (owner >= 0 && owner !== index) openTable(owner);
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
