import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useParams } from '@assay/shared/router';
import { Button, ErrorPanel, IconChevronLeft, iconProps, Skeleton } from '@assay/shared/ui';
import { useReviewDocument } from '../../document/document.queries.ts';
import { DocumentLoadError } from '../../document/parse-payload.ts';
import { ReviewHeader, useGoBack } from '../../features/review/index.ts';
import { ReviewWorkspace } from './review-workspace.tsx';
import classes from './document.module.css';

/** The document view: the pages on the left, the metrics found in them on the right [AMB-053]. */
export function DocumentPage() {
  const { documentRequestId = '' } = useParams();
  const review = useReviewDocument(documentRequestId);
  switch (review.status) {
    case 'blank':
    case 'loading':
      return <Loading />;
    case 'erroring':
      return <Failed error={review.error} onRetry={review.retry} />;
    case 'ready':
      // Each document has its own session. A load that is ready always has data.
      return review.data ? (
        <ReviewWorkspace key={documentRequestId} document={review.data} onReload={review.reset} />
      ) : (
        <Loading />
      );
  }
}

/** A placeholder of the screen while the document loads. Saving is refused during that time [VER-020, VER-021]. */
function Loading() {
  const notify = useNotify();
  const goBack = useGoBack('EXT_DONE');
  const refuse = () => notify('verification.notReady');
  const nothing = () => undefined;
  return (
    <div
      className={classes.page}
      aria-busy
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && refuse()}
    >
      <ReviewHeader
        fileName={text('generic.loading')}
        sequence={null}
        saveStatus="blank"
        conflictCount={0}
        refusedCount={0}
        confirmStatus="blank"
        isReadOnly={false}
        isConfirmed={false}
        isConfirmOffered
        isDownloading={false}
        onBack={goBack}
        onRetry={nothing}
        onShowUnsaved={nothing}
        onCopy={refuse}
        onDownload={refuse}
        onOpenTables={refuse}
        onConfirm={refuse}
        onVerifyProvenAndConfirm={refuse}
        onPrevious={nothing}
        onNext={nothing}
      />
      <div className={classes.panes}>
        <div className={classes.desk} />
        <div className={`${classes.metrics} ${classes.skeletons}`}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} height={14} width={index % 3 === 0 ? '40%' : '88%'} />
          ))}
        </div>
      </div>
    </div>
  );
}

const messageKeyOf = (error: Error | null): MessageKey =>
  error instanceof DocumentLoadError ? error.messageKey : 'verification.loadFailed';

function Failed({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const goBack = useGoBack('EXT_DONE');
  return (
    <div className={classes.page}>
      <div className={classes.failure}>
        <Button variant="quiet" icon={<IconChevronLeft {...iconProps} />} onClick={goBack}>
          {text('verification.backToDocuments')}
        </Button>
        <ErrorPanel title={textOf(messageKeyOf(error))} onRetry={onRetry} />
      </div>
    </div>
  );
}
