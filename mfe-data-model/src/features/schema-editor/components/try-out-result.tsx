import type { TryOutMetric } from '@assay/shared/contracts';
import { formatMetricValue, isMetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Checkbox, StatusBadge, type StatusTone, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { compareTryOut, type Comparison } from '../model/try-out-comparison.ts';
import classes from './try-out.module.css';

const LOOK = {
  same: { tone: 'proven', label: 'schemas.tryOutSame' },
  new: { tone: 'learned', label: 'schemas.tryOutNew' },
  different: { tone: 'doubt', label: 'schemas.tryOutDifferent' },
  lost: { tone: 'wrong', label: 'schemas.tryOutNotFound' },
  none: { tone: 'untouched', label: 'schemas.tryOutNone' },
} as const satisfies Record<Comparison, { tone: StatusTone; label: string }>;

interface ValuesProps {
  readonly metric: TryOutMetric;
  readonly values: TryOutMetric['found'];
}

/** The first value, and how many more rows there are. */
function Values({ metric, values: [first, ...others] }: ValuesProps) {
  const { defaultLanguage: language } = useSettings();
  if (first === undefined)
    return (
      <Text quiet className={classes.cut}>
        –
      </Text>
    );
  const { fin, type } = metric;
  const { value, currency } = first;
  const shown = isMetricDataType(type)
    ? formatMetricValue({ fin, dataType: type, value, currency }, language)
    : value;
  return (
    <span title={shown}>
      {shown}
      {others.length > 0 && (
        <Text quiet className={classes.cut}>
          {' '}
          {text('schemas.tryOutMoreRows', { count: others.length })}
        </Text>
      )}
    </span>
  );
}

function ResultRow({ metric }: { readonly metric: TryOutMetric }) {
  const { tone, label } = LOOK[compareTryOut(metric)];
  const [best] = metric.found;
  return (
    <tr>
      <th scope="row" className={classes.cut} title={metric.displayName}>
        {metric.displayName}
      </th>
      <td className={classes.figure}>
        <Values metric={metric} values={metric.found} />
      </td>
      <td className={classes.figure}>
        {best && text('schemas.confidencePercent', { percent: Math.round(best.confidence * 100) })}
      </td>
      <td className={classes.figure}>{best?.page}</td>
      <td className={classes.figure}>
        <Values metric={metric} values={metric.stored} />
      </td>
      <td>
        <StatusBadge tone={tone}>{text(label)}</StatusBadge>
      </td>
    </tr>
  );
}

/** What a try-out found per metric, beside what is stored in the document today. */
export function TryOutResult({
  fileName,
  metrics,
}: {
  readonly fileName: string;
  readonly metrics: readonly TryOutMetric[];
}) {
  const [showsAll, setShowsAll] = useState(false);
  const found = metrics.filter((metric) => metric.found.length > 0).length;
  const differing = metrics.filter((metric) => !['same', 'none'].includes(compareTryOut(metric)));
  const shown = showsAll || differing.length === 0 ? metrics : differing;
  const groups = [...new Set(shown.map(({ group }) => group))].map(
    (name) => [name, shown.filter(({ group }) => group === name)] as const,
  );
  return (
    <div className={classes.result}>
      <div className={classes.summary}>
        <p>
          {text('schemas.tryOutSummary', {
            file: fileName,
            found,
            count: metrics.length,
            differing: differing.length,
          })}
        </p>
        {differing.length > 0 && (
          <Checkbox label={text('schemas.tryOutShowAll')} checked={showsAll} onChange={setShowsAll} />
        )}
      </div>
      <table className={classes.table} aria-label={text('schemas.tryOutTitle')}>
        <Text as="thead" quiet caption>
          <tr>
            <th scope="col">{text('schemas.columnMetric')}</th>
            <th scope="col" className={classes.figure}>
              {text('schemas.tryOutFound')}
            </th>
            <th scope="col" className={classes.figure}>
              {text('schemas.tryOutConfidence')}
            </th>
            <th scope="col" className={classes.figure}>
              {text('schemas.tryOutPage')}
            </th>
            <th scope="col" className={classes.figure}>
              {text('schemas.tryOutStored')}
            </th>
            <th scope="col">{text('schemas.tryOutComparison')}</th>
          </tr>
        </Text>
        {groups.map(([group, rows]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={6} className={classes.groupLine}>
                {group}
              </th>
            </tr>
            {rows.map((metric) => (
              <ResultRow key={metric.fin} metric={metric} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
