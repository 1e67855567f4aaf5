/**
 * In place of the part of the federation runtime that understands every range of npm: builds of remotes and of the shell write
 * `^1.2.3` only, and the runtime itself asks for `<=1.2.3` when it orders versions.
 */

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Below 0 where the first version is the lower one. A part that is no number counts as equal. */
function compare(one: string, other: string): number {
  const right = numbersOf(other);
  return numbersOf(one).reduce((order, number, index) => order || number - (right[index] ?? 0) || 0, 0);
}

/** Whether a version is in a range. Below 1.0.0 each minor is a major, as in npm. */
export function satisfy(version: string, range: string): boolean {
  const wanted = range.replace(/^\D+/, '');
  if (range.startsWith('<=')) return compare(version, wanted) <= 0;
  if (!range.startsWith('^')) return compare(version, wanted) === 0;
  const fixed = wanted.startsWith('0.') ? 2 : 1;
  return (
    compare(version, wanted) >= 0 &&
    numbersOf(version).slice(0, fixed).join('.') === numbersOf(wanted).slice(0, fixed).join('.')
  );
}
