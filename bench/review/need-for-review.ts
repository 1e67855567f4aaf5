import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import {
  CONFIDENCE_THRESHOLD,
  judgeFields,
  type AttentionReason,
  type DocumentDoubt,
  type FieldToJudge,
  type FundCheck,
  type Judgement,
} from '@assay/shared/domain';
import { readBuiltInSchemas } from '../../server/src/pipeline/built-in-schemas.ts';
import { readChecks } from '../../server/src/pipeline/index.ts';
import { judgeDocument, type Found, type FoundValue, type Verdict } from '../extraction/corpus/judge.ts';
import type { DocumentTruth } from '../extraction/corpus/truth.ts';

/**
 * `npm run bench -- need-for-review TRUTH BEFORE AFTER …`, by threes: of the right values that bulk acceptance took of one
 * state of the engine by the rules without doubts, how many need a look now; of the wrong ones that were sure, how many do;
 * and how many values that are said to be printed and not read are [AMB-135]. BEFORE and AFTER are what `npm run -s extract`
 * printed. The judging is the product's own.
 */

/** A document with what a reader of it may infer: wrong where it differs, never missed. */
interface Truths extends DocumentTruth {
  optional?: DocumentTruth['metrics'];
}

/** As it is written: what may be inferred, neither wanted nor wrong, by metric or as the metrics alone. */
interface WrittenTruths extends Omit<Truths, 'derivable'> {
  derivable?: Truths['derivable'] | string[];
}

function readTruths(path: string): Truths[] {
  const written = JSON.parse(readFileSync(path, 'utf8')) as WrittenTruths[];
  return written.map(({ derivable = {}, ...truth }) => ({
    ...truth,
    derivable: Array.isArray(derivable)
      ? Object.fromEntries(derivable.map((fin) => [fin, { value: '' }]))
      : derivable,
  }));
}

/** A printed line. */
interface Extracted extends Found {
  doubts?: DocumentDoubt[];
}

type Fields = Record<string, FoundValue>;

const { schemas, checks } = readBuiltInSchemas(
  new URL('../../server/src/database/catalogue.json', import.meta.url),
);
const metrics = new Map(
  schemas.flatMap(({ groups }) =>
    groups.flatMap((group) => group.metrics.map((one) => [one.fin, one] as const)),
  ),
);

/** The reasons that came with AMB-135. */
const ADDED: ReadonlySet<AttentionReason['kind']> = new Set([
  'documentDoubt',
  'severalEntities',
  'alternative',
  'bankDetails',
]);

function toField(fin: string, found: FoundValue, rowId: string | null, id: number): FieldToJudge[] {
  const metric = metrics.get(fin);
  if (metric === undefined) return [];
  const valueOf = ({ value, currency = null, confidence = 0 }: FoundValue) => ({
    value: value ?? '',
    currency,
    confidence,
  });
  return [
    {
      ...valueOf(found),
      id: String(id),
      fin,
      rowId,
      dataType: metric.type,
      validators: [],
      alternatives: (found.alternatives ?? []).map(valueOf),
      entityMatches: 0,
      text: found.text ?? '',
      isPlaced: true,
      isUserModified: false,
      isLearned: false,
      isVerified: false,
      isRequired: metric.isRequired,
      isConflicting: false,
    },
  ];
}

/** What a review says of every value of a document, by the value. */
function review(extracted: Extracted): ReadonlyMap<FoundValue, Judgement> {
  const { documentType, metrics: own, rows, doubts = [] } = extracted;
  const all: readonly (readonly [Fields, string | null])[] = [
    [own, null],
    ...Object.values(rows)
      .flat()
      .map((row, index) => [row, String(index)] as const),
  ];
  const found: FoundValue[] = [];
  const fields = all.flatMap(([row, rowId]) =>
    Object.entries(row).flatMap(([fin, value]) => {
      const field = toField(fin, value, rowId, found.length);
      if (field.length > 0) found.push(value);
      return field;
    }),
  );
  const ofType: FundCheck[] = Object.values(readChecks(checks, documentType ?? '')).flat();
  const judged = judgeFields(fields, ofType, { doubts });
  return new Map(
    found.flatMap((value, index) => (judged.fields[index] ? [[value, judged.fields[index]]] : [])),
  );
}

