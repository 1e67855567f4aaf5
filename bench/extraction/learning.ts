/**
 * What one corrected document of a sender teaches for the next three: `npm run bench -- learning DIR`. The papers of the folder that
 * belong to a sequence are read in their order; the first is put right by its truth, and what is derived from that passes the same
 * trial as in the product. The papers are not part of the project.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import type {
  ConfirmedDocument,
  ConfirmedMetric,
} from '../../server/src/modules/learning/confirmed-document.repository.ts';
import { wrongValues } from '../../server/src/modules/learning/replay.ts';
import { tryLessons } from '../../server/src/modules/learning/trial.ts';
import type {
  ExtractionResult,
  ExtractorProcess,
  Lesson,
  PipelineMetric,
  ReviewedValue,
} from '../../server/src/pipeline/index.ts';
import { createExtractorProcess } from '../../server/src/pipeline/index.ts';
import { readArguments, refuseArguments } from '../../server/src/processes/run-command.ts';
import { benchJob, metricOf } from './bench-documents.ts';
import type { Verdict } from './corpus/judge.ts';
import { judgeDocument } from './corpus/judge.ts';
import type { DocumentTruth } from './corpus/truth.ts';
import { foundIn, readTruths } from './report/judged-set.ts';

const KINDS = ['field', 'row', 'prose', 'name'] as const;
type Kind = (typeof KINDS)[number];

const READ_NEXT = 3;
const UNKNOWN = 'own_of_client_';
/** Shares of misses that may be left. */
const MAX_LEFT = 0.1;

interface Sequenced extends DocumentTruth {
  sequence?: { id: string; n: number };
}

const usage = `npm run bench -- learning DIR [--unknown] [--errors]
  DIR        a folder with papers and their truth.json, in which papers belong to a \`sequence\` {id, n}
  --unknown  metrics of which the engine knows no wording, as those that a client defines: lessons are all it has
  --errors   also what is missed and what is new`;
const { values, positionals } = readArguments({
  usage,
  options: { unknown: 'flag', errors: 'flag' },
  hasPositionals: true,
});
const [folder = ''] = positionals;
if (!existsSync(path.join(folder, 'truth.json'))) refuseArguments(usage, `${folder} has no truth.json.`);

type Read = (lessons: readonly Lesson[], reviewed?: readonly ReviewedValue[]) => Promise<ExtractionResult>;

/** The same metrics under names that say nothing. */
function unknownTo<Job extends ReturnType<typeof benchJob>>(job: Job): Job {
  const nameless = (metric: PipelineMetric, at: number): PipelineMetric => {
    return { ...metric, fin: `${UNKNOWN}${metric.fin}`, displayName: `Own ${at}`, description: '' };
  };
  const schemas = job.schemas.map(({ groups, ...schema }) => {
    return { ...schema, groups: groups.map((one) => ({ ...one, metrics: one.metrics.map(nameless) })) };
  });
  const ofFin = <One extends { fin: string }>(one: One): One => ({ ...one, fin: `${UNKNOWN}${one.fin}` });
  const { lessons = [], reviewed = [] } = job;
  return { ...job, schemas, checks: [], lessons: lessons.map(ofFin), reviewed: reviewed.map(ofFin) };
}

/** Reads a paper with lessons. */
function readerOf({ file, documentType }: DocumentTruth, extractor: ExtractorProcess): Read {
  return async (lessons, reviewed = []) => {
    const taught = { documentType, lessons: [...lessons], reviewed: [...reviewed] };
    const job = benchJob(path.resolve(folder, file), taught);
    const outcome = await extractor.extract(values.unknown ? unknownTo(job) : job, {});
    if (!outcome.ok) throw new Error(`${file}: ${outcome.failure.detail}`);
    const { metrics, rows, derivedLessons, ...result } = outcome.result;
    const named = <One extends { fin: string }>(one: One): One => ({
      ...one,
      fin: one.fin.replace(UNKNOWN, ''),
    });
    return {
      ...result,
      metrics: metrics.map(named),
      rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.map(named) })),
      derivedLessons: derivedLessons.map(named),
    };
  };
}

/** Where a value belongs: its metric and, of a row, the row's name. The same in the next document. */
function keyOf({ fin, row }: Verdict, { rows }: DocumentTruth): string {
  if (row === undefined) return fin;
  return `${fin} of ${rows[row]?.investment_name?.value ?? `line ${row - rows.length + 1} that is no row`}`;
}

const isWrong = ({ kind }: Verdict): boolean => kind !== 'right';

/** The values of a paper as its reviewer leaves them: typed over what was read, in its box, or taken out. */
function confirmed(truth: DocumentTruth, verdicts: readonly Verdict[]): ConfirmedDocument {
  const values = verdicts.flatMap(({ fin, row, kind, found }, at): ConfirmedMetric[] => {
    const metric = metricOf(truth.documentType, fin);
    if (metric === null) return [];
    const given = (row === undefined ? truth.metrics : truth.rows[row])?.[fin];
    const { page, x, y, w, h } = found ?? {};
    const isBoxed =
      page !== undefined && x !== undefined && y !== undefined && w !== undefined && h !== undefined;
    return [
      {
        id: String(at),
        fin,
        type: metric.type,
        groupIdentifier: row === undefined ? null : metric.groupIdentifier,
        row: row === undefined ? null : String(row),
        value: given?.value ?? '',
        currency: given?.currency ?? null,
        place: isBoxed ? { page, x, y, w, h } : null,
        isVerified: true,
        isCorrected: kind !== 'right',
        lessonId: null,
      },
    ];
  });
  const { file, documentType } = truth;
  const type = documentType ?? '';
  return {
    id: file,
    clientId: '',
    fileName: file,
    key: '',
    documentTypeId: type,
    part: null,
    sender: '',
    values,
  };
}

