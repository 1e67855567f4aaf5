import { Skeleton } from '@assay/shared/ui';
import { LoadedDocument } from '../loaded-document.tsx';
import { TablesReview } from './tables-review.tsx';
import classes from './tabled.module.css';

/** Tabled document verification: the groups of a document as tables, beside its pages [ROUTE-012]. */
export function TabledPage() {
  return (
    <LoadedDocument loading={<Loading />}>
      {(document) => <TablesReview key={document.request.id} document={document} />}
    </LoadedDocument>
  );
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
