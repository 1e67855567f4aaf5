import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useParams } from '@assay/shared/router';
import { Button, ErrorPanel, IconChevronLeft, iconProps } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import { useReviewDocument } from '../document/document.queries.ts';
import { DocumentLoadError } from '../document/parse-payload.ts';
import type { ReviewDocument } from '../document/review-document.ts';
import { useGoBack } from '../features/review/index.ts';
import classes from './loaded-document.module.css';

export interface LoadedDocumentProps {
  /** Shown while the document loads. */
  readonly loading: ReactNode;
  /** Renders the document; `reload` loads it again. */
  readonly children: (document: ReviewDocument, reload: () => void) => ReactNode;
}

/** Loads the document of the address: a placeholder, the document, or why there is none. */
export function LoadedDocument({ loading, children }: LoadedDocumentProps) {
  const { documentRequestId = '' } = useParams();
  const review = useReviewDocument(documentRequestId);
  if (review.status === 'erroring') return <Failed error={review.error} onRetry={review.retry} />;
  if (review.status !== 'ready' || !review.data) return loading;
  return children(review.data, review.reset);
}

const messageKeyOf = (error: Error | null): MessageKey =>
  error instanceof DocumentLoadError ? error.messageKey : 'verification.loadFailed';

function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const goBack = useGoBack('EXT_DONE');
  return (
    <div className={classes.failure}>
      <Button variant="quiet" icon={<IconChevronLeft {...iconProps} />} onClick={goBack}>
        {text('verification.backToDocuments')}
      </Button>
      <ErrorPanel title={textOf(messageKeyOf(error))} onRetry={onRetry} />
    </div>
  );
}
