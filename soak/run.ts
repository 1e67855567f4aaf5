/**
 * Runs scenarios one after the other, prints their results and appends them as lines of JSON; the exit code is 1 if any of them
 * found damage. `--part 2/5` runs the second fifth, with a seed of its own.
 */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { readArguments, refuseArguments } from '../server/src/processes/run-command.ts';
import type { Scenario } from './lib/scenario.ts';

const folder = new URL('./scenarios/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const USAGE = `npm run soak [-- SCENARIO…]
  --times N              how often, or --minutes N or --hours N: for how long; a scenario has a figure of its own
  --seed N               chooses the moments of kills
  --part K/N             runs one of N parts, with a seed of its own
  --to FILE              where results are appended; .cache/soak.jsonl
  Scenarios: ${names.join(', ')}`;
const { values: options, positionals: asked } = readArguments({
  usage: USAGE,
  options: {
    times: 'optional',
    minutes: 'optional',
    hours: 'optional',
    seed: 'optional',
    part: 'optional',
    to: 'optional',
  },
  hasPositionals: true,
});
const partText = options.part ?? '1/1';
const resultFile = options.to ?? '.cache/soak.jsonl';
for (const name of ['times', 'minutes', 'hours', 'seed'] as const)
  if (options[name] !== undefined && !(Number(options[name]) >= 0)) refuse(`--${name} is a number.`);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`There is no scenario ${unknown.join(', ')}; there are ${names.join(', ')}.`);
const [part, parts] = partOf(partText);
const seed = Number(options.seed ?? Date.now() % 100_000);
let hasFailures = false;
for (const name of asked.length > 0 ? asked : names) {
  const { scenario } = (await import(new URL(`${name}.ts`, folder).href)) as { scenario: Scenario };
  const times = shareOf(wanted() ?? scenario.times);
  const before = { cores: availableParallelism(), load: loadavg()[0] };
  console.log(`\n── ${name}: ${times} ${scenario.title} (seed ${seed}, part ${part} of ${parts})`);
  const began = performance.now();
  const found = await scenario.run({ times, seed: seed + (part - 1) * 1000 });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const line = {
    scenario: name,
    at: new Date().toISOString(),
    seed,
    part: partText,
    times,
    minutes,
    ...before,
  };
  mkdirSync(path.dirname(resultFile), { recursive: true });
  appendFileSync(resultFile, `${JSON.stringify({ ...line, ...found })}\n`);
  const { harmed, unexpectedEnds, ...figures } = found;
  if (figures.uploads !== undefined)
    console.log(
      `   ${figures.uploads} uploads and ${figures.saves} saves were accepted\n` +
        `   documents by their end: ${listed(figures.ends)}\n` +
        `   calls without success, by status: ${listed(figures.refusals)}`,
    );
  for (const [figure, value] of Object.entries(figures.measured ?? {}))
    console.log(`   ${figure}: ${value.toFixed(2)}`);
  console.log(
    `   ${minutes} min\n` +
      `   lost, altered, without an end or over a limit: ${harmed.length}\n` +
      `   processes that ended by themselves: ${unexpectedEnds.length}`,
  );
  for (const harm of [...harmed, ...unexpectedEnds]) console.log(`   ! ${harm}`);
  hasFailures ||= harmed.length > 0 || unexpectedEnds.length > 0;
}
process.exit(hasFailures ? 1 : 0);

function refuse(sentence: string): never {
  return refuseArguments(USAGE, sentence);
}

/** How often, or for how many minutes, as it was asked for. */
function wanted(): number | undefined {
  if (options.hours !== undefined) return Number(options.hours) * 60;
  const given = options.minutes ?? options.times;
  return given === undefined ? undefined : Number(given);
}

function partOf(text: string): readonly [number, number] {
  const [, k, n] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (k === undefined || n === undefined || Number(k) > Number(n)) refuse(`--part ${text} is not k/n.`);
  return [Number(k), Number(n)];
}

/** What this part has to do of the whole; the parts together do all of it. */
function shareOf(whole: number): number {
  return Math.floor((whole * part) / parts) - Math.floor((whole * (part - 1)) / parts);
}

function listed(counts: Readonly<Record<string, number>> = {}): string {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return entries.map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
}
