import { messageKeyForError, text, textOf } from '@assay/shared/messages';
import { useNotify, useSettings } from '@assay/shared/platform';
import { ErrorPanel } from '@assay/shared/ui';
import { useEffect, useMemo } from 'react';
import type { ReviewField } from '../../document/attention.ts';
import { currentDatapoint } from '../../document/metric-state.ts';
import { smallestBoxAt, type PageBox, type PagePoint } from '../../document/page-box.ts';
import { useAnnotations, useDocumentLinks } from '../../features/document-file/index.ts';
import { fieldValueText } from '../../features/review/index.ts';
import { PdfViewer, type Highlight, type HighlightTone } from '../../features/pdf-viewer/index.ts';
import classes from './document.module.css';

/** Words of the page that were clicked. */
export interface SelectedAnnotation extends PageBox {
  readonly text: string;
}

export interface DocumentPaneProps {
  readonly documentRequestId: string;
  readonly fields: readonly ReviewField[];
  readonly activeId: string | null;
  readonly reveal: PageBox | null;
  readonly selected: SelectedAnnotation | null;
  readonly onActivate: (id: string) => void;
  readonly onSelect: (annotation: SelectedAnnotation | null) => void;
}

const TONES: Readonly<Record<ReviewField['standing'], HighlightTone>> = {
  verified: 'proven',
  proven: 'proven',
  look: 'doubt',
  missing: 'found',
  found: 'found',
};

/** The pages with the boxes of all values; a click selects the words there, and the value they belong to. */
export function DocumentPane(props: DocumentPaneProps) {
  const { documentRequestId, fields, activeId, reveal, selected, onActivate, onSelect } = props;
  const { defaultLanguage: language } = useSettings();
  const notify = useNotify();
  const links = useDocumentLinks(documentRequestId);
  const { annotations, error: annotationsError } = useAnnotations(documentRequestId, links.data?.annotations);
  useEffect(() => {
    if (annotationsError) notify.failure(annotationsError, 'verification.annotationsFailed');
  }, [annotationsError, notify]);

  const highlights = useMemo(
    () =>
      fields.flatMap((field): Highlight[] => {
        const { location } = currentDatapoint(field.state);
        if (!location) return [];
        const label = text('verification.boxOf', {
          metric: field.metric.label,
          value: fieldValueText(field, language),
        });
        return [{ ...location, id: field.metric.id, tone: TONES[field.standing], label }];
      }),
    [fields, language],
  );
  const selectAt = (point: PagePoint) => onSelect(smallestBoxAt(annotations, point) ?? null);
  const handleActivate = (id: string) => {
    const box = highlights.find((highlight) => highlight.id === id);
    if (box) selectAt({ page: box.page, x: box.x + box.w / 2, y: box.y + box.h / 2 });
    onActivate(id);
  };

  if (links.status === 'erroring') {
    return (
      <div className={classes.desk}>
        <ErrorPanel
          title={textOf(messageKeyForError(codeOf(links.error), 'verification.pdfFailed'))}
          onRetry={links.retry}
        />
      </div>
    );
  }
  if (!links.data) return <div className={classes.desk} aria-busy />;
  return (
    <PdfViewer
      url={links.data.document}
      highlights={highlights}
      activeId={activeId}
      reveal={reveal}
      selectedWords={selected}
      onActivate={handleActivate}
      onPointClick={selectAt}
    />
  );
}

const codeOf = (error: Error | null): string | undefined =>
  error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
