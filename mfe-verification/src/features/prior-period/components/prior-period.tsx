import { useApi } from '@assay/shared/api-client';
import { comparePriorPeriod, formatDate, isReviewReason, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { StatusBadge, Text } from '@assay/shared/ui';
import { DocumentSourceLink, MetricValue, ValueTrend } from '@assay/shared/widgets';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import { priorValuesQuery, type StoredPriorValue } from '../../../document/prior-values.queries.ts';
import { flagText } from '../../../document/flag-text.ts';
import classes from './prior-period.module.css';

export interface PriorPeriodProps {
  readonly documentRequestId: string;
  readonly field: Pick<ReviewField, 'metric' | 'state' | 'reason'>;
  readonly language: Language;
}

/** The last stored value of a metric with its trend, and what is unusual about the present one; nothing without one. */
export function PriorPeriod({ documentRequestId, field, language }: PriorPeriodProps) {
  const api = useApi();
  const { data } = useQuery(priorValuesQuery(api, documentRequestId));
  const { metric, state, reason } = field;
  const stored = data?.items.find(({ metricId }) => metricId === metric.id);
  if (!data || !stored) return null;
  const { reportingDate } = data;
  const { value, currency } = currentDatapoint(state);
  const present = { fin: metric.fin, dataType: metric.dataType, value, currency, reportingDate };
  const { last, changePercent, continued, flags: all } = comparePriorPeriod(present, stored);
  // The first one is said by the value itself, where it is why the value needs review.
  const flags = reason?.kind === 'priorPeriod' ? all.filter(({ kind }) => kind !== reason.flag.kind) : all;
  const source = last && stored.history.find((one) => one.reportingDate === last.reportingDate);
  const earlier = stored.history.filter((one) => reportingDate === null || one.reportingDate < reportingDate);
  return (
    <Text
      as="section"
      caption
      figures
      className={classes.prior}
      aria-label={text('priorPeriod.title', { metric: metric.label })}
    >
      {last && (
        <Text as="div" quiet className={classes.last}>
          <span>{text('priorPeriod.last')}</span>
          <span className={classes.figure}>
            <MetricValue metric={metric} datapoint={last} language={language} />
          </span>
          <PriorSource date={formatDate(last.reportingDate, language)} source={source?.source ?? null} />
          <ValueTrend
            changePercent={changePercent}
            values={[...earlier.map((one) => one.value).toReversed(), value]}
          />
        </Text>
      )}
      {continued && (
        <StatusBadge tone="proven">
          {text('priorPeriod.openingSame', { date: formatDate(continued.reportingDate, language) })}
        </StatusBadge>
      )}
      {flags.length > 0 && (
        <ul className={classes.flags}>
          {flags.map((flag) => (
            <li key={flag.kind}>
              <StatusBadge tone={isReviewReason(flag) ? 'doubt' : 'untouched'}>
                {flagText(flag, metric, language)}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Text>
  );
}

interface PriorSourceProps {
  readonly date: string;
  readonly source: StoredPriorValue['source'];
}

/** The date of a stored value; a link to its place in its document where that is known. */
function PriorSource({ date, source }: PriorSourceProps) {
  if (source === null) return <span>{date}</span>;
  return (
    <DocumentSourceLink
      source={source}
      label={text('priorPeriod.source', { date, document: source.fileName })}
    >
      {date}
    </DocumentSourceLink>
  );
}
