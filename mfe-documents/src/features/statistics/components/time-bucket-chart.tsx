import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNavigateTo } from '@assay/shared/router';
import { BarChart } from '@assay/shared/ui/charts';
import type { StatisticQuery } from '../model/figure-query.ts';
import type { Span } from '../model/time-buckets.ts';

export interface TimeBucketChartProps {
  readonly label: string;
  readonly spans: readonly Span[];
  /** The documents behind a span. */
  readonly queryOf: (span: Span) => StatisticQuery;
}

const numberText = (value: number) => formatNumber(String(value));

/** All that was counted in spans. */
export const totalText = (spans: readonly Span[]) =>
  numberText(spans.reduce((sum, { count }) => sum + count, 0));

/** Counts per day or month as bars, each of which opens its documents. */
export function TimeBucketChart({ label, spans, queryOf }: TimeBucketChartProps) {
  const navigateTo = useNavigateTo();
  const open = (from: string) => {
    const span = spans.find((one) => one.from === from);
    if (span) navigateTo('documents.figure', { query: queryOf(span) });
  };
  return (
    <BarChart
      label={label}
      reading={text('usage.total', { count: totalText(spans) })}
      points={spans.map(({ from, label: short, name, count }) => ({
        id: from,
        label: short,
        reading: text('usage.reading', { name, value: numberText(count) }),
        value: count,
      }))}
      formatValue={numberText}
      onOpen={open}
    />
  );
}
