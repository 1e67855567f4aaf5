import { useSettings } from '@assay/shared/platform';
import { useSearchParams } from '@assay/shared/router';
import { useToastsOver } from '@assay/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReviewDocument } from '../../document/review-document.ts';
import type { ReviewField } from '../../document/review-fields.ts';
import { CheckList, fieldsOfCheck, type CheckLine } from '../../features/checks/index.ts';
import { useDocumentFile } from '../../features/document-file/index.ts';
import { ReprocessAsType } from '../../features/document-type/index.ts';
import { nextFieldOf } from '../../document/review-fields.ts';
import {
  ConfirmOpen,
  DocumentNotes,
  FileContentsNote,
  MetricPanel,
  readWantedPlace,
  ReviewKeyboard,
  useConfirmation,
  useGoBack,
  useProvenConfirmation,
  useDocumentSequence,
  useReview,
  useValueCapture,
  useVerifyProven,
  type Review,
} from '../../features/review/index.ts';
import { LostEditsNote } from '../../features/lost-edits/index.ts';
import { SecondEntryNote } from '../../features/second-entry/index.ts';
import { AcceptanceNote, useUserAcceptance } from '../../features/user-acceptance/index.ts';
import { DocumentHeader } from './document-header.tsx';
import { DocumentPane } from './document-pane.tsx';
import { FieldDetails } from './field-details.tsx';
import { LeaderLine } from './leader-line.tsx';
import { PanelDivider, usePanelWidth } from './panel-divider.tsx';
import { useReadAhead } from './use-read-ahead.ts';
import classes from './document.module.css';

export interface ReviewWorkspaceProps {
  readonly document: ReviewDocument;
  /** Loads the document again. */
  readonly onReload: () => void;
}

/** Toasts are shown over the pages, this far above their bottom, in px: above the toolbar of the viewer. */
const TOASTS_ABOVE = 56;

/** A loaded document under review: its header, its pages and its metrics. */
export function ReviewWorkspace({ document, onReload }: ReviewWorkspaceProps) {
  const [params] = useSearchParams();
  const { defaultLanguage: language } = useSettings();
  const review = useReview(document, readWantedPlace(params));
  const [isPageSettled, setIsPageSettled] = useState(false);
  const handlePageSettled = useCallback(() => setIsPageSettled(true), []);
  const file = useDocumentFile(document.request.id, isPageSettled);
  const capture = useValueCapture(review, file.annotations, language);
  const sequence = useDocumentSequence(document.request.id);
  useReadAhead(document.request.id, sequence);
  const confirmation = useConfirmation(review, {
    onConfirmed: () => sequence?.isQueue && sequence.openNext(),
    onOutdated: onReload,
  });
  const proven = useVerifyProven(review);
  const provenConfirmation = useProvenConfirmation(review, () => confirmation.confirm(true));
  const acceptance = useUserAcceptance({
    documentRequestId: document.request.id,
    save: () => review.session.flush(),
    readLastSeen: () => review.session.lastSeen,
    onOutdated: onReload,
  });
  const goBack = useGoBack(document.stage);
  const panel = usePanelWidth();
  const { showPage } = review;
  const { shownCheck, markedIds, showValues } = useShownCheck(review);
  const details = useCallback(
    (field: ReviewField) => (
      <FieldDetails documentRequestId={document.request.id} field={field} onShowPage={showPage} />
    ),
    [document.request.id, showPage],
  );
  const panesRef = useRef<HTMLDivElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const metricsRef = useRef<HTMLDivElement>(null);
  useToastsOver(pagesRef, TOASTS_ABOVE);

  const focusActiveRow = () => review.activeElements.row.current?.focus({ preventScroll: true });
  /** Saves before leaving. Edits that cannot be saved now stay in the journal and return with the document. */
  const leave = (go: () => void) => {
    review.forgetOpenEdit();
    void review.session.flush().then(go);
  };
  /** Confirms in one way or the other; a document that is confirmed is left for the next one. */
  const orOpenNext = (confirm: () => void) => () => {
    if (document.request.isVerified) leave(() => sequence?.openNext());
    else confirm();
  };
  return (
    <ReviewKeyboard
      className={classes.page}
      review={review}
      hasNext={sequence?.isQueue === true}
      onCapture={capture.toggle}
      onConfirm={orOpenNext(() => confirmation.confirm(true))}
      onVerifyProven={proven.verifyAndSay}
      onVerifyProvenAndConfirm={orOpenNext(provenConfirmation.start)}
    >
      <DocumentHeader
        review={review}
        file={file}
        sequence={sequence}
        confirmation={confirmation}
        onVerifyProvenAndConfirm={provenConfirmation.start}
        acceptance={acceptance}
        leave={leave}
      />
      <div ref={panesRef} className={classes.panes} style={panel.style}>
        <div ref={pagesRef} className={classes.pages}>
          <DocumentPane
            review={review}
            file={file}
            capture={capture}
            markedIds={markedIds}
            onPageSettled={handlePageSettled}
          />
        </div>
        <div ref={metricsRef} className={classes.metrics}>
          <MetricPanel
            review={review}
            language={language}
            onVerifyProven={proven.verifyAndSay}
            details={details}
          >
            <LostEditsNote lost={review.lost} />
            <AcceptanceNote
              workflow={acceptance.workflow}
              document={document}
              checks={review.checks}
              language={language}
              onShow={review.show}
            />
            <SecondEntryNote
              review={review}
              isSubmitted={acceptance.workflow?.state === 'submitted'}
              language={language}
              onChanged={onReload}
            />
            <FileContentsNote contents={document.contents} onShowPage={review.showPage} />
            <DocumentNotes
              recognisedType={document.recognisedType}
              unreadablePages={document.unreadablePages}
              typeAction={
                <ReprocessAsType
                  documentRequestId={document.request.id}
                  type={document.recognisedType}
                  onSent={goBack}
                />
              }
            />
            <CheckList
              document={{ documentRequestId: document.request.id, save: () => review.session.flush() }}
              checks={review.checks}
              language={language}
              canVerify={review.rights.canVerify}
              shownKey={shownCheck}
              onShowValues={showValues}
              onShow={review.show}
            />
          </MetricPanel>
        </div>
        <PanelDivider panel={panel} panelRef={metricsRef} />
        <LeaderLine
          panesRef={panesRef}
          pagesRef={pagesRef}
          metricsRef={metricsRef}
          rowRef={review.activeElements.row}
          boxRef={review.activeElements.box}
          activeId={review.activeId}
        />
      </div>
      <ConfirmOpen
        question={provenConfirmation.question}
        onConfirm={() => {
          provenConfirmation.verifyAndConfirm();
          focusActiveRow();
        }}
        onDismiss={() => {
          provenConfirmation.dismiss();
          focusActiveRow();
        }}
        onReview={(status) => {
          provenConfirmation.dismiss();
          const first = nextFieldOf(review.fields, status, null);
          if (first !== null) review.show(first);
        }}
      />
    </ReviewKeyboard>
  );
}

/** The check whose values are marked on the page; one at a time. */
function useShownCheck({ checks, showBox }: Review) {
  const [shownCheck, setShownCheck] = useState<string | null>(null);
  const markedIds = useMemo(() => fieldsOfCheck(checks, shownCheck), [checks, shownCheck]);
  const showValues = (line: CheckLine | null) => {
    setShownCheck(line?.key ?? null);
    const [first] = line?.check.values ?? [];
    if (first) showBox(first.metric.id);
  };
  return { shownCheck, markedIds, showValues };
}
