import type { FieldStatus, Language } from '@assay/shared/domain';
import { entitiesOfType, text } from '@assay/shared/messages';
import { Button, Modal, Text } from '@assay/shared/ui';
import type { ReviewMetric } from '../../../document/review-document.ts';
import {
  strongerAnswer,
  type ConfirmationQuestion,
  type StrongerAnswer,
} from '../model/confirmation-question.ts';
import { joinNames, joinWithAnd } from '../model/name-list.ts';
import { ReplacedValueList } from './replaced-value-list.tsx';
import classes from './confirm-question.module.css';

/** Width of the question, in px. */
const WIDTH = 520;
/** Entities that are named before the others are counted. */
const MAX_CREATED = 6;

export interface ConfirmQuestionProps {
  /** null while nothing is asked. */
  readonly question: ConfirmationQuestion | null;
  readonly metrics: ReadonlyMap<string, ReviewMetric>;
  readonly language: Language;
  readonly onConfirm: () => void;
  readonly onVerifyNames: () => void;
  readonly onVerifyMatching: () => void;
  readonly onDismiss: () => void;
  /** Goes to a field. */
  readonly onShow: (metricId: string) => void;
  /** Goes to the first field with this status. */
  readonly onReview: (status: FieldStatus) => void;
}

interface OpenLine {
  readonly label: string;
  readonly status: FieldStatus;
}

/** What stays unverified, by number. */
function openLines({ open }: ConfirmationQuestion): readonly OpenLine[] {
  const { doubtful, requiredMissing, found } = open;
  const lines = [
    {
      count: doubtful,
      label: text('verification.openDoubtful', { count: doubtful }),
      status: 'doubtful',
    },
    {
      count: requiredMissing,
      label: text('verification.openRequiredMissing', { count: requiredMissing }),
      status: 'missing',
    },
    { count: found, label: text('verification.openFound', { count: found }), status: 'found' },
  ] as const;
  return lines.filter(({ count }) => count > 0);
}

function provenText({ proven }: ConfirmationQuestion): string {
  return proven === 0
    ? text('verification.confirmOpenNone')
    : text('verification.confirmOpenProven', { count: proven });
}

/** The names that values lack, each kind once: those to verify, and those that the document does not state. */
function missingNames({ preview }: ConfirmationQuestion) {
  const needs = preview.unowned.flatMap((value) => value.needs);
  const kinds = (isStated: boolean) => [
    ...new Set(
      needs.filter(({ metricId }) => (metricId !== null) === isStated).map(({ typeName }) => typeName),
    ),
  ];
  return { toVerify: kinds(true), absent: kinds(false) };
}

function unownedText(question: ConfirmationQuestion): string {
  const count = question.preview.unowned.length;
  const { toVerify, absent } = missingNames(question);
  const names = joinWithAnd(toVerify.length > 0 ? toVerify : absent);
  return toVerify.length === 0
    ? text('verification.ownerAbsent', { count, names })
    : text('verification.unowned', { count, names });
}

function answerText(
  answer: StrongerAnswer,
  question: ConfirmationQuestion,
  metrics: ConfirmQuestionProps['metrics'],
) {
  const labels = (ids: readonly string[]) =>
    joinWithAnd([...new Set(ids.flatMap((id) => metrics.get(id)?.label ?? []))]);
  switch (answer) {
    case 'verifyNames':
      return question.namesToOpen.length === 0
        ? text('verification.verifyNamesAndConfirm', { names: labels(question.namesToVerify) })
        : text('verification.verifyNamesAndOpen', {
            names: labels(question.namesToVerify),
            others: labels(question.namesToOpen),
          });
    case 'openName':
      return text('verification.openNames', { names: labels(question.namesToOpen) });
    case 'chooseEntity':
      return text('verification.chooseEntity');
    case 'review':
      return text('verification.reviewThem');
    case 'verifyMatching':
      return text('verification.verifyProvenAndConfirm');
    case 'confirm':
      return question.way === 'withMatching'
        ? text('verification.verifyProvenAndConfirm')
        : text('verification.confirm');
  }
}

/**
 * Asks before a confirmation about what it would leave unverified, would not store, or would create, by number and by name
 * [AMB-122, AMB-137]. Enter gives the answer that stores the most, Escape goes back.
 */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const { question } = props;
  return (
    <Modal
      opened={question !== null}
      onClose={props.onDismiss}
      title={text(titleOf(question))}
      width={WIDTH}
      // A row takes the focus. If it returned to the row that had it, that row would become the active one again.
      returnsFocus={false}
      footer={question && <Answers {...props} question={question} />}
    >
      {question && <Body question={question} metrics={props.metrics} language={props.language} />}
    </Modal>
  );
}

