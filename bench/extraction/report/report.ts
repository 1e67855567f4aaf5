/**
 * The report on the extraction: how right and how sure it is by maker, by form, where it is wrong and sure, and what each pass
 * earns. Writes docs/extraction-report.md.
 *
 *   npm run bench -- extraction [--others FOLDER] [--documents FOLDER] [--confirmed FOLDER] [--scans] [--passes]
 *
 * Papers that others made are read where their folder is given: with a `makers.tsv` (file, maker) and a `truth.json` in each
 * folder. Sets of our own that `npm run bench -- corpus` has rendered are read where they are at hand. The report never shows a
 * name or an amount of a paper.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../../../server/src/processes/run-command.ts';
import { DOCUMENTS_OPTION } from '../bench-documents.ts';
import type { JudgedSample } from '../calibration/fit-model.ts';
import { fitModel, OWN_HAND, weightsOf } from '../calibration/fit-model.ts';
import { readSamples } from '../calibration/stored-samples.ts';
import type { SureFigures } from './figures.ts';
import { sureFiguresOf } from './figures.ts';
import type { JudgedDocument } from './judged-set.ts';
import { judgementsOf, judgeSet, readAtClientOf, readFresh } from './judged-set.ts';
import { percent, sectionsOf, table } from './markdown.ts';
import { passSection } from './pass-section.ts';
import { isAtHand, reportSets, SCANS_OF_OTHERS } from './report-sets.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REPORT = path.join(ROOT, 'docs/extraction-report.md');
const BLIND = path.join(import.meta.dirname, 'blind.json');
const OXFMT = path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
/** Values that are wrong and surer than this are listed. */
const LISTED_FROM = 0.9;
const PASSES = 'Passes';
/** More sets than this are counted instead of named. */
const MAX_NAMED = 8;

const { values } = readArguments({
  usage: `npm run bench -- extraction [--others FOLDER] [--documents FOLDER] [--confirmed FOLDER] [--scans] [--passes]
  Writes docs/extraction-report.md.
  --others FOLDER     papers that others made, with makers.tsv
  --documents FOLDER  a folder of further sets
  --confirmed FOLDER  documents that were confirmed: values of layouts like theirs may be surer than 0.98
  --scans             reads scans too, which take most of the time
  --passes            measures what each optional pass earns; the report keeps what it said of them otherwise`,
  options: { ...DOCUMENTS_OPTION, others: 'optional', confirmed: 'optional', scans: 'flag', passes: 'flag' },
});

/** Figures as they stood before papers of others were worked on, by maker and by set, and of which commit they are. */
interface BlindFigures {
  commit: string;
  makers: Record<string, SureFigures>;
  sets: Record<string, SureFigures>;
}

const SETS = reportSets(values.documents, values.others);
const MEAN = 'mean over makers';
const FIGURE_HEADS = ['F1', 'calibration error', 'untouched at 99.5 %', 'wrong above 0.95'];

const cellsOf = (figures: SureFigures | undefined): string[] =>
  figures === undefined
    ? ['', '', '', '']
    : [
        percent(figures.f1),
        figures.calibrationError.toFixed(3),
        percent(figures.untouched),
        `${figures.sureWrong} of ${figures.claimed}`,
      ];

type Claim = ReturnType<typeof judgementsOf>[number];

/** The mean F1 over makers, each counting once; the figures of confidence are pooled, no maker more than a fifth of them. */
function meanOverMakers(documents: readonly JudgedDocument[], claims: readonly Claim[]): SureFigures {
  const byMaker = Map.groupBy(claims, ({ maker }) => maker);
  const makers = [...Map.groupBy(documents, ({ maker }) => maker)].map(([maker, own]) =>
    sureFiguresOf(own, byMaker.get(maker) ?? []),
  );
  const f1 = makers.reduce((sum, one) => sum + one.f1, 0) / makers.length;
  const weighted = [...weightsOf(claims)].map(([claim, weight]) => ({ ...claim, weight }));
  return { ...sureFiguresOf(documents, weighted), f1 };
}

