import type { Word } from '../contract/page.ts';
import type { Fact } from '../facts/fact.ts';
import type { PagePlace } from '../graph/page-graph.ts';

/** The words that say the scale of an amount, and their page; no words where other amounts of the document tell it. */
export interface ScaleSource {
  page: PagePlace;
  words: readonly Word[];
}

/** A value read for a metric. `fit` (-1 to 1) says how well its form suits the metric. */
export interface ReadValue {
  value: string;
  currency: string | null;
  fit: number;
  words: Word[];
  text: string;
  /** True for a cell that says that there is no value. */
  isBlank: boolean;
  /** The value is no surer than this, whatever speaks for it; absent: as sure as it may be. */
  most?: number;
  /** What an amount was scaled by, where that is no heading of its own; absent: by nothing farther away. */
  scaledBy?: ScaleSource | undefined;
}

/** A value of a fact as it is printed. */
export function plain(fact: Fact, value: string, fit: number, currency: string | null = null): ReadValue {
  return { value, currency, fit, words: fact.words, text: fact.text, isBlank: false };
}
