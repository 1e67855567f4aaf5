import type { Language } from '@assay/shared/domain';
import { useCallback } from 'react';
import { openDoubts, type ReviewField } from '../../document/review-fields.ts';
import { shownInsteadOf } from '../../document/time-period-filter.ts';
import { useTimePeriodFilter, type ChosenView } from '../../document/use-time-period-filter.ts';
import { CheckList } from '../../features/checks/index.ts';
import { PartHere } from '../../features/document-parts/index.ts';
import { ReprocessAsType } from '../../features/document-type/index.ts';
import { LostEditsNote } from '../../features/lost-edits/index.ts';
import {
  DocumentDoubts,
  DocumentNotes,
  FileContentsNote,
  MetricPanel,
  useGoBack,
  WaitingNote,
  type Review,
} from '../../features/review/index.ts';
import { SecondEntryNote } from '../../features/second-entry/index.ts';
import { TimePeriodChoice } from '../../features/time-periods/index.ts';
import { AcceptanceNote, type UserAcceptance } from '../../features/user-acceptance/index.ts';
import { FieldDetails } from './field-details.tsx';
import type { ShownCheck } from './use-shown-check.ts';

export interface DocumentPanelProps {
  readonly review: Review;
  readonly acceptance: UserAcceptance;
  readonly shownCheck: ShownCheck;
  readonly language: Language;
  readonly onVerifyProven: () => void;
  /** Loads the document again. */
  readonly onReload: () => void;
}

/** The metrics of a document, below what there is to say of it as a whole. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { review, acceptance, shownCheck, language, onReload } = props;
  const { document, checks, activeElements } = review;
  const { show, showPage } = review.actions;
  const { id } = document.request;
  const goBack = useGoBack(document.stage);
  const { key: shownKey, show: showValues } = shownCheck;
  const { box } = activeElements;
  const periods = useTimePeriodFilter(document, review.activeId);
  const isRepeating = ({ groupId }: ChosenView) =>
    document.groups.some(({ id: ofGroup, isRepeatable }) => isRepeatable && ofGroup === groupId);
  const choosePeriod = (view: ChosenView, period: string | null) => {
    // A hidden value can not stay the active one.
    const instead = shownInsteadOf(review.activeId, { view, period }, document);
    if (instead !== null) show(instead);
    periods.choose(view, period);
  };
  const details = useCallback(
    (field: ReviewField) => (
      <FieldDetails
        documentRequestId={id}
        field={field}
        checks={checks}
        shownKey={shownKey}
        onShowValues={showValues}
        onShowPage={showPage}
        boxRef={box}
      />
    ),
    [id, checks, shownKey, showValues, showPage, box],
  );
  return (
    <MetricPanel
      review={review}
      language={language}
      onVerifyProven={props.onVerifyProven}
      periods={periods}
      periodChoice={(view) => (
        <TimePeriodChoice
          view={view}
          isOfColumns={isRepeating(view)}
          isNamed={isRepeating(view)}
          onChoose={(period) => choosePeriod(view, period)}
        />
      )}
      details={details}
    >
      <LostEditsNote lost={review.lost} />
      <WaitingNote review={review} />
      <AcceptanceNote
        workflow={acceptance.workflow}
        document={document}
        checks={checks}
        language={language}
        onShow={show}
      />
      <SecondEntryNote
        review={review}
        isSubmitted={acceptance.workflow?.state === 'submitted'}
        language={language}
        onChanged={onReload}
      />
      <FileContentsNote contents={document.contents} onShowPage={showPage} />
      <DocumentDoubts
        doubts={openDoubts(document.doubts, review.fields)}
        onShowPage={showPage}
        actionOf={(doubt) =>
          review.rights.isReadOnlyStage ? null : (
            <PartHere
              document={{
                documentRequestId: id,
                isConfirmed: document.request.isVerified,
                verifiedCount: review.fields.filter(({ state }) => state.isVerified).length,
                save: () => review.session.flush(),
                lastSeen: () => review.session.lastSeen,
              }}
              doubt={doubt}
              onParted={goBack}
            />
          )
        }
      />
      <DocumentNotes
        doubts={document.doubts}
        recognisedType={document.recognisedType}
        unreadablePages={document.unreadablePages}
        missingRows={document.missingRows}
        typeAction={<ReprocessAsType documentRequestId={id} type={document.recognisedType} onSent={goBack} />}
      />
      <CheckList
        document={{ documentRequestId: id, save: () => review.session.flush() }}
        checks={checks}
        language={language}
        canVerify={review.rights.canVerify}
        shownKey={shownKey}
        onShowValues={showValues}
        onShow={show}
      />
    </MetricPanel>
  );
}
