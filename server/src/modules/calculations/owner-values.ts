import {
  evaluateFormula,
  isMetricDataType,
  UNKNOWN_DATE,
  type Expression,
  type FormulaReference,
  type FormulaResult,
  type MetricDataType,
} from '@assay/shared/domain';
import type { StoredOperand, ValueRow } from './calculated-value.ts';

/** A metric to calculate. */
export interface Calculation {
  readonly fin: string;
  readonly type: MetricDataType;
  readonly expression: Expression;
  readonly references: readonly FormulaReference[];
}

/** The values of one owner, as they are stored and as they become while metrics are calculated one after the other. */
export class OwnerValues {
  readonly #rows = new Map<string, Map<string, ValueRow>>();
  readonly #types: ReadonlyMap<string, string>;

  constructor(
    rows: readonly ValueRow[],
    calculated: ReadonlySet<string>,
    types: ReadonlyMap<string, string>,
  ) {
    this.#types = types;
    // A value that somebody gave to a metric before it was calculated no longer counts.
    for (const row of rows) if (calculated.has(row.fin) === (row.operands !== null)) this.set(row);
  }

  set(row: ValueRow): void {
    const byDate = this.#rows.get(row.fin) ?? new Map<string, ValueRow>();
    this.#rows.set(row.fin, byDate.set(row.reportingDate, row));
  }

  remove({ fin, reportingDate }: ValueRow): void {
    this.#rows.get(fin)?.delete(reportingDate);
  }

  get(fin: string, date: string): ValueRow | undefined {
    return this.#rows.get(fin)?.get(date);
  }

  /** The reporting dates at which a metric has values, ascending. */
  datesOf(fin: string): string[] {
    return [...(this.#rows.get(fin)?.keys() ?? [])].sort();
  }

  /** The value that a formula reads at a date. Nothing is earlier than the unknown date. */
  read({ fin, isPrevious }: FormulaReference, date: string): ValueRow | undefined {
    if (!isPrevious) return this.get(fin, date);
    const earlier = date === UNKNOWN_DATE ? undefined : this.datesOf(fin).findLast((one) => one < date);
    return earlier === undefined ? undefined : this.get(fin, earlier);
  }

  /** Computes a formula at a date. @returns the result with the values that it was made of */
  compute({ expression, type }: Calculation, date: string) {
    const used = new Map<string, ValueRow & { readonly isPrevious: boolean }>();
    const result: FormulaResult = evaluateFormula(expression, type, (reference) => {
      const row = this.read(reference, date);
      const operandType = this.#types.get(reference.fin);
      if (row === undefined || !isMetricDataType(operandType)) return null;
      used.set(`${reference.fin} ${reference.isPrevious}`, { ...row, isPrevious: reference.isPrevious });
      return { type: operandType, value: row.value, currency: row.currency };
    });
    return { result, used: [...used.values()] };
  }
}

/** The stored form of a value that a formula read. */
export const toOperand = ({
  id,
  fin,
  isPrevious,
  reportingDate,
  value,
  currency,
  source,
}: ValueRow & { isPrevious: boolean }) =>
  ({ fin, isPrevious, datapointId: id, reportingDate, value, currency, source }) satisfies StoredOperand;
