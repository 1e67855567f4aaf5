import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useParams } from '@assay/shared/router';
import { Skeleton } from '@assay/shared/ui';
import { ConfirmButtons, HeaderTools, ReviewHeader, useGoBack } from '../../features/review/index.ts';
import { LoadedDocument } from '../loaded-document.tsx';
import { ReviewWorkspace } from './review-workspace.tsx';
import { usePrefetchPdf } from './use-prefetch-pdf.ts';
import classes from './document.module.css';

/** The document view: the pages on the left, the metrics found in them on the right [AMB-053]. */
export function DocumentPage() {
  return (
    <LoadedDocument loading={<Loading />}>
      {(document, reload) => (
        // Each document has its own session.
        <ReviewWorkspace key={document.request.id} document={document} onReload={reload} />
      )}
    </LoadedDocument>
  );
}

/** A placeholder of the screen while the document loads. Saving is refused during that time [VER-020, VER-021]. */
function Loading() {
  const { documentRequestId = '' } = useParams();
  usePrefetchPdf(documentRequestId);
  const notify = useNotify();
  const goBack = useGoBack('EXT_DONE');
  const refuse = () => notify('verification.notReady');
  return (
    <div
      className={classes.page}
      aria-busy
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && refuse()}
    >
      <ReviewHeader fileName={text('generic.loading')} onBack={goBack}>
        <HeaderTools
          isDownloading={false}
          exporting={{ entries: [], isPending: false }}
          onCopy={refuse}
          onDownload={refuse}
          onOpenTables={refuse}
        />
        <ConfirmButtons onConfirm={refuse} onVerifyProvenAndConfirm={refuse} />
      </ReviewHeader>
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
