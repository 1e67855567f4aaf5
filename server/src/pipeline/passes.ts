import type { PassCost, PassSummary } from './contract/pass.ts';
import { STAGES } from './stages/run-stages.ts';

/** Every pass of reading in the order in which it first runs: each stage before the passes inside it. */
export const PASSES: readonly PassSummary[] = STAGES.flatMap((stage): readonly PassSummary[] => [
  stage,
  ...stage.passes,
]);

/** Names of the passes that can be left out. */
export const OPTIONAL_PASSES: readonly string[] = PASSES.filter(({ skip }) => skip !== undefined).map(
  ({ name }) => name,
);

/** Why a pass cannot be left out, as a sentence; null where it can. */
export function whyNotWithout(name: string): string | null {
  const pass = PASSES.find((one) => one.name === name);
  if (pass === undefined)
    return `There is no pass ${name}; these can be left out: ${OPTIONAL_PASSES.join(', ')}.`;
  return pass.skip === undefined ? `The pass ${name} is required.` : null;
}

const HEADS = ['pass', 'takes', 'gives', 'switch', 'runs', 'ms', 'ms with those inside'];

/**
 * The passes as a table for people: what each takes and gives, whether it is on, how often it ran, and its processor time
 * in milliseconds without and with the passes inside it.
 */
export function describePasses(costs: ReadonlyMap<string, PassCost>, without: readonly string[]): string {
  const stages = new Set(STAGES.map(({ name }) => name));
  const rows = PASSES.map(({ name, input, output, skip }) => {
    const { runs, own, total } = costs.get(name) ?? { runs: 0, own: 0, total: 0 };
    const state = skip === undefined ? 'required' : without.includes(name) ? 'off' : 'on';
    const isStage = stages.has(name);
    return [
      isStage ? name : `  ${name}`,
      input.name,
      output.name,
      state,
      String(runs),
      own.toFixed(1),
      total.toFixed(1),
    ];
  });
  const widths = HEADS.map((head, at) =>
    Math.max(head.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const isNumber = (at: number): boolean => at > HEADS.indexOf('switch');
  return [HEADS, ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
