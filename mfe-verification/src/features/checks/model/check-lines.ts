import { formatMetricValue, type FailingCheck, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { differenceText } from '../../../document/difference-text.ts';
import type { ReviewCheck } from '../../../document/review-checks.ts';

/** A line of the list of checks: one check, or one that says the same of several rows. */
export interface CheckLine {
  readonly key: string;
  /** The check, of the first of its rows. */
  readonly check: ReviewCheck;
  /** How many rows it says the same of; 1 outside repeating groups. */
  readonly rows: number;
}

/** Identifies a check among those of its document. */
const keyOf = ({ outcome: { name, rowId } }: ReviewCheck) => `${name} ${rowId ?? ''}`;

/** The lines of checks. Those that need nothing are one line for all rows of which they say the same. */
export function toCheckLines(checks: readonly ReviewCheck[]): readonly CheckLine[] {
  const isOwn = ({ outcome }: ReviewCheck) => outcome.state === 'fails';
  const sameOf = (check: ReviewCheck) =>
    isOwn(check)
      ? keyOf(check)
      : JSON.stringify([check.outcome.state, check.outcome.name, check.missing.map(({ fin }) => fin)]);
  const lines = new Map<string, CheckLine>();
  for (const check of checks) {
    const same = sameOf(check);
    const before = lines.get(same) ?? { key: keyOf(check), check, rows: 0 };
    lines.set(same, { ...before, rows: before.rows + 1 });
  }
  return [...lines.values()];
}

/** What a check says; a failing one that people accepted is overridden. */
export type CheckState = 'fails' | 'overridden' | 'passes' | 'notComputed';

export const stateOfCheck = ({ outcome }: ReviewCheck): CheckState =>
  outcome.state === 'fails' && outcome.override !== null ? 'overridden' : outcome.state;

/** The checks with a verdict that a field takes part in, in their order. */
export function verdictsOfField(checks: readonly ReviewCheck[], metricId: string): readonly CheckLine[] {
  return checks
    .filter(
      ({ outcome, values }) =>
        outcome.state !== 'notComputed' && values.some(({ metric }) => metric.id === metricId),
    )
    .map((check) => ({ key: keyOf(check), check, rows: 1 }));
}

/** Ids of the fields that take part in the check with a key, those without a value among them. */
export function fieldsOfCheck(checks: readonly ReviewCheck[], key: string | null): ReadonlySet<string> {
  const check = key === null ? undefined : checks.find((one) => keyOf(one) === key);
  const metrics = check ? [...check.values.map(({ metric }) => metric), ...check.missing] : [];
  return new Set(metrics.map(({ id }) => id));
}

/** What a line says, in words. */
export function lineText({ check, rows }: CheckLine, language: Language): string {
  const { outcome, missing } = check;
  const name = rows > 1 ? text('checks.inRows', { check: outcome.name, count: rows }) : outcome.name;
  switch (outcome.state) {
    case 'fails':
      return failureText(check, outcome, language);
    case 'passes':
      return text('checks.passes', { check: name });
    case 'notComputed':
      if (missing.length === 0) return text('checks.dividesByZero', { check: name });
      return text('checks.missing', {
        check: name,
        count: missing.length,
        metrics: missing.map(({ label }) => label).join(', '),
      });
  }
}

function failureText(
  { values: [result] }: ReviewCheck,
  { name, operands: [{ value }], expected, difference }: FailingCheck,
  language: Language,
): string {
  const { fin, label, dataType } = result?.metric ?? { fin: '', label: '', dataType: 'NUMERIC' };
  const show = (figure: string) =>
    formatMetricValue({ fin, dataType, value: figure, currency: null }, language);
  return text('checks.fails', {
    check: name,
    difference: differenceText(difference),
    printed: show(value),
    expected: show(expected),
    metric: label,
  });
}
