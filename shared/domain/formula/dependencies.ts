/** The fins that each metric's formula reads; a metric that is not calculated reads none. */
export type FormulaReads = ReadonlyMap<string, readonly string[]>;

/** The way from a metric over what its formula reads back to itself, e.g. `a, b, a`; null where there is none. */
export function findCycle(reads: FormulaReads, from: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [from];
  for (let fin = waiting.shift(); fin !== undefined; fin = waiting.shift()) {
    for (const operand of reads.get(fin) ?? []) {
      if (operand === from) return [...wayTo(cameFrom, from, fin), from];
      if (cameFrom.has(operand)) continue;
      cameFrom.set(operand, fin);
      waiting.push(operand);
    }
  }
  return null;
}

function wayTo(cameFrom: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const way: string[] = [];
  for (let fin: string | undefined = to; fin !== undefined && fin !== from; fin = cameFrom.get(fin))
    way.unshift(fin);
  return [from, ...way];
}

/**
 * The calculated metrics that depend on one of the changed ones, directly or over others, each after all those that it
 * reads. The formulas must be free of cycles.
 */
export function dependentsOf(reads: FormulaReads, changed: readonly string[]): string[] {
  const readers = new Map<string, string[]>();
  for (const [fin, operands] of reads)
    for (const operand of operands) readers.set(operand, [...(readers.get(operand) ?? []), fin]);
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let fin = waiting.pop(); fin !== undefined; fin = waiting.pop()) {
    for (const reader of readers.get(fin) ?? []) {
      if (reached.has(reader)) continue;
      reached.add(reader);
      waiting.push(reader);
    }
  }
  return inOrder(reads, reached);
}

/** These metrics, each after all those of them that it reads. */
function inOrder(reads: FormulaReads, fins: ReadonlySet<string>): string[] {
  const order = new Set<string>();
  const visit = (fin: string): void => {
    if (order.has(fin)) return;
    for (const operand of reads.get(fin) ?? []) if (fins.has(operand)) visit(operand);
    order.add(fin);
  };
  [...fins].sort().forEach(visit);
  return [...order];
}

/**
 * At which reporting dates a metric must be calculated again after one that it reads changed at some dates.
 * @param dates all reporting dates at which the metric is calculated, ascending
 * @param ofPrevious the dates at which the operand has values, where the formula reads its latest earlier value; a change
 * then reaches up to the next of them
 */
export function datesToRecalculate(
  changed: readonly string[],
  dates: readonly string[],
  { isSame, ofPrevious }: { readonly isSame: boolean; readonly ofPrevious: readonly string[] | null },
): string[] {
  const isReached = (date: string): boolean =>
    changed.some((from) => {
      if (isSame && date === from) return true;
      if (ofPrevious === null || date <= from) return false;
      return !ofPrevious.some((value) => value > from && value < date);
    });
  return dates.filter(isReached);
}
