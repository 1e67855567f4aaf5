import { useSettings } from '@assay/shared/platform';
import { useSearchParams } from '@assay/shared/router';
import { useToastsOver } from '@assay/shared/ui';
import { useCallback, useRef, useState } from 'react';
import type { ReviewDocument } from '../../document/review-document.ts';
import { useDocumentFile } from '../../features/document-file/index.ts';
import {
  readLinkedLocation,
  ReviewKeyboard,
  useDocumentSequence,
  useReview,
  useValueCapture,
} from '../../features/review/index.ts';
import { useUserAcceptance } from '../../features/user-acceptance/index.ts';
import { ConfirmationQuestion } from './confirmation-question.tsx';
import { DocumentHeader } from './document-header.tsx';
import { DocumentPane } from './document-pane.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { LeaderLine } from './leader-line.tsx';
import { PanelDivider, usePanelWidth } from './panel-divider.tsx';
import { usePrefetchNeighbours } from './use-prefetch-neighbours.ts';
import { useReviewCompletion } from './use-review-completion.ts';
import { useShownCheck } from './use-shown-check.ts';
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
  const [isPageSettled, setIsPageSettled] = useState(false);
  const handlePageSettled = useCallback(() => setIsPageSettled(true), []);
  const file = useDocumentFile(document.request.id, isPageSettled);
  const review = useReview(document, readLinkedLocation(params), file.annotations);
  const capture = useValueCapture(review, file.annotations, language);
  const sequence = useDocumentSequence(document.request.id);
  usePrefetchNeighbours(document.request.id, sequence);
  const end = useReviewCompletion(review, { sequence, onOutdated: onReload });
  const acceptance = useUserAcceptance({
    documentRequestId: document.request.id,
    save: () => review.session.flush(),
    readLastSeen: () => review.session.lastSeen,
    onOutdated: onReload,
  });
  const panel = usePanelWidth();
  const shownCheck = useShownCheck(review);
  const panesRef = useRef<HTMLDivElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const metricsRef = useRef<HTMLDivElement>(null);
  useToastsOver(pagesRef, TOASTS_ABOVE);

  return (
    <ReviewKeyboard
      className={classes.page}
      review={review}
      hasNext={sequence?.isQueue === true}
      onCapture={capture.toggle}
      onConfirm={end.confirmOrOpenNext}
      onVerifyProven={end.verifyProven}
      onVerifyProvenAndConfirm={end.verifyProvenAndConfirmOrOpenNext}
    >
      <DocumentHeader review={review} file={file} sequence={sequence} end={end} acceptance={acceptance} />
      <div ref={panesRef} className={classes.panes} style={panel.style}>
        <div ref={pagesRef} className={classes.pages}>
          <DocumentPane
            review={review}
            file={file}
            capture={capture}
            markedIds={shownCheck.markedIds}
            onPageSettled={handlePageSettled}
          />
        </div>
        <div ref={metricsRef} className={classes.metrics}>
          <DocumentPanel
            review={review}
            acceptance={acceptance}
            shownCheck={shownCheck}
            language={language}
            onVerifyProven={end.verifyProven}
            onReload={onReload}
          />
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
      <ConfirmationQuestion review={review} language={language} asking={end.asking} />
    </ReviewKeyboard>
  );
}