/** Figures by name, each as it stood at several times. */
function compared(
  first: string,
  now: ReadonlyMap<string, SureFigures>,
  at: Readonly<Record<string, (name: string) => SureFigures | undefined>>,
): string {
  const heads = [
    first,
    'papers',
    ...Object.keys(at).flatMap((when) => FIGURE_HEADS.map((head) => `${head}, ${when}`)),
  ];
  const rows = [...now].map(([name, { papers }]) => [
    name,
    String(papers),
    ...Object.values(at).flatMap((figuresOf) => cellsOf(figuresOf(name))),
  ]);
  return table(heads, rows);
}

/** Figures by maker, and their mean over those but our own hand. */
function figuresByMaker(
  documents: readonly JudgedDocument[],
  claims: readonly Claim[],
): Map<string, SureFigures> {
  const byMaker = Map.groupBy(claims, ({ maker }) => maker);
  const figures = [...Map.groupBy(documents, ({ maker }) => maker)].flatMap(([maker, own]) => {
    const claimed = byMaker.get(maker);
    return claimed === undefined ? [] : [[maker, sureFiguresOf(own, claimed)] as const];
  });
  const isOfOthers = ({ maker }: { maker: string }): boolean => maker !== OWN_HAND;
  const others = documents.filter(isOfOthers);
  if (others.length === 0 || !claims.some(isOfOthers)) return new Map(figures);
  return new Map([...figures, [MEAN, meanOverMakers(others, claims.filter(isOfOthers))]]);
}

/** The makers of papers: before they were worked on, now, and now by a model that saw none of their papers. */
function makersTable(
  documents: readonly JudgedDocument[],
  leftOut: readonly JudgedSample[],
  blind: BlindFigures,
): string {
  const digital = documents.filter(({ kind }) => kind !== 'scanned');
  const now = figuresByMaker(digital, judgementsOf(digital));
  const unseen = leftOut
    .filter(({ sample }) => !sample.isScanned)
    .map(({ probability, right, sample: { maker } }) => ({ probability, right, maker }));
  // Our own hand is left out with the sets of given folders only, which are not all of its papers.
  const without = figuresByMaker(
    digital.filter(({ maker }) => maker !== OWN_HAND),
    unseen,
  );
  return compared('maker', now, {
    blind: (name) => blind.makers[name],
    now: (name) => now.get(name),
    'left out': (name) => without.get(name),
  });
}

/** Pages of the audited statements that were taken later. */
const isLater = ({ truth }: JudgedDocument): boolean => /_2\.pdf$/u.test(truth.file);

function setOf(document: JudgedDocument): string {
  const { name } = document.set;
  if (name === 'audited' && isLater(document)) return 'audited, later pages';
  return document.kind === 'scanned' && name !== SCANS_OF_OTHERS ? `${name}, scanned` : name;
}

function setsTable(documents: readonly JudgedDocument[], blind: BlindFigures): string {
  const bySet = [...Map.groupBy(documents, setOf)].map(([name, own]) => [name, sureFiguresOf(own)] as const);
  const now = new Map(bySet);
  return compared('set', now, { blind: (name) => blind.sets[name], now: (name) => now.get(name) });
}

/** The form of a paper: its type, and for papers of our own the layout that it was written in. */
const formOf = ({ maker, truth }: JudgedDocument): string =>
  maker === OWN_HAND
    ? `${truth.layout ?? truth.documentType ?? 'none of the types'} (${OWN_HAND})`
    : (truth.documentType ?? 'none of the types');

/** Papers of others by type, and papers of our own by layout where not every value is right. */
function formsTable(documents: readonly JudgedDocument[]): string {
  const shown = documents.filter(({ set, kind }) => set.isOpen && kind !== 'scanned');
  const rows = [...Map.groupBy(shown, formOf)]
    .map(([form, own]) => ({ form, figures: sureFiguresOf(own) }))
    .filter(({ form, figures }) => !form.endsWith(`(${OWN_HAND})`) || figures.f1 < 1)
    .map(({ form, figures }) => [form, String(figures.papers), ...cellsOf(figures)]);
  return table(['form', 'papers', ...FIGURE_HEADS], rows);
}

/** A value as a list of the surest wrong ones shows it, without what it is. */
interface WrongValue {
  probability: number;
  maker: string;
  form: string;
  field: JudgedSample['sample']['field'];
}

