/**
 * The report on the extraction: how right, how sure, how fast. Writes docs/extraction-report.md and its plot.
 *
 *   npm run bench -- extraction [--quick] [--recent-scans] [--documents FOLDER]
 *
 * It reads the sets that `npm run bench -- corpus` has rendered, which needs a browser and, for scans, poppler's pdftoppm; the report
 * names the sets that are not at hand.
 *
 * `--quick` keeps what the report said of tables and speed, which other benchmarks of this folder measure; `--recent-scans` the scans of all
 * but the last sets. Of documents that the rules were
 * not developed on it shows figures and causes, never which document or value was wrong.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../../../server/src/processes/run-command.ts';
import {
  acceptedAt,
  calibrationError,
  reliability,
  untouchedBound,
  untouchedShare,
} from '../calibration/reliability.ts';
import { DOCUMENTS_OPTION, documentsPath } from '../bench-documents.ts';
import { CORPUS_SETS, isOpen, isRecent } from '../corpus/sets.ts';
import { calibrationPlot } from './calibration-plot.ts';
import type { Figures } from './figures.ts';
import { figuresOfDocuments, grouped, hardestHalf, worstMetrics } from './figures.ts';
import { judgementsOf, judgeSet, type DocumentSet, type JudgedDocument } from './judged-set.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CORPUS = path.join(ROOT, '.cache/extraction-corpus');
const REPORT = path.join(ROOT, 'docs/extraction-report.md');
const OXFMT = path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
const PLOT = 'extraction-calibration.svg';
const MAX_METRICS = 20;

const { values } = readArguments({
  usage: `npm run bench -- extraction [--documents FOLDER] [--quick] [--recent-scans]
  Writes docs/extraction-report.md.
  --quick         keeps what the report said of tables and speed
  --recent-scans  reads the scans of the last sets only`,
  options: { ...DOCUMENTS_OPTION, quick: 'flag', 'recent-scans': 'flag' },
});
const FURTHER = values.documents ?? [];

const FUND_DOCUMENTS = 'fund documents';
const SETS: readonly DocumentSet[] = [
  ...CORPUS_SETS.toReversed().map((set) => ({
    name: set.name,
    folder: path.join(CORPUS, set.name),
    isOpen: isOpen(set),
    isRecent: isRecent(set),
  })),
  { name: FUND_DOCUMENTS, folder: documentsPath('dev') ?? '', isOpen: true, isRecent: true },
  { name: 'real-shaped', folder: documentsPath('real-shaped', FURTHER) ?? '', isOpen: true, isRecent: true },
];
const LEFT_OUT = CORPUS_SETS.filter((set) => !isOpen(set)).map(({ name }) => name);
const COLOURS = ['#c2410c', '#0f766e', '#1d4ed8'];

/** Further benchmarks whose output the report carries, by the heading it stands under. */
const OTHERS: readonly [heading: string, script: string][] = [
  ['Tables', 'tables.ts'],
  ['Words, lines and structure', 'words-lines.ts'],
  ['Whole pipeline with database', 'pipeline.ts'],
  ['Optical recognition', 'ocr.ts'],
  ['A document of 2,000 pages', 'long-document.ts'],
];

const percent = (share: number | null): string => (share === null ? '' : (100 * share).toFixed(1));

/** A table whose columns of figures stand at the right. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isOfFigures = (at: number) =>
    rows.every((cells) => /^(?:[\d.]+)?(?: of \d+)?$/u.test(cells[at] ?? ''));
  const rule = heads.map((_, at) => (isOfFigures(at) ? '--:' : '---'));
  return [heads, rule, ...rows].map(line).join('\n');
}

const FIGURE_HEADS = ['documents', 'values', 'precision', 'recall', 'F1', 'boxes'];

function cellsOf({ documents, values, precision, recall, f1, boxes }: Figures): string[] {
  return [String(documents), String(values), ...[precision, recall, f1, boxes].map(percent)];
}

function tableBy(
  first: string,
  documents: readonly JudgedDocument[],
  keyOf: (one: JudgedDocument) => string,
): string {
  const groups = grouped(documents, keyOf);
  const rows = [...groups].map(([key, group]) => [key, ...cellsOf(figuresOfDocuments(group))]);
  return table([first, ...FIGURE_HEADS], rows);
}

/** The figures of the layouts that are read worst, by kind: which ones these are differs from kind to kind. */
function hardestTable(documents: readonly JudgedDocument[]): string {
  const hardest = [...grouped(documents, ({ kind }) => kind).values()].flatMap(hardestHalf);
  return tableBy('kind', hardest, ({ kind }) => kind);
}

