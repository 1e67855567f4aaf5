/**
 * What looking for hidden text costs: processor time of whole extractions with and without it, file by file in turn, in one
 * run. Files without a suspicion take at most 1.05 times as long, those whose pages must be drawn at most twice as long.
 *
 *   node bench/extraction/hidden-text.ts [rounds] [--documents FOLDER]
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';

import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { pdfEngine } from '../../server/src/pipeline/pdf/engine.ts';
import { runExtraction } from '../../server/src/pipeline/stages/run-extraction.ts';
import { benchJob, DIGITAL, filesOf, readCommand } from './bench-documents.ts';
import { ownSeconds } from './process-cost.ts';

const MOST_PLAIN = 1.05;
const MOST_DRAWN = 2;
const DEFAULT_ROUNDS = 7;
/** A second pipeline of the same modules, in which no page is looked at for hidden text. */
const WITHOUT = '?without-looking';
const STUB = 'export const viewPage = () => null; export const findUnseen = () => new Map();';

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isOurs = resolved.url.includes('/pipeline/') && context.parentURL?.endsWith(WITHOUT) === true;
    return isOurs && !resolved.url.endsWith(WITHOUT)
      ? { ...resolved, url: `${resolved.url}${WITHOUT}` }
      : resolved;
  },
  load(url, context, next) {
    if (!url.endsWith(`/unseen-text.ts${WITHOUT}`)) return next(url, context);
    return { format: 'module', source: STUB, shortCircuit: true };
  },
});

/** How many pages of a file are drawn when it is read, and how many it has. */
async function drawnPages(path: string): Promise<{ drawn: number; pages: number }> {
  const { call }: { call: Record<string, (...args: number[]) => number> } = await pdfEngine();
  const draw = call['FPDF_RenderPageBitmap'];
  if (draw === undefined) throw new Error('The engine draws nothing.');
  let [drawings, drawn] = [0, 0];
  call['FPDF_RenderPageBitmap'] = (...args) => {
    drawings += 1;
    return draw(...args);
  };
  const pdf = await openPdf(readFileSync(path), DEFAULT_LIMITS);
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const before = drawings;
    pdf.readPage(index);
    if (drawings > before) drawn += 1;
  }
  const pages = pdf.pageCount;
  pdf.close();
  call['FPDF_RenderPageBitmap'] = draw;
  return { drawn, pages };
}

type Extract = typeof runExtraction;

async function main(): Promise<void> {
  const { further, given } = readCommand('hidden-text', ' [ROUNDS]');
  const rounds = Number(given[0] ?? DEFAULT_ROUNDS);
  const { runExtraction: withoutLooking } = (await import(
    `../../server/src/pipeline/stages/run-extraction.ts${WITHOUT}`
  )) as { runExtraction: Extract };
  const files = ['dev', 'cases/02'].flatMap((set) => filesOf(set, further, DIGITAL));
  const kinds = { plain: [] as string[], drawn: [] as string[] };
  for (const file of files) {
    const { drawn, pages } = await drawnPages(file);
    if (drawn === 0) kinds.plain.push(file);
    else if (drawn === pages) kinds.drawn.push(file);
  }
  for (const [kind, most] of [
    ['plain', MOST_PLAIN],
    ['drawn', MOST_DRAWN],
  ] as const) {
    const ways: [Extract, number][] = [
      [runExtraction, 0],
      [withoutLooking, 0],
    ];
    for (let round = -1; round < rounds; round += 1) {
      for (const file of kinds[kind]) {
        for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
          const from = ownSeconds();
          const outcome = await way[0](benchJob(file));
          if (!outcome.ok) throw new Error(`${basename(file)}: ${outcome.failure.detail}`);
          if (round >= 0) way[1] += ownSeconds() - from; // the first round makes the code warm
        }
      }
    }
    const [looking = 0, not = 0] = ways.map(([, taken]) => taken);
    const times = looking / not;
    console.log(
      `${kind}: ${kinds[kind].length} files, ${rounds} times: ${looking.toFixed(2)} CPU seconds, ${not.toFixed(2)} without ` +
        `looking: ${times.toFixed(3)} x (wanted: at most ${most})`,
    );
    if (times > most) process.exitCode = 1;
  }
}

await main();
