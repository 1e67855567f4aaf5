import type { DatapointChange } from '@assay/shared/contracts';
import { formatDateTime, isDecimal, subtractDecimals, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Select } from '@assay/shared/ui';
import { useState } from 'react';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { figureText } from './figure-text.ts';
import classes from './datapoint-history.module.css';

type Figure = DatapointChange['from'];

interface Version {
  readonly label: string;
  readonly figure: Figure;
}

export interface VersionComparisonProps {
  /** Every change of a value, the newest first. */
  readonly changes: readonly DatapointChange[];
  readonly metric: EditedMetric;
  readonly language: Language;
}

/** The versions of a value, the newest first: after each change, and before the first one. */
function versionsOf({ changes, metric, language }: VersionComparisonProps): readonly Version[] {
  const words = (figure: Figure) => figureText(metric, figure, language);
  const first = changes.at(-1)?.from ?? null;
  return [
    ...changes.map(({ to, changedBy: by, changedAt }) => ({
      figure: to,
      label: text('datapoints.version', { figure: words(to), by, time: formatDateTime(changedAt, language) }),
    })),
    { figure: first, label: text('datapoints.firstVersion', { figure: words(first) }) },
  ];
}

/** The exact difference of two amounts of one currency; null for other values. */
function differenceOf(before: Figure, after: Figure): Figure {
  if (before === null || after === null || before.currency !== after.currency) return null;
  if (!isDecimal(before.value) || !isDecimal(after.value)) return null;
  return { value: subtractDecimals(after.value, before.value), currency: after.currency };
}

function differenceText(before: Figure, after: Figure, metric: EditedMetric, language: Language): string {
  if (before?.value === after?.value && before?.currency === after?.currency)
    return text('datapoints.versionsEqual');
  const [from, to] = [figureText(metric, before, language), figureText(metric, after, language)];
  const difference = differenceOf(before, after);
  return difference === null
    ? text('datapoints.figureChange', { from, to })
    : text('datapoints.versionsDiffer', { from, to, difference: figureText(metric, difference, language) });
}

/** Any two versions of a value beside each other, at first the oldest and the newest. */
export function VersionComparison(props: VersionComparisonProps) {
  const versions = versionsOf(props);
  const [from, setFrom] = useState(versions.length - 1);
  const [to, setTo] = useState(0);
  const options = versions.map(({ label }, index) => ({ value: String(index), label }));
  const { metric, language } = props;
  return (
    <div className={classes.comparison}>
      <Select
        label={text('datapoints.compareFrom')}
        options={options}
        value={String(from)}
        onChange={(next) => next !== null && setFrom(Number(next))}
      />
      <Select
        label={text('datapoints.compareTo')}
        options={options}
        value={String(to)}
        onChange={(next) => next !== null && setTo(Number(next))}
      />
      <output className={classes.figures}>
        {differenceText(versions[from]?.figure ?? null, versions[to]?.figure ?? null, metric, language)}
      </output>
    </div>
  );
}
