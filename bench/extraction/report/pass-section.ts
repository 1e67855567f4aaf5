import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { Pass } from '../../../server/src/pipeline/contract/pass.ts';
import { PassRunner } from '../../../server/src/pipeline/contract/pass.ts';
import type { Ocr, OcrWord } from '../../../server/src/pipeline/ocr/ocr.ts';
import { createOcr } from '../../../server/src/pipeline/ocr/ocr.ts';
import { OPTIONAL_PASSES } from '../../../server/src/pipeline/passes.ts';
import { runExtraction } from '../../../server/src/pipeline/stages/run-extraction.ts';
import { benchJob } from '../bench-documents.ts';
import { createRandom } from '../corpus/seeded.ts';
import type { DocumentTruth } from '../corpus/truth.ts';
import type { SureFigures } from './figures.ts';
import { sureFiguresOf } from './figures.ts';
import type { DocumentSet, JudgedDocument } from './judged-set.ts';
import { judge, readTruths } from './judged-set.ts';
import { table } from './markdown.ts';

/** So many scans are read without each pass. */
const MAX_SCANS = 20;
const SCANS = 'scans';
/** The sets that passes are measured on; held-out ones are not. */
const MEASURED = ['others', 'further', 'audited', 'real-shaped'];

/** Notices which optional passes made a difference: leaving any other one out gives the same result. */
class EffectRunner extends PassRunner {
  readonly effective = new Set<string>();

  override run<In, Out, Context>(pass: Pass<In, Out, Context>, input: In, context: Context): Out {
    const output = super.run(pass, input, context);
    if (pass.skip !== undefined && !this.effective.has(pass.name)) this.#compare(pass, input, output);
    return output;
  }

  #compare<In, Out, Context>({ name, skip }: Pass<In, Out, Context>, input: In, output: Out): void {
    const add = ([one, other]: readonly unknown[]): void => {
      // The same object may have been changed where it is.
      if (one === other || !isDeepStrictEqual(one, other)) this.effective.add(name);
    };
    const skipped = skip?.(input);
    if (output instanceof Promise) this.#pending.push(Promise.all([output, skipped]).then(add));
    else if (skipped instanceof Promise) this.#pending.push(skipped.then((other) => add([output, other])));
    else add([output, skipped]);
  }

  readonly #pending: Promise<void>[] = [];

  /** The names of the passes that made a difference, once all of them are known. */
  async names(): Promise<string[]> {
    await Promise.all(this.#pending);
    return OPTIONAL_PASSES.filter((name) => this.effective.has(name));
  }
}

/** Recognition that remembers what it has read: reading a scan without one pass takes a second instead of ten. */
class RememberingOcr implements Ocr {
  readonly #ocr = createOcr();
  readonly #known = new Map<string, OcrWord[]>();

  async recognise(...asked: Parameters<Ocr['recognise']>): Promise<OcrWord[]> {
    const [{ pixels, width, height, scale }, language, , layout] = asked;
    const picture = createHash('sha1').update(pixels).digest('hex');
    const key = [picture, width, height, scale, language, layout].join(' ');
    const words = this.#known.get(key) ?? (await this.#ocr.recognise(...asked));
    this.#known.set(key, words);
    return words.map((word) => ({ ...word }));
  }

  close(): Promise<void> {
    return this.#ocr.close();
  }
}

interface Paper {
  set: DocumentSet;
  truth: DocumentTruth;
}

/** A paper as it is read with all passes, and without each of those that make a difference to it. */
interface ReadPaper {
  whole: JudgedDocument;
  without: ReadonlyMap<string, JudgedDocument>;
}

async function readPaper({ set, truth }: Paper, ocr: Ocr): Promise<ReadPaper> {
  const job = benchJob(path.join(set.folder, truth.file));
  const read = async (passes: PassRunner): Promise<JudgedDocument> => {
    const outcome = await runExtraction(job, { passes, ocr });
    return judge(set, truth, outcome.ok ? outcome.result : null);
  };
  const runner = new EffectRunner();
  const whole = await read(runner);
  const without = new Map<string, JudgedDocument>();
  for (const name of await runner.names()) without.set(name, await read(new PassRunner({ without: [name] })));
  return { whole, without };
}

