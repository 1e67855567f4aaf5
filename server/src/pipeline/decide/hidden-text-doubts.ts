import type { DocumentDoubt } from '../contract/document-doubt.ts';
import { MAX_DOUBT_TEXT } from '../contract/document-doubt.ts';
import type { HiddenWord, PdfPage, Word } from '../contract/page.ts';
import type { ExtractionResult } from '../contract/result.ts';
import { MAX_CANDIDATES } from '../contract/result.ts';
import type { Pages } from '../graph/built-pages.ts';
import { withChangedPages } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
import { buildLines } from '../graph/lines.ts';
import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import { findDates } from '../values/dates.ts';
import { hasIbanLength } from '../values/iban.ts';
import type { QueryListener } from './metric-query.ts';

/** Most lines of hidden words of a document that are named one by one. */
const MAX_DOUBTS = 20;

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]{1,4}){3,8}(?![\p{L}\d])/gu;
/** Six digits or more by themselves, not within an identifier of a template or a signature. */
const ACCOUNT_NUMBER = /(?<![\p{L}\d_{:.\\-])\d{6,}(?![\p{L}\d_}:\\])/u;
/** An amount with a currency, in groups, or with cents. */
const AMOUNT =
  /\p{Sc}\s?\d|(?<!\p{L})[A-Z]{3}\s?\d{2}|(?<![\p{L}\d.,])\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|(?<![\p{L}\d.,])\d+[.,]\d{2}(?![\d.])/u;

/** Whether words hold what a payment or a deadline could be taken from: an IBAN, an account number, an amount or a date. */
function isTelling(text: string): boolean {
  const ibans = text.match(IBAN) ?? [];
  return (
    ibans.some(hasIbanLength) ||
    ACCOUNT_NUMBER.test(text) ||
    AMOUNT.test(text) ||
    findDates(text.split(' '), 'day-first').length > 0
  );
}

/** A word stands in another's place where they share this part of the smaller one's width and height. */
const SAME_PLACE = 0.5;

function isInPlaceOf(one: Word, other: Word): boolean {
  const width = Math.min(one.x1 - one.x0, other.x1 - other.x0);
  const height = Math.min(one.y1 - one.y0, other.y1 - other.y0);
  return overlapX(one, other) > SAME_PLACE * width && overlapY(one, other) > SAME_PLACE * height;
}

/** The pages of a document with their hidden words in place of what is seen there, as a reader of the text alone takes them. */
function withHiddenWords(pages: Pages, hidden: Set<Word>): Pages {
  return withChangedPages(pages, (page) => {
    const isSameFrame = page.source === 'text' && page.hidden?.turn === page.turn;
    const added = (isSameFrame ? (page.hidden?.words ?? []) : []).map((word) => ({ ...word }));
    for (const word of added) hidden.add(word);
    const others = page.words.filter((word) => !added.some((one) => isInPlaceOf(one, word)));
    return { ...page, words: [...others.map((word) => ({ ...word })), ...added] };
  });
}

type Query = (pages: Pages, listener: QueryListener) => Pick<ExtractionResult, 'metrics' | 'rows'>;

const placeOf = (page: number, { x0, y0, text }: Word): string => `${page} ${x0} ${y0} ${text}`;

