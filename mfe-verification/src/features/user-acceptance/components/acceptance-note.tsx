import { formatDateTime, formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Badge, StatusBadge, type StatusTone, Text, TextLink } from '@assay/shared/ui';
import type { ReviewCheck } from '../../../document/review-checks.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import type { AcceptanceWorkflow } from '../api/user-acceptance.queries.ts';
import classes from './acceptance.module.css';

export interface AcceptanceNoteProps {
  readonly workflow: AcceptanceWorkflow | undefined;
  readonly document: Pick<ReviewDocument, 'metrics'>;
  readonly checks: readonly ReviewCheck[];
  readonly language: Language;
  readonly onShow: (metricId: string) => void;
}

/** Where a document is in its workflow, and for a checker what was changed, above everything else. */
export function AcceptanceNote(props: AcceptanceNoteProps) {
  const { workflow } = props;
  const status = workflow && statusOf(workflow);
  if (!workflow || !status) return null;
  const [last] = workflow.history;
  const isChecked = workflow.state === 'submitted' && !workflow.isOwnWork;
  return (
    <section className={classes.note} aria-label={text('acceptance.status')}>
      <StatusBadge tone={status.tone}>{status.words}</StatusBadge>
      {workflow.state === 'rejected' && last?.justification && (
        <p className={classes.reason}>{last.justification}</p>
      )}
      {isChecked && <Changes {...props} workflow={workflow} />}
      {isChecked && <Overrides {...props} workflow={workflow} />}
    </section>
  );
}

interface Status {
  readonly tone: StatusTone;
  readonly words: string;
}

/** The state in words; null where there is nothing to say. */
function statusOf({ state, isOwnWork, history: [last] }: AcceptanceWorkflow): Status | null {
  if (!last) return null;
  const { madeBy: name } = last;
  if (state === 'submitted' && isOwnWork) return { tone: 'running', words: text('acceptance.waitingOwn') };
  if (state === 'submitted') return { tone: 'running', words: text('acceptance.waiting', { name }) };
  if (state === 'approved') return { tone: 'proven', words: text('acceptance.approvedBy', { name }) };
  if (state === 'rejected') return { tone: 'wrong', words: text('acceptance.rejectedBy', { name }) };
  return last.transition === 'approve'
    ? { tone: 'doubt', words: text('acceptance.changedSince', { name }) }
    : null;
}

interface CheckedProps extends Omit<AcceptanceNoteProps, 'workflow'> {
  readonly workflow: AcceptanceWorkflow;
}

/** Whether something was done after the last rejection. */
function isSinceRejection({ history }: AcceptanceWorkflow, time: string): boolean {
  const rejectedAt = history.find(({ transition }) => transition === 'reject')?.madeAt;
  return rejectedAt !== undefined && time > rejectedAt;
}

/** The failing checks that somebody accepted, with who it was and why. */
function Overrides({ workflow, checks, language, onShow }: CheckedProps) {
  const overridden = checks.flatMap(({ outcome, values }) =>
    outcome.state === 'fails' && outcome.override !== null
      ? [{ name: outcome.name, result: values[0]?.metric, ...outcome.override }]
      : [],
  );
  const count = overridden.length;
  if (count === 0) return null;
  return (
    <>
      <Text as="h2" quiet caption>
        {text('acceptance.overrideCount', { count })}
      </Text>
      <ul className={classes.changes} aria-label={text('acceptance.overrides')}>
        {overridden.map(({ id, name, result, overriddenBy, overriddenAt, reason }) => (
          <li key={id}>
            {result ? <TextLink onClick={() => onShow(result.id)}>{name}</TextLink> : <span>{name}</span>}
            <Text quiet caption>
              {text('checks.overriddenBy', {
                name: overriddenBy,
                time: formatDateTime(overriddenAt, language),
                reason,
              })}
            </Text>
            {isSinceRejection(workflow, overriddenAt) && (
              <Badge tone="edited">{text('acceptance.changedAfterReview')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The values that people typed or chose, those changed since the last rejection first. */
function Changes({ workflow, document, language, onShow }: CheckedProps) {
  const isNew = ({ changedAt }: { readonly changedAt: string }) => isSinceRejection(workflow, changedAt);
  const changes = workflow.changes.flatMap((change) => {
    const metric = document.metrics.get(change.metricId);
    return metric ? [{ ...change, metric }] : [];
  });
  if (changes.length === 0)
    return (
      <Text as="p" quiet caption>
        {text('acceptance.changesNone')}
      </Text>
    );
  const ordered = [...changes.filter(isNew), ...changes.filter((change) => !isNew(change))];
  const count = changes.length;
  return (
    <>
      <Text as="h2" quiet caption>
        {text('acceptance.changeCount', { count })}
      </Text>
      <ul className={classes.changes} aria-label={text('acceptance.changes')}>
        {ordered.map(({ metric, from, to, changedBy, ...change }) => {
          const show = ({ value, currency }: typeof from) =>
            formatMetricValue({ fin: metric.fin, dataType: metric.dataType, value, currency }, language);
          return (
            <li key={metric.id}>
              <TextLink onClick={() => onShow(metric.id)}>{metric.label}</TextLink>
              <span>{to.value === '' ? text('acceptance.removed') : show(to)}</span>
              <Text quiet caption>
                {from.value === ''
                  ? text('acceptance.wasMissing')
                  : text('acceptance.was', { value: show(from) })}
              </Text>
              <Text quiet caption>
                {text('acceptance.changedBy', { name: changedBy })}
              </Text>
              {isNew(change) && <Badge tone="edited">{text('acceptance.changedAfterReview')}</Badge>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