/** Where everything is verified and owned, the question is only about names, new entities and stored values that change. */
function titleOf(question: ConfirmationQuestion | null) {
  if (question === null) return 'verification.confirmOpenTitle';
  const { preview, way, verified } = question;
  const isOwned = preview.unowned.length === 0;
  const isMeant = way === 'asVerified' ? verified > 0 : openLines(question).length === 0;
  return isOwned && isMeant ? 'verification.confirmCreatesTitle' : 'verification.confirmOpenTitle';
}

type AskedProps = Omit<ConfirmQuestionProps, 'question'> & { readonly question: ConfirmationQuestion };

function Answers(props: AskedProps) {
  const { question, metrics, onReview, onShow } = props;
  const answer = strongerAnswer(question);
  const [openLine] = openLines(question);
  const review = () => onReview(openLine?.status ?? 'missing');
  const act: Readonly<Record<StrongerAnswer, () => void>> = {
    verifyNames: () => {
      props.onVerifyNames();
      const [first] = question.namesToOpen;
      if (first !== undefined) onShow(first);
    },
    openName: () => onShow(question.namesToOpen[0] ?? ''),
    chooseEntity: () => onShow(question.preview.ambiguous[0]?.metricId ?? ''),
    verifyMatching: props.onVerifyMatching,
    review,
    confirm: props.onConfirm,
  };
  return (
    <>
      {answer === 'confirm' ? (
        openLine &&
        question.way === 'withMatching' && <Button onClick={review}>{text('verification.reviewThem')}</Button>
      ) : (
        <Button onClick={props.onConfirm}>{text('verification.confirmAnyway')}</Button>
      )}
      <Button variant="primary" onClick={act[answer]} data-autofocus>
        {answerText(answer, question, metrics)}
      </Button>
    </>
  );
}

function Body({ question, metrics, language }: Pick<AskedProps, 'question' | 'metrics' | 'language'>) {
  const { preview, way, verified, total } = question;
  const lines = way === 'withMatching' ? openLines(question) : [];
  const { unread } = question.open;
  return (
    <div className={classes.body}>
      {way === 'asVerified' && verified === 0 && (
        <p className={classes.weighty}>{text('verification.nothingStored', { total })}</p>
      )}
      {preview.unowned.length > 0 && (
        <div>
          <p className={classes.weighty}>{unownedText(question)}</p>
          <Text as="p" quiet>
            {labelsOfValues(
              preview.unowned.map(({ metricId }) => metricId),
              metrics,
            )}
          </Text>
        </div>
      )}
      {preview.ambiguous.map(({ metricId, typeName, entityCount, waiting }) => (
        <div key={metricId}>
          <p className={classes.weighty}>
            {text('verification.ambiguousName', {
              count: entityCount,
              entities: entitiesOfType(typeName),
              label: metrics.get(metricId)?.label ?? '',
            })}
          </p>
          {waiting.length > 0 && (
            <Text as="p" quiet>
              {text('verification.waitForChoice', { count: waiting.length })}
            </Text>
          )}
        </div>
      ))}
      {lines.length > 0 && (
        <div>
          <p>{provenText(question)}</p>
          <ul className={classes.list}>
            {lines.map(({ label, status }) => (
              <li key={status}>{label}</li>
            ))}
          </ul>
          {unread > 0 && <p>{text('verification.openUnread', { count: unread })}</p>}
        </div>
      )}
      <Created created={preview.created} />
      {preview.replaced.length > 0 && (
        <div>
          <p className={classes.weighty}>{text('verification.replacesValues')}</p>
          <div className={classes.replaced}>
            <ReplacedValueList
              values={preview.replaced}
              language={language}
              label={text('verification.replacesValues')}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** How many values are named in the question. */
const MAX_VALUES = 4;

const labelsOfValues = (ids: readonly string[], metrics: ConfirmQuestionProps['metrics']) =>
  joinNames([...new Set(ids.flatMap((id) => metrics.get(id)?.label ?? []))], MAX_VALUES);

/** The entities that the confirmation creates, with those that have a similar name beside them [AMB-060]. */
function Created({ created }: { readonly created: ConfirmationQuestion['preview']['created'] }) {
  if (created.length === 0) return null;
  const more = created.length - MAX_CREATED;
  return (
    <ul className={classes.created} aria-label={text('verification.createdEntities')}>
      {created.slice(0, MAX_CREATED).map(({ metricId, typeName, name, near }) => (
        <li key={metricId}>
          {text('verification.createsEntity', { type: typeName, name })}
          {near.length > 0 && (
            <Text quiet>
              {' '}
              {text('verification.nearNames', { names: near.map((entity) => entity.name).join(' · ') })}
            </Text>
          )}
        </li>
      ))}
      {more > 0 && <li>{text('verification.createsMore', { count: more })}</li>}
    </ul>
  );
}
