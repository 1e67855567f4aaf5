import { createHash } from 'node:crypto';

import type { LayoutTag } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Block } from '../graph/blocks.ts';
import { isValueLike } from '../graph/value-shape.ts';
import type { Fact } from './fact.ts';
import { spatialFacts } from './facts.ts';
import { comparableWords } from '../values/stable-text.ts';
import { MAX_LABELS, MAX_SENDER_WORDS, type LayoutFingerprint } from '../contract/layout-fingerprint.ts';

/** Pages whose labels make the fingerprint: what follows in a long report is mostly running text. */
export const PAGES_LOOKED_AT = 12;
const LONGEST_LABEL = 8;
/** Points by which two prints of one page size may differ. */
const PAGE_STEP = 12;
/** Documents of one layout share at least so much of their labels and of their sender's words. */
const MIN_ALIKE = 0.5;
const MIN_SENDER = 0.4;
/** Or nearly all words of one stand in the other: a scan may show a letterhead among other text. */
const MAX_OF_SENDER = 0.8;
/** Fewer words ("Confidential", "Page") name nobody. */
const FEWEST_SENDER_WORDS = 3;
/** Or they share this much of their column titles, when there are at least so many. */
const MIN_TITLES = 0.75;
const FEWEST_TITLES = 3;

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Texts of the form in one spelling, each once, without those that run on. */
function formTexts(texts: readonly string[]): string[] {
  const compared = texts.map(comparableWords);
  const short = compared.filter((text) => text !== '' && text.split(' ').length <= LONGEST_LABEL);
  return [...new Set(short)].slice(0, MAX_LABELS);
}

/** What names numbers and dates. */
function labelledFacts(page: PageGraph): Fact[] {
  return spatialFacts(page).filter(
    ({ kind, text }) => kind === 'colon' || (kind === 'beside' && isValueLike(text)),
  );
}

function wordsOf(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap((block) => block.phrases.map(({ text }) => comparableWords(text)));
  return [...new Set(texts.flatMap((text) => text.split(' ')))].filter((word) => word.length > 2);
}

/**
 * Words that tell who sends a document: of letterhead, header and footer. Where these say next to nothing, senders that
 * share a form differ in what the first page says besides its labels.
 */
function senderWords(
  page: PageGraph,
  tags: ReadonlyMap<Block, LayoutTag>,
  labels: readonly string[],
): string[] {
  const isFurniture = (block: Block): boolean =>
    ['letterhead', 'header', 'footer'].includes(tags.get(block) ?? '');
  const printed = wordsOf(page.blocks.filter(isFurniture));
  if (printed.length >= FEWEST_SENDER_WORDS) return printed;
  const ofForm = new Set(labels.flatMap((label) => label.split(' ')));
  return [...new Set([...printed, ...wordsOf(page.blocks).filter((word) => !ofForm.has(word))])];
}

/** The fingerprint of a document, from its pages and what the layout stage says of their blocks. */
export function fingerprintOf(
  pages: readonly PageGraph[],
  tags: ReadonlyMap<Block, LayoutTag>,
): LayoutFingerprint {
  const [first] = pages;
  const facts = pages.slice(0, PAGES_LOOKED_AT).flatMap(labelledFacts);
  const labels = formTexts(facts.flatMap(({ label, headers }) => [label, ...headers]));
  const titles = formTexts(facts.flatMap(({ headers }) => headers));
  const sender = first === undefined ? [] : senderWords(first, tags, labels);
  const size = first === undefined ? [0, 0] : [first.width, first.height];
  const page = size.map((points) => Math.round(points / PAGE_STEP)).join('x');
  return {
    hash: shortHash([page, ...labels].join('\n'), 16),
    labels: labels.map((label) => shortHash(label, 8)),
    titles: titles.map((title) => shortHash(title, 8)),
    sender: sender
      .slice(0, MAX_SENDER_WORDS)
      .map((word) => shortHash(word, 8))
      .sort(),
    page,
  };
}

function jaccard(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a);
  const shared = new Set(b.filter((one) => known.has(one))).size;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 1 : shared / all;
}

/** Whether two documents name one sender: in part alike, or all that one of them prints is among what the other does. */
function isSameSender(a: readonly string[], b: readonly string[]): boolean {
  if (jaccard(a, b) >= MIN_SENDER) return true;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  const shared = few.filter((word) => many.includes(word)).length;
  return few.length >= FEWEST_SENDER_WORDS && shared >= MAX_OF_SENDER * few.length;
}

/** Whether two documents have the form of one sender; page sizes must agree, values, dates and names need not. */
export function isSameLayout(a: LayoutFingerprint, b: LayoutFingerprint): boolean {
  if (a.page !== b.page || !isSameSender(a.sender, b.sender)) return false;
  if (a.hash === b.hash) return true;
  const isTitled = Math.min(a.titles.length, b.titles.length) >= FEWEST_TITLES;
  return (
    (b.labels.length > 0 && jaccard(a.labels, b.labels) >= MIN_ALIKE) ||
    (isTitled && jaccard(a.titles, b.titles) >= MIN_TITLES)
  );
}
