import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { PipelineMetric } from '../extraction.ts';
import { labelTokens, wordsOf } from './text.ts';

const entrySchema = z.strictObject({
  /** Labels by language, the most usual first. */
  labels: z.record(z.string(), z.array(z.string())),
  /** Word sequences right before the value in running text. */
  before: z.array(z.string()).optional(),
  /** Word sequences after the value in running text. */
  after: z.array(z.string()).optional(),
  /** Allowed value -> the words that documents print for it. */
  values: z.record(z.string(), z.array(z.string())).optional(),
  shape: z.enum(['integer', 'year', 'multiple']).optional(),
  /** True when the amount is kept without sign whatever the page shows. */
  positive: z.boolean().optional(),
});
const LEXICON: Readonly<Record<string, z.infer<typeof entrySchema>>> = z
  .record(z.string(), entrySchema)
  .parse(JSON.parse(readFileSync(new URL('./lexicon.json', import.meta.url), 'utf8')));

/** How documents name a metric, ready for comparison. */
export interface MetricTerms {
  /** Lexicon key, or the metric's own name when the lexicon does not know it. */
  base: string;
  labels: string[][];
  before: string[][];
  after: string[][];
  values: { value: string; words: string[] }[];
  shape: 'integer' | 'year' | 'multiple' | null;
  isPositive: boolean;
}

const PERIOD_SUFFIX = /_(?:mtd|qtd|ytd|ltm|cy|itd|at_entry|at_exit)$/u;
const PERIOD_IN_NAME = /\s*\((?:MTD|QTD|YTD|LTM|CY|ITD|At Entry|At Exit)\)\s*$/u;

function unique(lists: string[][]): string[][] {
  const seen = new Set<string>();
  return lists.filter((list) => {
    const key = list.join(' ');
    if (list.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * The terms of a metric: the lexicon's for its base name (the fin without its period) and always its own display name,
 * so that a metric the lexicon has never heard of is looked for as well.
 */
export function termsOf(metric: PipelineMetric): MetricTerms {
  const stripped = metric.fin.replace(PERIOD_SUFFIX, '');
  const base = metric.fin in LEXICON || metric.timePeriod === null ? metric.fin : stripped;
  const entry = LEXICON[base];
  const ownName = metric.displayName.replace(PERIOD_IN_NAME, '');
  const labels = Object.values(entry?.labels ?? {}).flat();
  const options = metric.validators.flatMap((validator) => validator.options ?? []);
  return {
    base,
    labels: unique([...labels, ownName].map(labelTokens)),
    before: unique((entry?.before ?? []).map(wordsOf)),
    after: unique((entry?.after ?? []).map(wordsOf)),
    values: options.map((value) => ({ value, words: [value, ...(entry?.values?.[value] ?? [])] })),
    shape: entry?.shape ?? null,
    isPositive: entry?.positive === true || /\bpositive\b/iu.test(metric.description),
  };
}

const KNOWN_LABELS = new Set(
  Object.values(LEXICON).flatMap((entry) =>
    Object.values(entry.labels)
      .flat()
      .map((label) => labelTokens(label).join(' ')),
  ),
);

/** True when a text is itself a label of some metric and so cannot be the value of another. */
export function isLabel(text: string): boolean {
  return KNOWN_LABELS.has(labelTokens(text).join(' '));
}