/** The lessons in force after the first paper of a sequence was confirmed, and where each comes from. */
async function learn(document: ConfirmedDocument, read: Read): Promise<Map<string, Lesson>> {
  const { derivedLessons, fingerprint: layout, ...result } = await read([], document.values);
  const sources = derivedLessons.map(({ from, ...lesson }, at) => {
    return [from, { ...lesson, id: `lesson ${at}`, documentType: document.documentTypeId, layout }] as const;
  });
  const waiting = sources.map(([, lesson]) => lesson);
  const wrongBefore = wrongValues(result, document);
  const trial = { document, waiting, active: [], wrongBefore, refused: [], documents: [document] };
  const { verdicts } = await tryLessons(trial, (_, lessons) => read(lessons));
  const passed = new Set(verdicts.flatMap(({ lesson, lostValue }) => (lostValue === null ? [lesson] : [])));
  return new Map(sources.filter(([, lesson]) => passed.has(lesson)));
}

function kindOf({ fin, row }: Verdict, documentType: string | null, lesson: Lesson | undefined): Kind {
  const evidence = lesson?.evidence;
  if (metricOf(documentType, fin)?.isName === true) return 'name';
  if (row !== undefined) return 'row';
  return evidence?.kind === 'label' && ['prose', 'clause'].includes(evidence.as) ? 'prose' : 'field';
}

/** Misses of first papers, how often each could be met again and was, without lessons and with them, and new errors. */
const counts = new Map(KINDS.map((kind) => [kind, { first: 0, met: 0, before: 0, after: 0, created: 0 }]));
const lines: string[] = [];

function count(
  kind: Kind,
  more: Partial<Record<'first' | 'met' | 'before' | 'after' | 'created', number>>,
): void {
  const own = counts.get(kind);
  for (const [name, by] of Object.entries(more)) if (own) own[name as keyof typeof own] += by;
}

async function measure(papers: readonly Sequenced[], extractor: ExtractorProcess): Promise<void> {
  const [first, ...later] = papers;
  if (first === undefined || later.length === 0) return;
  const read = readerOf(first, extractor);
  const verdicts = judgeDocument(first, foundIn(first.file, await read([])));
  const document = confirmed(first, verdicts);
  const lessons = await learn(document, read);
  const missed = new Map<string, Kind>();
  for (const [at, verdict] of verdicts.entries()) {
    if (!isWrong(verdict)) continue;
    const lesson = lessons.get(String(at));
    const kind = kindOf(verdict, first.documentType, lesson);
    missed.set(keyOf(verdict, first), kind);
    count(kind, { first: 1 });
    lines.push(
      `${first.file}\t${keyOf(verdict, first)}\t${verdict.wanted}, got ${verdict.got}\t${lesson ? JSON.stringify(lesson.evidence) : 'no lesson'}`,
    );
  }
  for (const next of later.slice(0, READ_NEXT)) {
    const readNext = readerOf(next, extractor);
    const judged = async (taught: readonly Lesson[]) =>
      new Map(
        judgeDocument(next, foundIn(next.file, await readNext(taught))).map((one) => [keyOf(one, next), one]),
      );
    const [before, after] = [await judged([]), await judged([...lessons.values()])];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [own, taught] = [before.get(key), after.get(key)];
      const verdict = taught ?? own;
      if (verdict === undefined) continue;
      const [wasWrong, stillWrong] = [own, taught].map((one) => one !== undefined && isWrong(one));
      const known = missed.get(key);
      if (known !== undefined) count(known, { met: 1, before: Number(wasWrong), after: Number(stillWrong) });
      const isNew = stillWrong === true && wasWrong === false;
      if (isNew) count(kindOf(verdict, next.documentType, undefined), { created: 1 });
      if ((known !== undefined && stillWrong === true) || isNew)
        lines.push(
          `${next.file}\t${key}\t${verdict.wanted}, got ${verdict.got}\t${isNew ? 'new' : 'still missed'}`,
        );
    }
  }
}

const sequenced = readTruths(folder).filter((one: Sequenced) => one.sequence !== undefined);
const sequences = Map.groupBy(sequenced, (one: Sequenced) => one.sequence?.id);
if (sequences.size === 0) refuseArguments(usage, `No paper of ${folder} belongs to a sequence.`);
const extractor = createExtractorProcess({});
for (const papers of sequences.values())
  await measure(
    papers.sort((one: Sequenced, other: Sequenced) => (one.sequence?.n ?? 0) - (other.sequence?.n ?? 0)),
    extractor,
  );
await extractor.close();

if (values.errors) console.log(`${lines.join('\n')}\n`);
console.log(
  'kind     missed in the first   met again   missed then without lessons   with them   new errors',
);
const all = { first: 0, met: 0, before: 0, after: 0, created: 0 };
for (const [kind, own] of [...counts, ['all', all] as const]) {
  if (kind !== 'all') for (const [name, by] of Object.entries(own)) all[name as keyof typeof all] += by;
  const { first, met, before, after, created } = own;
  const columns = [String(first).padStart(15), String(met).padStart(11), String(before).padStart(29)];
  console.log(
    `${kind.padEnd(5)} ${columns.join(' ')} ${String(after).padStart(11)} ${String(created).padStart(12)}`,
  );
}
const share = all.met === 0 ? 0 : all.after / all.met;
console.log(
  `still missed ${(100 * share).toFixed(1)} % (at most ${100 * MAX_LEFT}), new errors ${all.created} (none)`,
);
process.exitCode = share > MAX_LEFT || all.created > 0 ? 1 : 0;
