import { useApi } from '@assay/shared/api-client';
import type { ValueChangeWire } from '@assay/shared/contracts';
import { hasCurrency, formatDateTime, formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { Button, IconHistory, iconProps, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import { valueChangesQuery } from '../api/value-changes.queries.ts';
import classes from './value-history.module.css';

export interface ValueHistoryProps {
  readonly documentRequestId: string;
  readonly field: Pick<ReviewField, 'metric' | 'state'>;
  readonly language: Language;
}

/** Opens the history of a value: who changed what of it when, the newest first. */
export function ValueHistory(props: ValueHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.history}>
      <Button
        size="sm"
        variant="quiet"
        icon={<IconHistory {...iconProps} size={14} />}
        aria-label={text('valueHistory.of', { metric: props.field.metric.label })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text('valueHistory.title')}
      </Button>
      {isOpen && <Changes {...props} />}
    </div>
  );
}

function Changes({ documentRequestId, field, language }: ValueHistoryProps) {
  const api = useApi();
  const { metric, state } = field;
  const { lastModified } = currentDatapoint(state);
  const { data, isError } = useQuery(
    valueChangesQuery(api, { documentRequestId, metricId: metric.id, lastModified }),
  );
  if (isError) return <p role="alert">{text('valueHistory.failed')}</p>;
  if (!data) return null;
  if (data.length === 0)
    return (
      <Text as="p" quiet caption className={classes.line}>
        {text('valueHistory.none')}
      </Text>
    );
  return (
    <ol className={classes.changes} aria-label={text('valueHistory.of', { metric: metric.label })}>
      {data.map((change) => (
        <li key={`${change.changedAt} ${change.changedBy}`}>
          <span className={classes.words}>{wordsOf(change, field, language)}</span>
          <Text quiet caption className={classes.line}>
            {change.changedBy}, {formatDateTime(change.changedAt, language)}
          </Text>
        </li>
      ))}
    </ol>
  );
}

const MARKS = {
  verified: { true: 'valueHistory.verified', false: 'valueHistory.unverified' },
  required: { true: 'valueHistory.required', false: 'valueHistory.notRequired' },
} as const;

/** What was changed, in words: the value first. */
function wordsOf(
  { fields }: ValueChangeWire,
  { metric }: ValueHistoryProps['field'],
  language: Language,
): string {
  const find = (name: ValueChangeWire['fields'][number]['field']) =>
    fields.find(({ field }) => field === name);
  const [value, currency, link] = [find('value'), find('currency'), find('linkedEntity')];
  const show = (side: 'from' | 'to') => {
    const shown = value?.[side] ?? '';
    if (shown === '') return text('valueHistory.empty');
    const { fin, dataType } = metric;
    return formatMetricValue({ fin, dataType, value: shown, currency: currency?.[side] ?? null }, language);
  };
  const words: string[] = [];
  if (value) words.push(text('valueHistory.fromTo', { from: show('from'), to: show('to') }));
  else if (currency)
    words.push(text('valueHistory.fromTo', { from: currency.from ?? '', to: currency.to ?? '' }));
  for (const name of ['verified', 'required'] as const) {
    const mark = find(name);
    if (mark) words.push(text(MARKS[name][mark.to === 'true' ? 'true' : 'false']));
  }
  if (link) words.push(text(link.to === null ? 'valueHistory.unlinked' : 'valueHistory.linked'));
  const override = find('checkOverride');
  if (override)
    words.push(
      override.to === null
        ? text('valueHistory.overrideWithdrawn')
        : text('valueHistory.overridden', { override: override.to }),
    );
  const entry = find('secondEntry');
  if (entry) {
    const figure = (logged: string | null) => {
      const { fin, dataType } = metric;
      const [, currency = null, value = logged ?? ''] =
        (hasCurrency(dataType) && /^([A-Z]{3}) (.*)$/.exec(logged ?? '')) || [];
      return formatMetricValue({ fin, dataType, value, currency }, language);
    };
    words.push(text('valueHistory.secondEntry', { first: figure(entry.from), second: figure(entry.to) }));
  }
  return words.join(', ');
}
