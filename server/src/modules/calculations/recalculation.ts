import {
  datesToRecalculate,
  findDependents,
  isMetricDataType,
  parseFormula,
  referencesOf,
  UNKNOWN_DATE,
} from '@assay/shared/domain';
import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import {
  CALCULATED_SOURCE,
  type CalculatedValue,
  type Owner,
  type StoredOperand,
} from './calculated-value.ts';
import { findCalculatedMetrics, findTypes } from './formula.repository.ts';
import { OwnerValues, toOperand, type Calculation } from './owner-values.ts';
import { findOwnersOfEntities, findValues, removeCalculated, storeCalculated } from './value.repository.ts';

/** A value that was written, changed, deleted or restored. */
export interface DatapointChange {
  readonly owner: Owner;
  readonly fin: string;
  readonly reportingDate: string;
}

/** What a recalculation touched. */
export interface RecalculationCount {
  /** Formulas that were computed, one for each owner and reporting date. */
  readonly computed: number;
  readonly written: number;
  readonly removed: number;
}

/** Owners whose values are read by one statement. */
const OWNERS_AT_ONCE = 200;

/** The calculated metrics of a client by fin. */
export async function readCalculations(
  transaction: DatabaseTransaction,
  clientId: string,
): Promise<Map<string, Calculation>> {
  const rows = await findCalculatedMetrics(transaction, clientId);
  return new Map(
    rows.flatMap(({ fin, type, formula }) => {
      const { expression } = parseFormula(formula ?? '');
      if (!expression || !isMetricDataType(type)) return [];
      return [[fin, { fin, type, expression, references: referencesOf(expression) }] as const];
    }),
  );
}

/** Collects what a recalculation writes and removes. */
class Outcome {
  computed = 0;
  readonly written: CalculatedValue[] = [];
  readonly removed: string[] = [];

  get count(): RecalculationCount {
    return { computed: this.computed, written: this.written.length, removed: this.removed.length };
  }
}

/** Calculates one metric of one owner at some dates. @returns the dates at which its value is another than before */
function calculate(
  calculation: Calculation,
  dates: readonly string[],
  { owner, values }: { readonly owner: Owner; readonly values: OwnerValues },
  outcome: Outcome,
): string[] {
  const { fin } = calculation;
  return dates.filter((reportingDate) => {
    const stored = values.get(fin, reportingDate);
    outcome.computed += 1;
    const computed = values.compute(calculation, reportingDate);
    if (computed.result.value === null) {
      if (stored === undefined) return false;
      outcome.removed.push(stored.id);
      values.remove(stored);
      return true;
    }
    const { value, currency } = computed.result;
    const operands = computed.used.map(toOperand);
    const isVerified = computed.used.length > 0 && computed.used.every((row) => row.isVerified);
    const isSame =
      stored?.value === value &&
      stored.currency === currency &&
      stored.isVerified === isVerified &&
      JSON.stringify(stored.operands?.map(orderedOperand)) === JSON.stringify(operands.map(orderedOperand));
    if (isSame) return false;
    const id = stored?.id ?? randomUUID();
    outcome.written.push({ id, owner, fin, reportingDate, value, currency, isVerified, operands });
    values.set({
      id,
      ownerId: owner.id,
      fin,
      reportingDate,
      value,
      currency,
      isVerified,
      operands,
      source: { dataSource: CALCULATED_SOURCE, enteredBy: null },
    });
    return stored?.value !== value || stored.currency !== currency || stored.isVerified !== isVerified;
  });
}

/** The fields of an operand in one order: the database does not keep that of its keys. */
const orderedOperand = ({ fin, isPrevious, datapointId, reportingDate, value, currency }: StoredOperand) => [
  fin,
  isPrevious,
  datapointId,
  reportingDate,
  value,
  currency,
];

/** The dates at which a metric of an owner is to be calculated after changes of what it reads. */
function affectedDates(
  { fin, references }: Calculation,
  changed: ReadonlyMap<string, ReadonlySet<string>>,
  values: OwnerValues,
): string[] {
  const dates = [
    ...new Set([...references.flatMap((one) => values.datesOf(one.fin)), ...values.datesOf(fin)]),
  ].sort();
  const affected = references.flatMap(({ fin: operand, isPrevious }) =>
    datesToRecalculate([...(changed.get(operand) ?? [])], dates, {
      isSame: !isPrevious,
      ofPrevious: isPrevious ? values.datesOf(operand) : null,
    }).filter((date) => !isPrevious || date !== UNKNOWN_DATE),
  );
  return [...new Set(affected)].sort();
}

export interface RecalculationPlan {
  /** Each metric after all those that it reads. */
  readonly order: readonly Calculation[];
  readonly calculated: ReadonlySet<string>;
  readonly types: ReadonlyMap<string, string>;
  /** Metrics that are calculated at all their dates. */
  readonly whole: ReadonlySet<string>;
}

