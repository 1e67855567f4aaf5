import {
  AppError,
  checkFormula,
  isMetricDataType,
  referencesOf,
  type FormulaMetric,
  type FormulaProblem,
} from '@assay/shared/domain';
import type { MetricFormula } from '../calculations/index.ts';

/** A metric as a save leaves it. */
export interface SavedFormula extends Omit<FormulaMetric, 'type' | 'operands'> {
  readonly type: string;
  readonly formula: string | null;
  readonly isCalculation: boolean;
}

function refuse(fin: string, problems: readonly FormulaProblem[]): never {
  throw new AppError('FORMULA_INVALID', { identifier: fin, details: { fin, problems } });
}

/**
 * Checks the formula of a metric as a save leaves it, and every formula that reads the metric, against all metrics of the
 * client. @returns the fins that the formula reads
 * @throws AppError FORMULA_INVALID whose details say of which metric, where and why
 */
export function checkSavedFormula(saved: SavedFormula, metrics: readonly MetricFormula[]): string[] {
  const { fin, type, formula, isCalculation } = saved;
  const others = metrics.filter((metric) => metric.fin !== fin);
  if (formula === null && isCalculation) refuse(fin, [{ code: 'empty', at: { start: 0, end: 0 } }]);
  if (!isMetricDataType(type)) return [];
  const target: FormulaMetric = { ...saved, type, operands: [] };
  const operands = formula === null ? [] : operandsOf(formula, target, others);
  const present = [...others, { ...target, operands }];
  for (const reader of others) {
    if (reader.formula === null || !reader.operands.includes(fin)) continue;
    const { problems } = checkFormula(reader.formula, reader, present);
    if (problems.length > 0) refuse(reader.fin, problems);
  }
  return operands;
}

function operandsOf(formula: string, target: FormulaMetric, others: readonly FormulaMetric[]): string[] {
  const { expression, problems } = checkFormula(formula, target, others);
  if (expression === null) refuse(target.fin, problems);
  return [...new Set(referencesOf(expression).map(({ fin }) => fin))];
}
