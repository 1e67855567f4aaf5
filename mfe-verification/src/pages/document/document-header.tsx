import { publishingText, text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { useStore } from '@assay/shared/state';
import { StatusBadge } from '@assay/shared/ui';
import { useDownloadDocument, type DocumentFile } from '../../features/document-file/index.ts';
import { DocumentTypeMenu } from '../../features/document-type/index.ts';
import { ExportChanges } from '../../features/metric-export/index.ts';
import {
  ConfirmButtons,
  HeaderTools,
  PublishingState,
  QueueProgress,
  ReadOnlyMark,
  ReviewHeader,
  SaveStatus,
  SequenceButtons,
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
  const { asking, confirmation, leave } = end;
  const { document, session, rights, actions } = review;
  const saveStatus = useStore(session.state, (state) => state.saveStatus);
  const { id, fileName, isVerified } = document.request;
  const { defaultLanguage: language } = useSettings();
  const publishing = publishingText(document.request, language);
  const navigateTo = useNavigateTo();
  const goBack = useGoBack(document.stage);
  const download = useDownloadDocument();
  const exporting = useReviewExport(review);
  const openTables = () =>
    navigateTo('verification.tabled', { params: { documentRequestId: id, breadcrumbIndex: 0 } });
  const publishingState = publishing && (
    <PublishingState
      documentRequestId={id}
      state={publishing}
      lastSeen={session.lastSeen}
      language={language}
    />
  );
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
      status={
        <>
          {sequence?.isQueue && <QueueProgress sequence={sequence} />}
          {publishingState}
          {isVerified && publishing === null && (
            <StatusBadge tone="proven">{text('documents.confirmed')}</StatusBadge>
          )}
          {rights.isReadOnly ? <ReadOnlyMark /> : <SaveStatus session={session} onShow={actions.show} />}
          {confirmation.status === 'erroring' && !asking.isPending && (
            <span role="status">
              <StatusBadge tone="wrong">{text('verification.notConfirmed')}</StatusBadge>
            </span>
          )}
          <PeopleMenu documentRequestId={id} language={language} canBeClaimed={!rights.isReadOnlyStage} />
          <QuestionsMenu documentRequestId={id} onShow={actions.show} />
          <ExportChanges
            documentRequestId={id}
            isSaved={saveStatus === 'ready' && !exporting.isPending}
            onShow={actions.show}
          />
        </>
      }
      onBack={() => leave(goBack)}
    >
      <HeaderTools
        isDownloading={download.isPending}
        exporting={exporting}
        onCopy={file.copySelected}
        onDownload={() => download.mutate({ id, filename: fileName })}
        onOpenTables={() => leave(openTables)}
      />
      <TransitionButtons acceptance={acceptance} />
      {!rights.isReadOnlyStage && (
        <ConfirmButtons
          request={document.request}
          isNothingVerified={!review.fields.some(({ state }) => state.isVerified)}
          isPending={asking.isPending || confirmation.status === 'loading'}
          onConfirm={(isConfirmed) =>
            isConfirmed ? asking.start('asVerified') : confirmation.confirm(false)
          }
          onVerifyProvenAndConfirm={() => asking.start('withMatching')}
        />
      )}
      {sequence && <SequenceButtons sequence={sequence} leave={leave} />}
    </ReviewHeader>
  );
}
