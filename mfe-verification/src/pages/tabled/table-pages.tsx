import type { Language } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { messageKeyForError } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { ErrorPanel } from '@assay/shared/ui';
import { useDeferredValue, useMemo, type Ref } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import type { RegionPicker } from '../../document/page-box.ts';
import type { ReviewDocument, ReviewGroup } from '../../document/review-document.ts';
import type { TableSession } from '../../editing/table-session.ts';
import { CaptureLayer, type CaptureGrid } from '../../features/capture/index.ts';
import type { DocumentFile } from '../../features/document-file/index.ts';
import { PdfViewer, toneOfStatus, type Highlight } from '../../viewer/index.ts';
import { createLocationReader, useFieldReviews } from '../../features/tables/index.ts';
import classes from './tabled.module.css';

export interface TablePagesProps {
  readonly document: ReviewDocument;
  readonly session: TableSession;
  readonly group: ReviewGroup;
  readonly file: DocumentFile;
  readonly language: Language;
  readonly active: { readonly metricId: string | null; readonly location: PageBox | null } | null;
  readonly activeBoxRef: Ref<HTMLButtonElement>;
  /** A box that is to be drawn. */
  readonly request: RegionPicker | null;
  /** A table that is being captured. */
  readonly capture: readonly CaptureGrid[] | null;
  readonly onCapture: (grids: readonly CaptureGrid[]) => void;
  /** A value was clicked on the page. */
  readonly onActivate: (metricId: string) => void;
}

/** The pages beside a table, with the places of its values. */
export function TablePages(props: TablePagesProps) {
  const { file, active, request, onActivate } = props;
  const { links, selected, selectAt } = file;
  const highlights = useHighlights(props);
  if (links.status === 'erroring')
    return (
      <div className={classes.pages}>
        <ErrorPanel
          title={textOf(messageKeyForError(codeOf(links.error), 'verification.pdfFailed'))}
          onRetry={links.retry}
        />
      </div>
    );
  if (!links.data) return <div className={classes.pages} aria-busy />;
  return (
    <div className={classes.pages}>
      <div className={classes.viewer}>
        <PdfViewer
          url={links.data.document}
          documentId={props.document.request.id}
          lines={file.annotations}
          highlights={highlights}
          activeId={active?.metricId ?? null}
          activeBoxRef={props.activeBoxRef}
          scrollTarget={props.capture?.at(-1)?.box ?? active?.location ?? null}
          selectedText={selected}
          onActivate={({ id }) => onActivate(id)}
          onPointClick={selectAt}
          placeRequest={request}
          renderOverPage={(page, frame) =>
            props.capture?.map(
              (grid, index) =>
                grid.box.page === page && (
                  <CaptureLayer
                    key={index}
                    grid={grid}
                    frame={frame}
                    onChange={(next) =>
                      props.onCapture(props.capture?.map((each) => (each === grid ? next : each)) ?? [])
                    }
                  />
                ),
            )
          }
        />
      </div>
    </div>
  );
}

/** The boxes of the values of the table. */
function useHighlights({ session, group, document, language }: TablePagesProps): readonly Highlight[] {
  const { value: draft } = useStore(session.draft);
  const { conflicts } = useStore(session.state);
  const judgements = useFieldReviews({ document, draft, conflicts });
  const rows = useDeferredValue(draft[group.id]);
  const readLocations = useMemo(
    () => createLocationReader(group, document.metrics, language),
    [group, document.metrics, language],
  );
  return useMemo(
    () =>
      (rows ?? [])
        .flatMap((row) => readLocations(row, judgements.of(group.id, row)))
        .map(({ metricId, label, value, status, location }): Highlight => ({
          ...location,
          id: metricId,
          tone: toneOfStatus(status),
          label: text('verification.boxOf', { metric: label, value }),
        })),
    [rows, readLocations, judgements, group.id],
  );
}

const codeOf = (error: Error | null): string | undefined =>
  error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
