import { text, textOf } from '@assay/shared/messages';
import { messageKeyForError, useSettings } from '@assay/shared/platform';
import { useStore } from '@assay/shared/state';
import { ErrorPanel } from '@assay/shared/ui';
import { useCallback, useMemo } from 'react';
import { placeOfField, type ReviewField } from '../../document/review-fields.ts';
import type { DocumentFile } from '../../features/document-file/index.ts';
import { PdfViewer, toneOfStatus, type Highlight } from '../../viewer/index.ts';
import { fieldValueText, type Review, type ValueCapture } from '../../features/review/index.ts';
import classes from './document.module.css';

export interface DocumentPaneProps {
  readonly review: Review;
  readonly file: DocumentFile;
  readonly capture: ValueCapture;
  /** Ids of the fields whose boxes are marked together. */
  readonly markedIds: ReadonlySet<string>;
  /** A page is drawn, or cannot be. */
  readonly onPageSettled: () => void;
}

/** The pages with the boxes of all values. A click selects the text there and the value that it belongs to. */
export function DocumentPane({ review, file, capture, markedIds, onPageSettled }: DocumentPaneProps) {
  const { links, selected, selectAt } = file;
  const { activate } = review.actions;
  const scrollTarget = useStore(review.navigation, (state) => state.scrollTarget);
  const highlights = useHighlights(review.fields);
  const handleActivate = useCallback(
    ({ id, page, x, y, w, h }: Highlight) => {
      selectAt({ page, x: x + w / 2, y: y + h / 2 });
      activate(id);
    },
    [selectAt, activate],
  );
  if (links.status === 'erroring') {
    const message = messageKeyForError(errorCodeOf(links.error), 'verification.pdfFailed');
    return (
      <div className={classes.desk}>
        <ErrorPanel title={textOf(message)} onRetry={links.retry} />
      </div>
    );
  }
  if (!links.data) return <div className={classes.desk} aria-busy />;
  return (
    <PdfViewer
      url={links.data.document}
      documentId={review.document.request.id}
      lines={file.annotations}
      highlights={highlights}
      activeId={review.activeId}
      markedIds={markedIds}
      activeBoxRef={review.activeElements.box}
      scrollTarget={scrollTarget}
      selectedText={selected}
      onActivate={handleActivate}
      onPointClick={selectAt}
      placeRequest={capture.request}
      onPageSettled={onPageSettled}
      captureTool={
        capture.canCapture ? { isActive: capture.request !== null, onToggle: capture.toggle } : undefined
      }
    />
  );
}

/** The boxes of all fields that have a place on a page. */
function useHighlights(fields: readonly ReviewField[]): readonly Highlight[] {
  const { defaultLanguage: language } = useSettings();
  return useMemo(
    () =>
      fields.flatMap((field): Highlight[] => {
        const location = placeOfField(field);
        if (!location) return [];
        const value = fieldValueText(field, language);
        const label = text('verification.boxOf', { metric: field.metric.label, value });
        return [{ ...location, id: field.metric.id, tone: toneOfStatus(field.status), label }];
      }),
    [fields, language],
  );
}

const errorCodeOf = (error: Error | null): string | undefined =>
  error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
