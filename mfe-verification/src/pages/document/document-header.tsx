import { AppError, type MetricExportFormat } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useSettings } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { orderForReview } from '../../document/review-fields.ts';
import { currentDatapoint } from '../../document/metric-state.ts';
import { useDownloadDocument, type DocumentFile } from '../../features/document-file/index.ts';
import { DocumentTypeMenu } from '../../features/document-type/index.ts';
import { ExportChanges, exportEntries, useExportMetrics } from '../../features/metric-export/index.ts';
import {
  labelsOf,
  ReviewHeader,
  useGoBack,
  type DocumentSequence,
  type Review,
  type useConfirmation,
} from '../../features/review/index.ts';
import { PeopleMenu, QuestionsMenu } from '../../features/people/index.ts';
import { TransitionButtons, type UserAcceptance } from '../../features/user-acceptance/index.ts';

export interface DocumentHeaderProps {
  readonly review: Review;
  readonly file: DocumentFile;
  readonly sequence: DocumentSequence | null;
  readonly confirmation: ReturnType<typeof useConfirmation>;
  readonly onVerifyProvenAndConfirm: () => void;
  readonly acceptance: UserAcceptance;
  /** Saves, then leaves the document. */
  readonly leave: (go: () => void) => void;
}

/** The header of a document under review, with everything that its buttons do. */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { review, file, sequence, confirmation, acceptance, leave } = props;
  const { document, session, rights } = review;
  const { id, fileName, isVerified } = document.request;
  const { defaultLanguage: language } = useSettings();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const goBack = useGoBack(document.stage);
  const download = useDownloadDocument();
  const metricExport = useExportMetrics();
  const conflictIds = Object.keys(review.conflicts);
  const refusedIds = Object.keys(review.refusals);

  const openTables = () =>
    navigateTo('verification.tabled', { params: { documentRequestId: id, breadcrumbIndex: 0 } });
  const showFirstUnsaved = () => {
    const [first] = [...conflictIds, ...refusedIds];
    if (first !== undefined) review.show(first);
  };
  /** Names the required fields that keep a CSV from leaving, and offers to go to the first. */
  const sayWhatBlocks = () => {
    const ids = review.fields
      .filter(({ state }) => state.isRequired && !state.isVerified)
      .map(({ metric }) => metric.id);
    const [first] = ids.length > 0 ? ids : orderForReview(review.fields);
    if (first === undefined) return;
    const metrics = labelsOf(ids.length > 0 ? ids : [first], document.metrics);
    const action = { label: 'verification.showField', run: () => review.show(first) } as const;
    notify('verification.exportBlocked', { metrics }, action);
  };
  const exportMetrics = async (format: MetricExportFormat) => {
    await session.flush();
    const metrics = review.fields.map(({ state }) => ({
      verified: state.isVerified,
      required: state.isRequired,
      hasValue: currentDatapoint(state).value !== '',
    }));
    metricExport.mutate(
      { id, format, metrics },
      { onError: (error) => error instanceof AppError && sayWhatBlocks() },
    );
  };
  return (
    <ReviewHeader
      fileName={fileName}
      type={
        <DocumentTypeMenu
          documentRequestId={id}
          type={document.documentType}
          canBeReprocessed={!rights.isReadOnlyStage}
          onSent={goBack}
        />
      }
      sequence={sequence}
      saveStatus={review.saveStatus}
      conflictCount={conflictIds.length}
      refusedCount={refusedIds.length}
      confirmStatus={confirmation.status}
      isReadOnly={rights.isReadOnly}
      isConfirmed={isVerified}
      isConfirmOffered={!rights.isReadOnlyStage}
      isDownloading={download.isPending}
      onBack={() => leave(goBack)}
      onRetry={() => void session.flush()}
      onShowUnsaved={showFirstUnsaved}
      onCopy={file.copySelected}
      onDownload={() => download.mutate({ id, filename: fileName })}
      onOpenTables={() => leave(openTables)}
      onConfirm={confirmation.confirm}
      onVerifyProvenAndConfirm={props.onVerifyProvenAndConfirm}
      exporting={{
        entries: exportEntries((format) => void exportMetrics(format)),
        isPending: metricExport.isPending,
      }}
      onPrevious={() => leave(() => sequence?.openPrevious())}
      onNext={() => leave(() => sequence?.openNext())}
      people={
        <>
          <PeopleMenu documentRequestId={id} language={language} canBeClaimed={!rights.isReadOnlyStage} />
          <QuestionsMenu documentRequestId={id} onShow={review.show} />
          <ExportChanges
            documentRequestId={id}
            isSaved={review.saveStatus === 'ready' && !metricExport.isPending}
            onShow={review.show}
          />
        </>
      }
    >
      <TransitionButtons acceptance={acceptance} />
    </ReviewHeader>
  );
}