/** Calculates the metrics of a plan for some owners and stores what became another. */
export async function recalculateOwners(
  transaction: DatabaseTransaction,
  clientId: string,
  plan: RecalculationPlan,
  changesOf: ReadonlyMap<Owner, readonly DatapointChange[]>,
): Promise<RecalculationCount> {
  const { order, calculated, types, whole } = plan;
  const outcome = new Outcome();
  const fins = [
    ...new Set(order.flatMap(({ fin, references }) => [fin, ...references.map((one) => one.fin)])),
  ];
  const rows = await findValues(
    transaction,
    clientId,
    [...changesOf.keys()].map(({ id }) => id),
    fins,
  );
  const rowsOf = Map.groupBy(rows, ({ ownerId }) => ownerId);
  for (const [owner, changes] of changesOf) {
    const values = new OwnerValues(rowsOf.get(owner.id) ?? [], calculated, types);
    const changed = new Map<string, ReadonlySet<string>>();
    for (const { fin, reportingDate } of changes)
      changed.set(fin, new Set([...(changed.get(fin) ?? []), reportingDate]));
    for (const calculation of order) {
      const dates = whole.has(calculation.fin)
        ? datesOfWhole(calculation, values)
        : affectedDates(calculation, changed, values);
      const moved = calculate(calculation, dates, { owner, values }, outcome);
      if (moved.length > 0) changed.set(calculation.fin, new Set(moved));
    }
  }
  await storeCalculated(transaction, clientId, outcome.written);
  await removeCalculated(transaction, clientId, outcome.removed);
  return outcome.count;
}

function datesOfWhole({ fin, references }: Calculation, values: OwnerValues): string[] {
  return [
    ...new Set([fin, ...references.map((one) => one.fin)].flatMap((one) => values.datesOf(one))),
  ].sort();
}

/** What has to be calculated after changes of these metrics; null where nothing depends on them. */
export async function planRecalculation(
  transaction: DatabaseTransaction,
  clientId: string,
  changed: readonly string[],
  whole?: string,
): Promise<RecalculationPlan | null> {
  const calculations = await readCalculations(transaction, clientId);
  const reads = new Map(
    [...calculations].map(([fin, { references }]) => [fin, references.map((one) => one.fin)]),
  );
  const order = findDependents(reads, changed).flatMap((fin) => calculations.get(fin) ?? []);
  const first = whole === undefined ? undefined : calculations.get(whole);
  const all = first === undefined ? order : [first, ...order];
  if (all.length === 0) return null;
  const operands = all.flatMap(({ references }) => references.map(({ fin }) => fin));
  const types = await findTypes(transaction, clientId, [...new Set(operands)]);
  return {
    order: all,
    calculated: new Set(calculations.keys()),
    types,
    whole: new Set(first === undefined ? [] : [first.fin]),
  };
}

/**
 * Calculates again, in the caller's transaction, exactly what depends on these values: the calculated metrics of the same
 * owner and reporting date, and of later dates where a formula reads the latest earlier value. To be called after every
 * change of stored values.
 */
export async function recalculateDependents(
  transaction: DatabaseTransaction,
  clientId: string,
  changes: readonly DatapointChange[],
): Promise<RecalculationCount> {
  const total = { computed: 0, written: 0, removed: 0 };
  if (changes.length === 0) return total;
  const plan = await planRecalculation(transaction, clientId, [...new Set(changes.map(({ fin }) => fin))]);
  if (plan === null) return total;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.calculations(clientId));
  const byOwner = [...Map.groupBy(changes, ({ owner }) => owner.id).values()];
  for (let start = 0; start < byOwner.length; start += OWNERS_AT_ONCE) {
    const some = byOwner.slice(start, start + OWNERS_AT_ONCE);
    const changesOf = new Map(some.flatMap((own) => (own[0] ? [[own[0].owner, own] as const] : [])));
    const count = await recalculateOwners(transaction, clientId, plan, changesOf);
    total.computed += count.computed;
    total.written += count.written;
    total.removed += count.removed;
  }
  return total;
}

/**
 * Calculates all values of some entities and of their relationships again, in the caller's transaction: for when their
 * values moved from one owner to another.
 */
export async function recalculateEntities(
  transaction: DatabaseTransaction,
  clientId: string,
  entityIds: readonly string[],
): Promise<void> {
  const calculations = await readCalculations(transaction, clientId);
  if (calculations.size === 0) return;
  const operands = [...calculations.values()].flatMap(({ references }) => references.map(({ fin }) => fin));
  const plan = await planRecalculation(transaction, clientId, [...new Set(operands)]);
  if (plan === null) return;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.calculations(clientId));
  const owners = await findOwnersOfEntities(transaction, clientId, entityIds);
  const whole = { ...plan, whole: new Set(calculations.keys()) };
  await recalculateOwners(transaction, clientId, whole, new Map(owners.map((owner) => [owner, []])));
}