function confidenceTable(bySet: ReadonlyMap<string, readonly JudgedDocument[]>): string {
  const rows = [...bySet].map(([name, documents]) => {
    const judgements = judgementsOf(documents);
    const typeRight = documents.filter((one) => one.typeRight).length;
    return [
      name,
      calibrationError(judgements).toFixed(3),
      percent(untouchedShare(judgements)),
      `${typeRight} of ${documents.length}`,
    ];
  });
  return table(['set', 'calibration error', 'untouched at 99.5 %', 'type right'], rows);
}

const THRESHOLDS = [0.9, 0.95, 0.98, 0.99];

/** What is right at fixed thresholds, and how many layouts have a wrong value that is as sure. */
function thresholdTable(documents: readonly JudgedDocument[]): string {
  const byLayout = [...grouped(documents, ({ truth }) => truth.layout ?? truth.file).values()].map(
    judgementsOf,
  );
  const all = byLayout.flat();
  const rows = THRESHOLDS.map((least) => {
    const { share, precision } = acceptedAt(all, least);
    const wrong = byLayout.filter((own) => own.some((one) => !one.right && one.probability >= least)).length;
    return [least.toFixed(2), percent(precision), percent(share), `${wrong} of ${byLayout.length}`];
  });
  const bound = `Untouched at 99.5 %: ${percent(untouchedShare(all))}; in 19 of 20 draws of as many layouts at least ${percent(untouchedBound(byLayout))}.`;
  return [
    table(['threshold', 'precision', 'share of values', 'layouts with a wrong value'], rows),
    bound,
  ].join('\n\n');
}

/** Sets in the forms of public standards, by the layouts of their documents. */
const OF_FORMS = [
  'public-forms',
  'further-public-forms',
  'standard-papers',
  'standards-in-print',
  'real-shaped',
];

function worstTable(documents: readonly JudgedDocument[]): string {
  const rows = worstMetrics(documents, MAX_METRICS).map(({ fin, figures, notRight, causes }) => [
    `\`${fin}\``,
    percent(figures.f1),
    String(notRight),
    causes.map(([cause, times]) => `${cause} ${times}`).join(', '),
  ]);
  return table(['metric', 'F1', 'not right', 'causes'], rows);
}

function causesTable(documents: readonly JudgedDocument[]): string {
  const wrong = documents.flatMap(({ fields }) => fields).filter(({ cause }) => cause !== null);
  const rows = [...grouped(wrong, ({ cause }) => cause ?? '')]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([cause, list]) => [cause, String(list.length)]);
  return table(['cause', 'values'], rows);
}

