import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { LayoutTag } from '../graph/document-graph.ts';
import type { Block, PageGraph } from '../graph/page-graph.ts';
import { isValueLike } from '../graph/value-shape.ts';
import { spatialFacts } from '../query/facts.ts';
import { comparableWords } from './stable-text.ts';

/** Pages whose labels make the fingerprint: what follows in a long report is mostly running text. */
export const PAGES_LOOKED_AT = 12;
const MOST_LABELS = 240;
const MOST_SENDER_WORDS = 48;
const LONGEST_LABEL = 8;
/** Points by which two prints of one page size may differ. */
const PAGE_STEP = 12;
/** Documents of one layout share at least so much of their labels and of their sender's words. */
const LEAST_ALIKE = 0.5;
const LEAST_SENDER = 0.4;

/**
 * What a document's form has in common with the same sender's next one: labels, column titles and page size, and words
 * of letterhead, header and footer. Texts are kept as short hashes: a fingerprint tells no names and no values.
 */
export const fingerprintModel = z.strictObject({
  /** Of the ordered labels and column titles and the page size. */
  hash: z.string(),
  /** Hashes of the labels and column titles, in order of appearance, each once. */
  labels: z.array(z.string()).max(MOST_LABELS),
  /** Hashes of the sender's words, sorted. */
  sender: z.array(z.string()).max(MOST_SENDER_WORDS),
  /** Width and height of the first page as it is read, in steps of twelve points. */
  page: z.string(),
});

export type LayoutFingerprint = z.output<typeof fingerprintModel>;

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Labels of numbers and dates, and the column titles over them, in one spelling. */
function labelsOf(page: PageGraph): string[] {
  return spatialFacts(page).flatMap((fact) => {
    const isLabelled = fact.kind === 'colon' || (fact.kind === 'beside' && isValueLike(fact.text));
    if (!isLabelled) return [];
    return [fact.label, ...fact.headers]
      .map(comparableWords)
      .filter((text) => text !== '' && text.split(' ').length <= LONGEST_LABEL);
  });
}

function senderWords(page: PageGraph, tags: ReadonlyMap<Block, LayoutTag>): string[] {
  const furniture = page.blocks.filter((block) =>
    ['letterhead', 'header', 'footer'].includes(tags.get(block) ?? ''),
  );
  const texts = furniture.flatMap((block) => block.phrases.map(({ text }) => comparableWords(text)));
  return texts.flatMap((text) => text.split(' ')).filter((word) => word.length > 2);
}

/** The fingerprint of a document, from its pages and what the layout stage says of their blocks. */
export function fingerprintOf(
  pages: readonly PageGraph[],
  tags: ReadonlyMap<Block, LayoutTag>,
): LayoutFingerprint {
  const [first] = pages;
  const texts = pages.slice(0, PAGES_LOOKED_AT).flatMap(labelsOf);
  const labels = [...new Set(texts)].slice(0, MOST_LABELS);
  const sender = first === undefined ? [] : [...new Set(senderWords(first, tags))];
  const size = first === undefined ? [0, 0] : [first.width, first.height];
  const page = size.map((points) => Math.round(points / PAGE_STEP)).join('x');
  return {
    hash: shortHash([page, ...labels].join('\n'), 16),
    labels: labels.map((label) => shortHash(label, 8)),
    sender: sender
      .slice(0, MOST_SENDER_WORDS)
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

/** How much two documents have in common: of their labels, and of their senders' words, each 0 to 1. */
export function layoutSimilarity(
  a: LayoutFingerprint,
  b: LayoutFingerprint,
): { labels: number; sender: number } {
  return { labels: jaccard(a.labels, b.labels), sender: jaccard(a.sender, b.sender) };
}

/** Whether two documents have the form of one sender; page sizes must agree, values, dates and names need not. */
export function isSameLayout(a: LayoutFingerprint, b: LayoutFingerprint): boolean {
  if (a.page !== b.page) return false;
  const { labels, sender } = layoutSimilarity(a, b);
  return sender >= LEAST_SENDER && (a.hash === b.hash || (b.labels.length > 0 && labels >= LEAST_ALIKE));
}
