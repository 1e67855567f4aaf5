import { spellDate } from '@assay/shared/domain';
import { stageName, text } from '@assay/shared/messages';
import type { StatisticQuery } from './figure-query.ts';

/** Names that a figure knows only by id. */
export interface FigureNames {
  readonly reviewer: string | undefined;
  readonly metric: string | undefined;
}

function spanText(from: string | undefined, to: string | undefined): string {
  const [start, end] = [from ?? to ?? '', to ?? from ?? ''];
  return start === end
    ? spellDate(start)
    : text('usage.daySpan', { from: spellDate(start), to: spellDate(end) });
}

const OUTCOMES = {
  touchless: 'usage.filterTouchless',
  corrected: 'usage.filterCorrected',
  firstPass: 'usage.filterFirstPass',
  timed: 'usage.filterTimed',
} as const;

const METRICS = { verified: 'usage.filterMetricsVerified', open: 'usage.filterMetricsOpen' } as const;

/** What a figure counts, in words: one for each of its filters. */
export function describeFigure(figure: StatisticQuery, names: FigureNames): readonly string[] {
  const { uploadedFrom, uploadedTo, confirmedFrom, confirmedTo, confirmedBy, outcome, correctedMetric } =
    figure;
  const { documentType, fund, reportingDate, source, stage, metrics } = figure;
  const stages = [...new Set((stage ?? []).map(stageName))];
  return [
    (uploadedFrom ?? uploadedTo) &&
      text('usage.filterUploaded', { days: spanText(uploadedFrom, uploadedTo) }),
    (confirmedFrom ?? confirmedTo) &&
      text('usage.filterConfirmed', { days: spanText(confirmedFrom, confirmedTo) }),
    confirmedBy !== undefined &&
      text('usage.filterConfirmedBy', { name: names.reviewer ?? String(confirmedBy) }),
    outcome && text(OUTCOMES[outcome]),
    correctedMetric && text('usage.filterMetric', { metric: names.metric ?? correctedMetric }),
    metrics && text(METRICS[metrics]),
    documentType,
    fund,
    reportingDate && text('usage.filterReported', { date: spellDate(reportingDate) }),
    source,
    ...stages,
  ].filter((words) => typeof words === 'string');
}
