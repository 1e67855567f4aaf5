import { textOf } from '@assay/shared/messages';
import { useParams } from '@assay/shared/router';
import { ErrorPanel, Skeleton } from '@assay/shared/ui';
import { useReviewDocument } from '../../document/document.queries.ts';
import { DocumentLoadError } from '../../document/parse-payload.ts';
import { TablesReview } from './tables-review.tsx';
import classes from './tabled.module.css';

/** Tabled document verification: the groups of a document as tables, beside its pages [ROUTE-012]. */
export function TabledPage() {
  const { documentRequestId = '' } = useParams();
  const review = useReviewDocument(documentRequestId);
  const { error } = review;
  if (review.status === 'erroring') {
    const key = error instanceof DocumentLoadError ? error.messageKey : 'verification.loadFailed';
    return <ErrorPanel title={textOf(key)} onRetry={review.retry} />;
  }
  if (review.status !== 'ready' || !review.data) return <Loading />;
  return <TablesReview key={documentRequestId} document={review.data} />;
}

function Loading() {
  return (
    <div className={classes.loading} aria-busy>
      <Skeleton width={320} height={20} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={14} />
      ))}
    </div>
  );
}