function papersOf(sets: readonly DocumentSet[]): Paper[] {
  const papers = sets.flatMap((set) => readTruths(set.folder).map((truth) => ({ set, truth })));
  const digital = papers.filter(({ set, truth }) => !truth.scanned && MEASURED.includes(set.name));
  const random = createRandom('scans for passes');
  const drawn = papers
    .filter(({ set, truth }) => truth.scanned && set.isOpen)
    .map((paper) => ({ paper, order: random.next() }))
    .sort((one, other) => one.order - other.order);
  return [...digital, ...drawn.slice(0, MAX_SCANS).map(({ paper }) => paper)];
}

const signed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  if (Number(text) === 0) return '0';
  return value > 0 ? `+${text}` : `−${text.slice(1)}`;
};

/** What a pass earns on some papers: F1 with it less F1 without it, and sure wrong values likewise. */
function earnings(papers: readonly ReadPaper[], name: string): { f1: number; sureWrong: number } {
  const figures = (of: (paper: ReadPaper) => JudgedDocument): SureFigures => sureFiguresOf(papers.map(of));
  const whole = figures((paper) => paper.whole);
  const without = figures((paper) => paper.without.get(name) ?? paper.whole);
  return { f1: 100 * (whole.f1 - without.f1), sureWrong: whole.sureWrong - without.sureWrong };
}

/** What each optional pass earns on some papers, as a section of the report. */
function describeEarnings(read: readonly ReadPaper[], commit: string): string {
  const groups = [...Map.groupBy(read, ({ whole }) => (whole.kind === 'scanned' ? SCANS : whole.set.name))];
  const rows = OPTIONAL_PASSES.map((name) => {
    const changed = read.filter(({ without }) => without.has(name)).length;
    const earned = groups.map(([, papers]) => earnings(papers, name));
    const wrong = earned.reduce((sum, { sureWrong }) => sum + sureWrong, 0);
    const cells = [name, String(changed), ...earned.map(({ f1 }) => signed(f1, 2)), signed(wrong, 0)];
    const isIdle = wrong === 0 && earned.every(({ f1 }) => signed(f1, 2) === '0');
    return { name, changed, cells, isIdle };
  });
  const idle = rows.filter(({ isIdle }) => isIdle);
  const namesOf = (isWanted: (changed: number) => boolean): string =>
    idle.flatMap(({ name, changed }) => (isWanted(changed) ? [name] : [])).join(', ');
  const sizes = groups.map(([name, papers]) => `${name} ${papers.length}`).join(', ');
  return [
    'What each optional pass earns: F1 with it less F1 without it, in hundredths, and likewise the values that are wrong above ' +
      `0.95. Papers: ${sizes}, at commit ${commit}. A pass is deleted only where it earns nothing on the other sets, languages and scans either.`,
    table(
      ['pass', 'papers it changes', ...groups.map(([name]) => name), 'wrong above 0.95'],
      rows.filter(({ isIdle }) => !isIdle).map(({ cells }) => cells),
    ),
    `Change words, facts or candidates of these papers, but no figure: ${namesOf((changed) => changed > 0)}.`,
    `Change nothing on these papers: ${namesOf((changed) => changed === 0)}.`,
  ].join('\n\n');
}

/** Measures what each optional pass earns on the sets, and says it as a section of the report. */
export async function passSection(sets: readonly DocumentSet[]): Promise<string> {
  const ocr = new RememberingOcr();
  const read: ReadPaper[] = [];
  for (const paper of papersOf(sets)) read.push(await readPaper(paper, ocr));
  await ocr.close();
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return describeEarnings(read, stdout.trim());
}
