import { publishingText } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { useDownloadDocument, type DocumentFile } from '../../features/document-file/index.ts';
import { DocumentTypeMenu } from '../../features/document-type/index.ts';
import { ExportChanges } from '../../features/metric-export/index.ts';
import {
  PublishingState,
  ReviewHeader,
  useGoBack,
  type DocumentSequence,
  type Review,
} from '../../features/review/index.ts';
import { PeopleMenu, QuestionsMenu } from '../../features/people/index.ts';
import { TransitionButtons, type UserAcceptance } from '../../features/user-acceptance/index.ts';
import type { ReviewCompletion } from './use-review-completion.ts';
import { useReviewExport } from './use-review-export.ts';

export interface DocumentHeaderProps {
  readonly review: Review;
  readonly file: DocumentFile;
  readonly sequence: DocumentSequence | null;
  readonly end: ReviewCompletion;
  readonly acceptance: UserAcceptance;
}

/** The header of a document under review, with everything that its buttons do. */
export function DocumentHeader({ review, file, sequence, end, acceptance }: DocumentHeaderProps) {
  const { confirmation, leave } = end;
  const { document, session, rights } = review;
  const { id, fileName, isVerified, unpublishedChanges } = document.request;
  const { defaultLanguage: language } = useSettings();
  const publishing = publishingText(document.request, language);
  const navigateTo = useNavigateTo();
  const goBack = useGoBack(document.stage);
  const download = useDownloadDocument();
  const exporting = useReviewExport(review);
  const conflictIds = Object.keys(review.conflicts);
  const refusedIds = Object.keys(review.refusals);

  const openTables = () =>
    navigateTo('verification.tabled', { params: { documentRequestId: id, breadcrumbIndex: 0 } });
  const showFirstUnsaved = () => {
    const [first] = [...conflictIds, ...refusedIds];
    if (first !== undefined) review.show(first);
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
      confirmStatus={end.asking.isPending ? 'loading' : confirmation.status}
      isReadOnly={rights.isReadOnly}
      isConfirmed={isVerified}
      unpublishedChanges={unpublishedChanges}
      publishing={
        publishing && (
          <PublishingState
            documentRequestId={id}
            state={publishing}
            lastSeen={session.lastSeen}
            language={language}
          />
        )
      }
      isConfirmOffered={!rights.isReadOnlyStage}
      isDownloading={download.isPending}
      onBack={() => leave(goBack)}
      onRetry={() => void session.flush()}
      onShowUnsaved={showFirstUnsaved}
      onCopy={file.copySelected}
      onDownload={() => download.mutate({ id, filename: fileName })}
      onOpenTables={() => leave(openTables)}
      isNothingVerified={!review.fields.some(({ state }) => state.isVerified)}
      onConfirm={(isConfirmed) =>
        isConfirmed ? end.asking.start('asVerified') : confirmation.confirm(false)
      }
      onVerifyProvenAndConfirm={() => end.asking.start('withMatching')}
      exporting={exporting}
      onPrevious={() => leave(() => sequence?.openPrevious())}
      onNext={() => leave(() => sequence?.openNext())}
      people={
        <>
          <PeopleMenu documentRequestId={id} language={language} canBeClaimed={!rights.isReadOnlyStage} />
          <QuestionsMenu documentRequestId={id} onShow={review.show} />
          <ExportChanges
            documentRequestId={id}
            isSaved={review.saveStatus === 'ready' && !exporting.isPending}
            onShow={review.show}
          />
        </>
      }
    >
      <TransitionButtons acceptance={acceptance} />
    </ReviewHeader>
  );
}