function wrongTable(values: readonly WrongValue[]): string {
  const rows = values
    .filter(({ probability }) => probability > LISTED_FROM)
    .sort((one, other) => other.probability - one.probability)
    .map(({ probability, maker, form, field: { fin, cause } }) => [
      probability.toFixed(3),
      maker,
      form,
      `\`${fin}\``,
      cause ?? 'open',
    ]);
  return table(['confidence', 'maker', 'form', 'metric', 'cause'], rows);
}

/** Values that are wrong and sure. */
function surestWrong(documents: readonly JudgedDocument[]): WrongValue[] {
  return documents
    .filter(({ set }) => set.isOpen)
    .flatMap(({ fields, maker, truth, kind }) =>
      fields
        .filter((field) => field.kind === 'wrong' || field.kind === 'extra')
        .map((field) => ({
          probability: field.confidence,
          maker,
          form: `${truth.documentType ?? 'none of the types'}, ${kind}`,
          field,
        })),
    );
}

const wrongLeftOut = (leftOut: readonly JudgedSample[]): WrongValue[] =>
  leftOut
    .filter(({ right, sample }) => !right && sample.maker !== OWN_HAND)
    .map(({ probability, sample }) => ({ probability, ...sample }));

function textOf(
  documents: readonly JudgedDocument[],
  leftOut: readonly JudgedSample[],
  passes: string,
): string {
  const missing = SETS.filter((set) => !isAtHand(set)).map(({ name }) => name);
  const unread = missing.length > MAX_NAMED ? `${missing.length} of ${SETS.length}` : missing.join('; ');
  const blind = JSON.parse(readFileSync(BLIND, 'utf8')) as BlindFigures;
  const parts = [
    '# The extraction in figures',
    "Written by `npm run bench -- extraction`. Shares in per cent. A value is right when value and currency are the truth's; the " +
      'calibration error is that of ten bins; the untouched share is what could be accepted so that 99.5 % of it is right. Blind ' +
      `figures are those of commit ${blind.commit}, before papers of others were worked on. No name and no amount of a paper is shown.`,
    ...(missing.length === 0 ? [] : [`Sets not at hand this time: ${unread}.`]),
    ...(values.scans ? [] : ['Scans were not read this time.']),
    values.confirmed === undefined
      ? 'No layout counts as confirmed before: no value is surer than 0.98.'
      : `Layouts of ${path.basename(values.confirmed)} count as confirmed before.`,
    '## By maker',
    'Papers that others made, and all that were written for this project as one maker. The mean leaves the latter out: its F1 ' +
      'counts each maker once, its figures of confidence are pooled over all values, of which no maker counts for more than a ' +
      'fifth, but for the blind ones. “Left out”: by confidence that was fitted without the papers, scans and sequences of that ' +
      'maker (`npm run bench -- fit`).',
    makersTable(documents, leftOut, blind),
    'The same by set:',
    setsTable(documents, blind),
    '## By form',
    formsTable(documents),
    '## Surest wrong values',
    `Values that are wrong, or of which nothing is printed, with a confidence above ${LISTED_FROM}. The cause is what truth and ` +
      'candidates show; open where they show none.',
    wrongTable(surestWrong(documents)),
    'Likewise on makers left out, scans too, by confidence that was fitted without them:',
    wrongTable(wrongLeftOut(leftOut)),
    `## ${PASSES}`,
    passes,
  ];
  return `${parts.join('\n\n')}\n`;
}

async function main(): Promise<void> {
  const sets = SETS.filter(isAtHand);
  const documents: JudgedDocument[] = [];
  const read = values.confirmed === undefined ? readFresh : await readAtClientOf(values.confirmed);
  for (const set of sets)
    documents.push(...(await judgeSet(set, ({ scanned }) => scanned && !values.scans, read)));
  if (documents.length === 0) throw new Error('No documents are at hand: give a folder of them.');
  const known = existsSync(REPORT) ? sectionsOf(readFileSync(REPORT, 'utf8')).get(PASSES) : undefined;
  const passes = values.passes
    ? await passSection(sets)
    : (known ?? 'Not measured yet: `--passes` measures it.');
  const samples = values.others === undefined ? [] : await readSamples(values.documents, values.others);
  const { leftOut } = samples.length === 0 ? { leftOut: [] } : fitModel(samples);
  const text = textOf(documents, leftOut, passes);
  writeFileSync(REPORT, text);
  spawnSync(process.execPath, [OXFMT, REPORT], { cwd: ROOT });
  process.stdout.write(text);
}

await main();
