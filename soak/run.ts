/** Runs scenarios one after the other and prints their results; the exit code is 1 if any of them found damage. */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Scenario } from './lib/scenario.ts';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, seed: { type: 'string' } },
});
const folder = new URL('./scenarios/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const seed = Number(options.seed ?? Date.now() % 100_000);
let isHarmed = false;
for (const name of asked.length > 0 ? asked : names) {
  const { scenario } = (await import(new URL(`${name}.ts`, folder).href)) as { scenario: Scenario };
  const times = Number(options.times ?? scenario.times);
  console.log(`\n── ${name}: ${times} ${scenario.title} (seed ${seed})`);
  const began = performance.now();
  const { harmed, unexpectedEnds, ...figures } = await scenario.run({ times, seed });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `   ${figures.uploads} uploads and ${figures.saves} saves were accepted; ${minutes} min\n` +
      `   documents by their end: ${listed(figures.ends)}\n` +
      `   calls without success, by status: ${listed(figures.refusals)}\n` +
      `   lost, altered or without an end: ${harmed.length}\n` +
      `   processes that ended by themselves: ${unexpectedEnds.length}`,
  );
  for (const line of [...harmed, ...unexpectedEnds]) console.log(`   ! ${line}`);
  isHarmed ||= harmed.length > 0 || unexpectedEnds.length > 0;
}
process.exit(isHarmed ? 1 : 0);

function listed(counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return entries.map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
}
