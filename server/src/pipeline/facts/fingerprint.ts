import { createHash } from 'node:crypto';

import type { LayoutTag } from '../graph/document-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Block } from '../graph/blocks.ts';
import { isValueLike } from '../graph/value-shape.ts';
import type { Fact } from './fact.ts';
import { spatialFacts } from './facts.ts';
import { MIN_SENDER_WORDS } from './same-layout.ts';
import { comparableWords } from '../values/stable-text.ts';
import { MAX_LABELS, MAX_SENDER_WORDS, type LayoutFingerprint } from '../contract/layout-fingerprint.ts';

/** Pages whose labels make the fingerprint: what follows in a long report is mostly running text. */
export const MAX_FINGERPRINT_PAGES = 12;
const MAX_LABEL_LENGTH = 8;
/** Points by which two prints of one page size may differ. */
const PAGE_STEP = 12;

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Texts of the form in one spelling, each once, without those that run on. */
function formTexts(texts: readonly string[]): string[] {
  const compared = texts.map(comparableWords);
  const short = compared.filter((text) => text !== '' && text.split(' ').length <= MAX_LABEL_LENGTH);
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
  if (printed.length >= MIN_SENDER_WORDS) return printed;
  const ofForm = new Set(labels.flatMap((label) => label.split(' ')));
  return [...new Set([...printed, ...wordsOf(page.blocks).filter((word) => !ofForm.has(word))])];
}

/** The fingerprint of a document, from its pages and what the layout stage says of their blocks. */
export function fingerprintOf(
  pages: readonly PageGraph[],
  tags: ReadonlyMap<Block, LayoutTag>,
): LayoutFingerprint {
  const [first] = pages;
  const facts = pages.slice(0, MAX_FINGERPRINT_PAGES).flatMap(labelledFacts);
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