/** The metrics that hidden words would have been candidates of, by the places of these words. */
function finsOfHidden(pages: Pages, query: Query): Map<string, Set<string>> {
  const hidden = new Set<Word>();
  const fins = new Map<string, Set<string>>();
  const claim = (
    fin: string,
    { page, words }: { page: { page: { number: number } }; words: Word[] },
  ): void => {
    for (const word of words) {
      if (!hidden.has(word)) continue;
      const place = placeOf(page.page.number, word);
      fins.set(place, (fins.get(place) ?? new Set()).add(fin));
    }
  };
  const claims: { fin: string; of: Parameters<typeof claim>[1] }[] = [];
  const { metrics } = query(withHiddenWords(pages, hidden), {
    onClaim: () => undefined,
    onChosen: (ranked, rows) => {
      for (const [{ metric }, proposals] of ranked) {
        const shown = proposals.filter(({ isBlank }) => !isBlank).slice(0, MAX_CANDIDATES);
        for (const of of shown) claims.push({ fin: metric.fin, of });
      }
      for (const { wanted, proposal } of rows.flat()) claims.push({ fin: wanted.metric.fin, of: proposal });
    },
  });
  const empty = new Set(metrics.filter(({ candidates }) => candidates.length === 0).map(({ fin }) => fin));
  for (const { fin, of } of claims) if (!empty.has(fin)) claim(fin, of);
  return fins;
}

/** A line of words hidden in one way. */
interface HiddenLine {
  page: PdfPage;
  turn: PdfPage['turn'];
  hiding: HiddenWord['hiding'];
  words: Word[];
}

function linesOf(page: PdfPage): HiddenLine[] {
  const { turn, words = [] } = page.hidden ?? {};
  if (turn === undefined) return [];
  return [...Map.groupBy(words, ({ hiding }) => hiding)].flatMap(([hiding, own]) =>
    buildLines(own).map((line) => ({ page, turn, hiding, words: line.words })),
  );
}

const textOf = ({ words }: HiddenLine): string => words.map(({ text }) => text).join(' ');

function doubtOf(
  lines: readonly HiddenLine[],
  doubt: Pick<DocumentDoubt, 'kind' | 'severity' | 'fins'>,
): DocumentDoubt {
  const [{ page, turn } = { page: undefined, turn: 0 as const }] = lines;
  if (page === undefined) throw new Error('A doubt is about words.');
  const { number, width, height } = page;
  const place = { page: { number, width, height, turn }, width, height };
  return {
    ...doubt,
    page: number,
    box: displayBox(place, unionRect(lines.flatMap(({ words }) => words))),
    text: lines.map(textOf).join(' ').slice(0, MAX_DOUBT_TEXT),
  };
}

/**
 * What the hidden words of a document give reason to: a doubt of all its values where one of them would have been a
 * candidate of a metric or tells of a payment or a day, else a note; what was struck out or covered is a doubt only of the
 * values that it would have been a candidate of. `query` finds the metrics of a document.
 */
export function hiddenTextDoubts(pages: Pages, query: Query): DocumentDoubt[] {
  const lines: HiddenLine[] = [];
  for (const { page } of pages) if (page.hidden !== undefined) lines.push(...linesOf(page));
  if (lines.length === 0) return [];
  const claimed = finsOfHidden(pages, query);
  const finsOf = ({ page, words }: HiddenLine): string[] => [
    ...new Set(words.flatMap((word) => [...(claimed.get(placeOf(page.number, word)) ?? [])])),
  ];
  const doubts: DocumentDoubt[] = [];
  const quiet: HiddenLine[] = [];
  for (const line of lines) {
    const fins = finsOf(line);
    const isReplaced = line.hiding === 'replaced';
    const isDoubt = fins.length > 0 || (!isReplaced && isTelling(textOf(line)));
    if (!isDoubt || doubts.length >= MAX_DOUBTS) quiet.push(line);
    else if (isReplaced) doubts.push(doubtOf([line], { kind: 'replacedText', severity: 'doubt', fins }));
    else doubts.push(doubtOf([line], { kind: 'hiddenText', severity: 'doubt', fins: null }));
  }
  const notes = [...Map.groupBy(quiet, ({ page, hiding }) => `${page.number} ${hiding}`).values()].map(
    (own) =>
      doubtOf(own, {
        kind: own[0]?.hiding === 'replaced' ? 'replacedText' : 'hiddenText',
        severity: 'note',
        fins: [],
      }),
  );
  return [...doubts, ...notes.slice(0, MAX_DOUBTS)];
}