/** What another benchmark of this folder prints. */
function outputOf(script: string): string {
  const further = FURTHER.flatMap((folder) => ['--documents', folder]);
  const file = path.join(import.meta.dirname, '..', script);
  const { stdout, status } = spawnSync(process.execPath, [file, ...further], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const remark = status === 0 ? '' : '\n(the goal was missed)';
  return ['```text', `${stdout.trim()}${remark}`, '```'].join('\n');
}

/** What the report says of sets whose scans were not read; nothing where all were. */
function unreadScans(bySet: ReadonlyMap<string, readonly JudgedDocument[]>): string[] {
  const unread = [...bySet].flatMap(([name, documents]) =>
    documents.some(({ kind }) => kind === 'scanned') ? [] : [name],
  );
  return unread.length === 0 ? [] : [`Scans not read this time: ${unread.join('; ')}.`];
}

/** What the report says of sets that are not rendered or not on this machine; nothing where all are. */
function setsNotAtHand(): string[] {
  const missing = SETS.filter(({ folder }) => !existsSync(path.join(folder, 'truth.json')));
  return missing.length === 0
    ? []
    : [`Sets not at hand this time: ${missing.map(({ name }) => name).join('; ')}.`];
}

function partsOf(documents: readonly JudgedDocument[]): string[] {
  const bySet = grouped(documents, ({ set }) => set.name);
  const leftOut = documents.filter(({ set }) => !set.isOpen);
  const judged = leftOut.length > 0 ? leftOut : documents;
  return [
    '# The extraction in figures',
    'Written by `npm run bench -- extraction`. Shares in per cent. A value is right when value and currency are the ' +
      `truth's; its box when it covers the printed words. Left out: ${LEFT_OUT.join(', ')}, which nobody who wrote rules ` +
      'has read; their figures are the ones to expect of a layout never seen.',
    ...setsNotAtHand(),
    ...unreadScans(bySet),
    '## By set and kind',
    tableBy('set', documents, ({ set, kind }) => `${set.name}, ${kind}`),
    'Left out, the half of the layouts that is read worst:',
    hardestTable(judged),
    '## By form',
    'Documents in the forms of public standards that have been read; those of `further-standard-papers`, whose wrong values were read for their confidence, are left out.',
    tableBy(
      'form',
      documents.filter(({ set, kind }) => OF_FORMS.includes(set.name) && kind === 'born digital'),
      ({ truth }) => truth.layout ?? truth.documentType,
    ),
    '## By type, left out',
    tableBy('type', judged, ({ truth, kind }) => `${truth.documentType}, ${kind}`),
    '## By language, left out',
    tableBy('language', judged, ({ truth }) => truth.language ?? 'en'),
    '## Confidence',
    'Sets that were read blind, by the list of sets, are no part of the fit; of the other ones, `npm run bench -- calibrate` ' +
      'shows figures of layouts that each fit did not see.',
    confidenceTable(bySet),
    thresholdTable(documents),
    `![Claimed against right](${PLOT})`,
    '## Causes, left out',
    causesTable(judged),
    '## Worst metrics, left out',
    worstTable(judged),
  ];
}

const NOT_MEASURED = 'What follows was not measured this time: it stands as it was measured last.';

/** The sections of a report by their headings. */
function sectionsOf(report: string): Map<string, string> {
  return new Map(
    report.split(/^## /mu).map((section) => {
      const [heading = '', ...text] = section.split('\n');
      return [heading.trim(), text.join('\n').trim()];
    }),
  );
}

/** The plot's lines; all layouts that somebody worked on are one. */
function plottedAs({ set: { name, isOpen } }: JudgedDocument): string {
  return isOpen && name !== FUND_DOCUMENTS ? 'opened and own layouts' : name;
}

function writePlot(documents: readonly JudgedDocument[]): void {
  const lines = [...grouped(documents, plottedAs)].map(([name, group], at) => ({
    name,
    colour: COLOURS[at % COLOURS.length] ?? '#000',
    bins: reliability(judgementsOf(group)),
  }));
  writeFileSync(path.join(ROOT, 'docs', PLOT), calibrationPlot(lines));
}

async function main(): Promise<void> {
  const documents: JudgedDocument[] = [];
  for (const set of SETS) {
    const hasScans = set.isRecent === true || values['recent-scans'] !== true;
    documents.push(...(await judgeSet(set, ({ scanned }) => scanned && !hasScans)));
  }
  if (documents.length === 0)
    throw new Error('No documents are at hand: run `npm run bench -- corpus` first.');
  const parts = partsOf(documents);
  const known = values.quick === true ? sectionsOf(readFileSync(REPORT, 'utf8')) : null;
  if (known !== null) parts.push(NOT_MEASURED);
  for (const [heading, script] of OTHERS) {
    const output = known === null ? outputOf(script) : known.get(heading);
    if (output !== undefined) parts.push(`## ${heading}`, output);
  }
  const text = `${parts.join('\n\n')}\n`;
  writePlot(documents);
  writeFileSync(REPORT, text);
  spawnSync(process.execPath, [OXFMT, REPORT], { cwd: ROOT });
  process.stdout.write(text);
}

await main();
