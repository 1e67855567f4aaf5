import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readBuiltInSchemas } from './built-in-schemas.ts';
import type { ExtractionJob } from './contract/job.ts';
import type { LayoutFingerprint } from './contract/layout-fingerprint.ts';
import type { ExtractionOutcome } from './contract/outcome.ts';
import type { ExtractionResult } from './contract/result.ts';
import { printedPart, type PrintedPart } from './printed-result.ts';
import { createExtractorProcess, type ExtractorProcess } from './process/extractor-process.ts';
import { PassRunner } from './contract/pass.ts';
import { describePasses } from './passes.ts';
import { explain } from './stages/explain.ts';
import { runExtraction } from './stages/run-extraction.ts';

type Notice = NonNullable<ExtractionResult['contents']>['parts'][number];

/** The notices of a file, the one that its result is from first as it is, the others each asked for by its pages. */
async function readParts(
  extractor: ExtractorProcess,
  job: ExtractionJob,
  result: ExtractionResult,
): Promise<PrintedPart[]> {
  const whole = { fromPage: 1, toPage: result.pages.length, title: '', isSource: true };
  const found = result.contents?.parts ?? [];
  const notices: Pick<Notice, 'fromPage' | 'toPage' | 'title' | 'isSource'>[] = found.some(
    ({ isSource }) => isSource,
  )
    ? found
    : [whole];
  const parts: PrintedPart[] = [];
  for (const { fromPage, toPage, title, isSource } of notices) {
    const pages = { from: fromPage, to: toPage, title };
    const outcome = isSource ? { ok: true as const, result } : await extractor.extract({ ...job, pages }, {});
    if (outcome.ok) parts.push(printedPart(outcome.result, pages, job.schemas));
    else process.stderr.write(`${job.fileName}, page ${fromPage}: ${outcome.failure.detail}\n`);
  }
  return parts;
}

/** A document that came in a mail or in a PDF portfolio, as it was read. */
interface AttachedDocument {
  job: ExtractionJob;
  outcome: ExtractionOutcome;
}

/**
 * Reads a file, and the documents that it brings where it is a mail or a PDF portfolio: those are what it holds, as on
 * the server. The files of attachments are gone when this returns.
 */
export async function extractWithAttachments<Read>(
  extractor: ExtractorProcess,
  job: ExtractionJob,
  read: (document: AttachedDocument) => Promise<Read>,
): Promise<{ file: Read; attached: Read[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-attachments-'));
  try {
    const outcome = await extractor.extract({ ...job, attachmentsFolder: folder }, {});
    const file = await read({ job, outcome });
    const attached: Read[] = [];
    for (const { name, path } of (outcome.ok && outcome.result.attachments) || []) {
      const inner = { ...job, filePath: path, fileName: name };
      attached.push(await read({ job: inner, outcome: await extractor.extract(inner, {}) }));
    }
    return { file, attached };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The layouts of the files of a folder, as those of documents that were confirmed. Files that cannot be read have none.
 * @throws Error where the folder cannot be read
 */
export async function layoutsIn(
  folder: string,
  extractor: ExtractorProcess,
  job: Pick<ExtractionJob, 'schemas' | 'checks'>,
): Promise<LayoutFingerprint[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
  const layouts: LayoutFingerprint[] = [];
  for (const fileName of names) {
    const own = { ...job, filePath: resolve(folder, fileName), fileName, documentType: null };
    const { file, attached } = await extractWithAttachments(extractor, own, async (one) => one.outcome);
    for (const outcome of [file, ...attached]) if (outcome.ok) layouts.push(outcome.result.fingerprint);
  }
  return layouts;
}

/** What is printed about files, and of which type they are. */
interface Extraction {
  readonly files: readonly string[];
  /** The document type; found in the file without it. */
  readonly type?: string | undefined;
  /** The metric whose value is explained instead of the result. */
  readonly explain?: string | undefined;
  /** Whether the passes and what each has cost are printed instead of the result. */
  readonly passes?: boolean | undefined;
  /** Folder of documents that were confirmed: values of layouts like theirs may be surer. */
  readonly confirmed?: string | undefined;
  /** Names of optional passes that are left out. */
  readonly without?: readonly string[] | undefined;
}

/** What is printed of a file, or of a document attached to it. */
type PrintedFile = Omit<PrintedPart, 'documentType' | 'pages'> &
  Pick<ExtractionResult, 'contents'> & {
    documentType: string | null;
    stage: string;
    pages: number;
    parts: (PrintedPart & { attachment?: string })[];
    doubts: ExtractionResult['doubts'];
  };

async function printedFile(
  extractor: ExtractorProcess,
  job: ExtractionJob,
  outcome: ExtractionOutcome,
): Promise<PrintedFile> {
  if (!outcome.ok) {
    const { stage, detail } = outcome.failure;
    process.stderr.write(`${job.fileName}: ${stage}: ${detail}\n`);
    return { documentType: null, stage, pages: 0, metrics: {}, rows: {}, parts: [], doubts: [] };
  }
  const { result } = outcome;
  const pages = result.pages.length;
  const { documentType, metrics, rows } = printedPart(result, { from: 1, to: pages }, job.schemas);
  const { contents, doubts } = result;
  const parts = await readParts(extractor, job, result);
  return { documentType, stage: 'EXT_DONE', pages, metrics, rows, contents, parts, doubts };
}

/**
 * Extracts files one after the other and prints one JSON line each to standard output (ADR 0026), or how the value of one metric
 * came about, or what each pass has cost. What fails is said on standard error.
 */
export async function printExtraction(extraction: Extraction): Promise<void> {
  const { files, type, explain: fin, passes = false, confirmed, without = [] } = extraction;
  const { schemas, checks } = readBuiltInSchemas(new URL('../database/catalogue.json', import.meta.url));
  const extractor = createExtractorProcess({ withoutPasses: without });
  const confirmedLayouts =
    confirmed === undefined ? [] : await layoutsIn(confirmed, extractor, { schemas, checks });
  for (const file of files) {
    const started = performance.now();
    const job = {
      filePath: resolve(file),
      fileName: basename(file),
      documentType: type ?? null,
      schemas,
      checks,
      confirmedLayouts,
    };
    if (fin !== undefined) {
      process.stdout.write(`${await explain(job, fin, new PassRunner({ without }))}\n\n`);
      continue;
    }
    if (passes) {
      await printPasses(job, file, without);
      continue;
    }
    const read = async ({ job: of, outcome }: AttachedDocument): Promise<PrintedFile> =>
      printedFile(extractor, of, outcome);
    const { file: whole, attached } = await extractWithAttachments(extractor, job, read);
    const ms = Math.round(performance.now() - started);
    const [first] = attached;
    const { documentType, stage, pages, metrics, rows, contents, doubts } = first ?? whole;
    const parts = attached.length === 0 ? whole.parts : attached.flatMap((one) => one.parts);
    await print({ file, documentType, stage, pages, ms, metrics, rows, contents, parts, doubts });
  }
  await extractor.close();
}

/** Reads a file in this process and prints its passes with what each has cost. */
async function printPasses(job: ExtractionJob, file: string, without: readonly string[]): Promise<void> {
  const runner = new PassRunner({ without, isTimed: true });
  const outcome = await runExtraction(job, { passes: runner });
  process.stdout.write(`${file}\n${describePasses(runner.costs, without)}\n\n`);
  if (!outcome.ok) process.stderr.write(`${file}: ${outcome.failure.stage}: ${outcome.failure.detail}\n`);
}

async function print(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}