interface Judged extends Verdict {
  review: Judgement | undefined;
}

function judge(truth: Truths, extracted: Extracted | undefined): readonly Judged[] {
  if (extracted === undefined) return [];
  const reviews = review(extracted);
  const optional = Object.entries(truth.optional ?? {}).filter(
    ([fin]) => extracted.metrics[fin] !== undefined,
  );
  const metricsToJudge = { ...truth.metrics, ...Object.fromEntries(optional) };
  const whole = { ...truth, metrics: metricsToJudge, rows: truth.rows ?? [] };
  return judgeDocument(whole, extracted).map((verdict) => ({
    ...verdict,
    review: verdict.found && reviews.get(verdict.found),
  }));
}

function readLines(path: string): ReadonlyMap<string, Extracted> {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const found = lines.map((line) => JSON.parse(line) as Extracted);
  return new Map(found.map((one) => [basename(one.file).normalize('NFC'), one]));
}

const wasTaken = ({ review: now }: Judged) =>
  now !== undefined && (now.status === 'proven' || (now.reason !== null && ADDED.has(now.reason.kind)));
const isBank = ({ review: now }: Judged) => now?.reason?.kind === 'bankDetails';
const isSure = ({ confidence }: Judged) => confidence >= CONFIDENCE_THRESHOLD;
const isWrong = ({ kind }: Judged) => kind === 'wrong' || kind === 'extra';

/** The same value in what was found later, wherever it stands. */
const sameLater = (one: Judged, later: readonly Judged[]) =>
  later.filter(({ fin, got }) => fin === one.fin && got === one.got);

const isReadRight = (verdicts: readonly Judged[]) => verdicts.every(({ kind }) => kind === 'right');

/** The values that a document is said to print and that were not read, and how many of them it prints by its truth. */
function countUnread({ metrics: wanted, derivable, optional }: Truths, { doubts = [] }: Extracted) {
  const fins = doubts.flatMap((doubt) => (doubt.kind === 'unreadValue' ? (doubt.fins ?? []) : []));
  const stated = new Set([wanted, derivable ?? {}, optional ?? {}].flatMap(Object.keys));
  return { said: fins.length, printed: fins.filter((fin) => stated.has(fin)).length };
}

const total = { right: 0, asked: 0, wrong: 0, looked: 0, gone: 0 };
const unread = { said: 0, printed: 0, mostOnRight: 0 };
const files = process.argv.slice(2);
for (let at = 0; at + 2 < files.length; at += 3) {
  const [truthFile = '', beforeFile = '', afterFile = ''] = files.slice(at);
  const [before, after] = [readLines(beforeFile), readLines(afterFile)];
  for (const truth of readTruths(truthFile)) {
    const name = basename(truth.file).normalize('NFC');
    const laterLine = after.get(name);
    if (laterLine === undefined) continue;
    const later = judge(truth, laterLine);
    const { said, printed } = countUnread(truth, laterLine);
    unread.said += said;
    unread.printed += printed;
    if (isReadRight(later)) unread.mostOnRight = Math.max(unread.mostOnRight, said);
    for (const one of judge(truth, before.get(name))) {
      const same = sameLater(one, later);
      const isAsked =
        same.length > 0 && same.every(({ review: now }) => now !== undefined && now.reason !== null);
      if (one.kind === 'right' && wasTaken(one) && !isBank(one)) {
        total.right += 1;
        if (isAsked || same.length === 0) total.asked += 1;
      }
      if (isWrong(one) && isSure(one)) {
        total.wrong += 1;
        if (same.length === 0) total.gone += 1;
        else if (isAsked) total.looked += 1;
      }
    }
  }
}
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
process.stdout.write(
  `right values that bulk acceptance took: ${total.right}, of them need a look or are gone: ${total.asked} (${percent(total.asked, total.right)})\n` +
    `wrong values that were sure: ${total.wrong}, of them gone: ${total.gone}, need a look: ${total.looked} (together ${percent(total.gone + total.looked, total.wrong)})\n` +
    `values said to be printed and not read: ${unread.said}, of them printed: ${unread.printed} (${percent(unread.printed, unread.said)}), most on a paper that was read right: ${unread.mostOnRight}\n`,
);
