/** The fins that each metric's formula reads; a metric that is not calculated reads none. */
export type FormulaDependencies = ReadonlyMap<string, readonly string[]>;

/** Dependency cycle of a metric, e.g. `a, b, a`; null if there is none. */
export function findCycle(dependencies: FormulaDependencies, from: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (let fin = queue.shift(); fin !== undefined; fin = queue.shift()) {
    for (const operand of dependencies.get(fin) ?? []) {
      if (operand === from) return [...buildPath(cameFrom, from, fin), from];
      if (cameFrom.has(operand)) continue;
      cameFrom.set(operand, fin);
      queue.push(operand);
    }
  }
  return null;
}

function buildPath(cameFrom: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const way: string[] = [];
  for (let fin: string | undefined = to; fin !== undefined && fin !== from; fin = cameFrom.get(fin))
    way.unshift(fin);
  return [from, ...way];
}

/**
 * Calculated metrics that depend on a changed one directly or transitively, each after those that it depends on. The
 * formulas must be acyclic.
 */
export function findDependents(dependencies: FormulaDependencies, changed: readonly string[]): string[] {
  const readers = new Map<string, string[]>();
  for (const [fin, operands] of dependencies)
    for (const operand of operands) readers.set(operand, [...(readers.get(operand) ?? []), fin]);
  const visited = new Set<string>();
  const queue = [...changed];
  for (let fin = queue.pop(); fin !== undefined; fin = queue.pop()) {
    for (const reader of readers.get(fin) ?? []) {
      if (visited.has(reader)) continue;
      visited.add(reader);
      queue.push(reader);
    }
  }
  return sortTopologically(dependencies, visited);
}

/** Sorts metrics topologically: each after those that it depends on. */
function sortTopologically(dependencies: FormulaDependencies, fins: ReadonlySet<string>): string[] {
  const order = new Set<string>();
  const visit = (fin: string): void => {
    if (order.has(fin)) return;
    for (const operand of dependencies.get(fin) ?? []) if (fins.has(operand)) visit(operand);
    order.add(fin);
  };
  [...fins].sort().forEach(visit);
  return [...order];
}

/**
 * Reporting dates at which a metric must be recalculated after one of its operands changed.
 * @param dates all reporting dates at which the metric is calculated, ascending
 * @param ofPrevious the dates at which the operand has values, where the formula reads its latest earlier value; a
 * change then reaches up to the next of them
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
