import type { PipelineSchema } from '../../contract/job.ts';
import type { Pages } from '../../graph/built-pages.ts';
import { pageNumbered } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import type { DocumentContext } from '../../facts/document-context.ts';
import type { FactKind } from '../../facts/fact.ts';
import { plainFact } from '../../facts/fact.ts';
import { termsOf } from '../../vocabulary/metric-terms.ts';
import type { Proposal } from '../proposal.ts';
import type { ReadValue } from '../read-as.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { readValue } from '../read-value.ts';
import type { Proposer } from '../../contract/proposer.ts';
import { proposalModel } from '../../contract/proposer.ts';

/** A proposal that stands on the page, ready to join the query's own. */
export interface GroundedProposal {
  fin: string;
  /** Row of a repeating group, null elsewhere. */
  row: number | null;
  proposal: Proposal;
}

/** Log-odds of a proposal by its proposer's confidence: less than a value with its label, enough to be shown alone. */
const ODDS = { least: -0.8, most: 1.2 } as const;
const UNSURE = 0.5;
const WORD_ID = /^p(\d{1,6})w(\d{1,7})$/u;
/** Ways to read words: an amount in a table takes the page's scale, one in running text does not. */
const READINGS: readonly FactKind[] = ['beside', 'prose'];

function oddsOf(confidence: number): number {
  return ODDS.least + (ODDS.most - ODDS.least) * confidence;
}

/** Finds words by their ids; a page is looked at once for as long as proposals speak of it. */
class WordFinder {
  readonly #pages: Pages;
  #page: PageGraph | undefined;
  #words = new Map<number, Word>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** The cited words and their page; null when one does not exist or they are of several pages. */
  find(ids: readonly string[]): { page: PageGraph; words: Word[] } | null {
    const places = ids.map((id) => WORD_ID.exec(id)?.slice(1).map(Number) ?? []);
    const [number = 0] = places[0] ?? [];
    if (new Set(ids).size < ids.length || places.some(([page]) => page !== number)) return null;
    if (this.#page?.page.number !== number) {
      [this.#page] = pageNumbered(this.#pages, number);
      this.#words = new Map(this.#page?.page.words.map((word) => [word.index ?? 0, word]));
    }
    const words = places.flatMap(([, index = 0]) => this.#words.get(index) ?? []);
    return this.#page === undefined || words.length < ids.length ? null : { page: this.#page, words };
  }
}

function isSame(read: ReadValue, value: string): boolean {
  if (read.value === value) return true;
  const isNumber = /^-?\d+(?:\.\d+)?$/u;
  if (!isNumber.test(read.value) || !isNumber.test(value)) return false;
  const canonical = (text: string): string => text.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '');
  return canonical(read.value) === canonical(value);
}

/** Letters and digits: a copied text may differ from the page in spaces, marks and capitals. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isCopiedFrom = (words: readonly Word[], quote: string): boolean =>
  lettersOf(words.map(({ text }) => text).join('')) === lettersOf(quote);

/** What the cited words say, if it is the proposed value. */
function readingOf(
  { page, words }: { page: PageGraph; words: Word[] },
  wanted: TargetMetric,
  value: string | undefined,
  context: DocumentContext,
): ReadValue | null {
  for (const kind of READINGS) {
    const fact = plainFact({ page, kind, label: wanted.metric.displayName, words });
    // The last word of a clause has the mark that ends it.
    for (const text of new Set([fact.text, fact.text.replace(/[.,;:]+$/u, '')])) {
      const read = readValue({ ...fact, text }, wanted, context);
      if (read !== null && !read.isBlank && (value === undefined || isSame(read, value))) return read;
    }
  }
  return null;
}

/**
 * Takes what a proposer answered apart: proposals whose words exist on one page and say the value, and the number of
 * all others. What is no proposal at all counts as dropped.
 */
export function ground(
  { id, version }: Pick<Proposer, 'id' | 'version'>,
  answers: readonly unknown[],
  { pages, schema, context }: { pages: Pages; schema: PipelineSchema; context: DocumentContext },
): { grounded: GroundedProposal[]; dropped: number } {
  const finder = new WordFinder(pages);
  const wanted = new Map<string, { one: TargetMetric; isRepeating: boolean }>();
  for (const group of schema.groups)
    for (const metric of group.metrics) {
      const one = { metric, terms: termsOf(metric) };
      wanted.set(`${group.isRepeatingGroup}|${metric.fin}`, { one, isRepeating: group.isRepeatingGroup });
    }
  const grounded = answers.flatMap((answer): GroundedProposal[] => {
    const parsed = proposalModel.safeParse(answer);
    if (!parsed.success) return [];
    const { fin, wordIds, value, quote, confidence = UNSURE, row } = parsed.data;
    const metric = wanted.get(`${row !== undefined}|${fin}`);
    const place = finder.find(wordIds);
    if (metric === undefined || place === null) return [];
    if (quote !== undefined && !isCopiedFrom(place.words, quote)) return [];
    const read = readingOf(place, metric.one, value, context);
    if (read === null) return [];
    const proposal: Proposal = {
      value: read.value,
      currency: read.currency,
      words: read.words,
      text: read.text,
      isBlank: false,
      page: place.page.place,
      odds: oddsOf(confidence),
      features: { proposed: confidence },
      origin: { kind: 'proposer', id, version },
      most: read.most,
      scaledBy: read.scaledBy,
    };
    return [{ fin, row: row ?? null, proposal }];
  });
  return { grounded, dropped: answers.length - grounded.length };
}
