import type { Evidence, EvidenceName } from '../evidence.ts';
import { amounts } from './amounts.ts';
import { sums } from './sums.ts';
import { texts } from './texts.ts';
import type { Finding, SignalReader, Chosen } from './finding.ts';
import { sayOf } from '../../choose-by-checks.ts';
import { weaknessOf } from '../evidence.ts';
import type { Phrase } from '../../../graph/lines.ts';
import type { Word } from '../../../contract/page.ts';
import { readNumber } from '../../../values/numbers.ts';

/** Evidence that the title of a value's column was understood. */
const KNOWN_COLUMN = ['periodMatch', 'rightScope'] as const;

/** An amount of so many times less than another one on its line may be that of one unit. */
const PER_UNIT = 100;

/** The line that each value of a partner stands on, by the value's first word. */
function linesOf({ pages, singles }: Finding): Map<Word | undefined, readonly Phrase[]> {
  const wanted = new Set(singles.filter(isOfPartner).map(({ proposal }) => proposal.words[0]));
  const lines = new Map<Word | undefined, readonly Phrase[]>();
  for (const line of pages.flatMap(({ rows }) => rows))
    for (const { words } of line) for (const word of words) if (wanted.has(word)) lines.set(word, line);
  return lines;
}

function isOfPartner({ wanted }: Chosen): boolean {
  return wanted.metric.type === 'CURRENCY' && wanted.metric.associatedEntityType === 'limited_partner';
}

/**
 * Whether a partner's amount was taken out of several columns without knowing which is which: of the fund and of the
 * partner, of this call and of all, of this period and of the one before.
 */
function columns(finding: Finding): SignalReader {
  const lines = linesOf(finding);
  return (chosen, row): Evidence => {
    const line = lines.get(chosen.proposal.words[0]);
    if (row !== null || line === undefined || !isOfPartner(chosen)) return {};
    const numbers = line.flatMap(({ text }) => readNumber(text, finding.context.decimalStyle)?.value ?? []);
    const { features } = chosen.proposal;
    if (numbers.length < 2 || KNOWN_COLUMN.some((name) => (features[name] ?? 0) > 0)) return {};
    const own = Math.abs(Number(readNumber(chosen.proposal.text, finding.context.decimalStyle)?.value ?? 0));
    const largest = Math.max(...numbers.map((value) => Math.abs(Number(value))));
    return {
      columnGuessed: 1,
      unnamedColumn: features.periodUnknown ?? 0,
      columnPerUnit: own > 0 && largest > PER_UNIT * own ? 1 : 0,
    };
  };
}

const MANY_CHECKS = 4;

/** How far a document's labels are from what is known: it calls things by names of its own, so that any may mean another. */
function strangeness(all: readonly Chosen[]): number {
  const labelled = all.filter(({ proposal }) => proposal.features.similarity !== undefined);
  return labelled.reduce((sum, { proposal }) => sum + weaknessOf(proposal), 0) / (labelled.length || 1);
}

/** What holds for all values of a document: that its type is sure, that its sums tie, that it could be read. */
function wholeDocument(finding: Finding): SignalReader {
  const { pages, singles, rows, verdicts, lists, typeConfidence } = finding;
  const holding = verdicts.filter((verdict) => verdict.holds && sayOf(verdict) > 0).length;
  const read = pages.flatMap(({ page }) => page.words.flatMap(({ confidence }) => confidence ?? []));
  const evidence = {
    typeDoubt: 1 - typeConfidence,
    rowless: lists && rows.length === 0 ? 1 : 0,
    documentTies: Math.min(1, holding / MANY_CHECKS),
    strange: strangeness([...singles, ...rows.flat()]),
    poorScan: read.reduce((sum, confidence) => sum + 1 - confidence, 0) / (read.length || 1),
  };
  return () => evidence;
}

/** A document may report as of the day it is written. */
const OWN_DATES: readonly string[] = ['reporting_date', 'notice_date'];

/** Whether a date is also that of something else: a notice is neither due nor paid on the day it is written. */
function dates({ singles }: Finding): SignalReader {
  const all = singles.filter(({ wanted }) => wanted.metric.type === 'DATE');
  const reported = all.find(({ wanted }) => wanted.terms.base === 'reporting_date')?.proposal.value;
  return ({ wanted, proposal }, row): Evidence => {
    if (row !== null) return {};
    if (wanted.terms.shape === 'year')
      return { sharedDate: reported?.startsWith(proposal.value) === true ? 1 : 0 };
    if (wanted.metric.type !== 'DATE' || OWN_DATES.includes(wanted.terms.base)) return {};
    const same = all.some((other) => other.wanted !== wanted && other.proposal.value === proposal.value);
    return { sharedDate: same ? 1 : 0 };
  };
}

const SIGNAL_SOURCES = [wholeDocument, amounts, columns, dates, sums, texts];
/** What one doubt leaves of proofs: sums hold at every scale, and in every column. */
const WEAKENED: readonly (readonly [doubt: EvidenceName, proofs: readonly EvidenceName[]])[] = [
  ['tooSmall', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['tooLarge', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['columnGuessed', ['checksHold', 'documentTies']],
  ['columnFails', ['columnAddsUp', 'rowsAddUp', 'documentTies']],
];

/** Signals of the whole finding for and against one value. */
export function signalsOf(finding: Finding): SignalReader {
  const readers = SIGNAL_SOURCES.map((one) => one(finding));
  return (chosen, row): Evidence => {
    const signals: Evidence = Object.assign({}, ...readers.map((read) => read(chosen, row)));
    const weakened = WEAKENED.flatMap(([doubt, proofs]) => ((signals[doubt] ?? 0) > 0 ? proofs : []));
    return { ...signals, ...Object.fromEntries(weakened.map((name) => [name, 0])) };
  };
}
