import type { PipelineMetric } from '../contract/job.ts';
import { inAllLanguages, LANGUAGES, SHAPES } from './language-files.ts';
import { memoize, memoizeText } from '../memoize.ts';
import { labelTokens, wordsOf } from './label-tokens.ts';

/** How documents name a metric, ready for comparison. */
export interface MetricTerms {
  /** Lexicon key, or the metric's own name when the lexicon does not know it. */
  base: string;
  labels: (readonly string[])[];
  before: (readonly string[])[];
  after: (readonly string[])[];
  values: { value: string; words: string[] }[];
  shape: 'integer' | 'year' | 'multiple' | 'code' | 'name' | null;
  isPositive: boolean;
}

/** A metric together with its terms. */
export interface TargetMetric {
  metric: PipelineMetric;
  terms: MetricTerms;
}

const PERIOD_SUFFIX = /_(?:mtd|qtd|ytd|ltm|cy|itd|at_entry|at_exit)$/u;
const PERIOD_IN_NAME = /\s*\((?:MTD|QTD|YTD|LTM|CY|ITD|At Entry|At Exit)\)\s*$/u;

function unique(lists: (readonly string[])[]): (readonly string[])[] {
  const seen = new Set<string>();
  return lists.filter((list) => {
    const key = list.join(' ');
    if (list.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function withLabel(labels: (readonly string[])[], label: readonly string[]): (readonly string[])[] {
  const text = label.join(' ');
  return text === '' || labels.some((known) => known.join(' ') === text) ? labels : [...labels, label];
}

interface Words {
  labels: (readonly string[])[];
  before: (readonly string[])[];
  after: (readonly string[])[];
}

const ownLabels = memoizeText((base): (readonly string[])[] =>
  inAllLanguages(({ labels }) => labels[base] ?? []).map((label) => labelTokens(label)),
);

/** The labels of a base, then those of the base that it is like, each with the words that make it this one. */
function labelsOfBase(base: string): (readonly string[])[] {
  const like = SHAPES[base]?.like;
  if (like === undefined) return ownLabels(base);
  const derived = like.with.flatMap((more) =>
    ownLabels(like.base).map((label) => [...label, ...(more === '' ? [] : labelTokens(more))]),
  );
  return [...ownLabels(base), ...derived];
}

/** What all languages say of a base, cut into tokens once. */
const wordsOfBase = memoizeText((base): Words => ({
  labels: unique(labelsOfBase(base)),
  before: unique(inAllLanguages(({ before }) => before[base] ?? []).map(wordsOf)),
  after: unique(inAllLanguages(({ after }) => after[base] ?? []).map(wordsOf)),
}));

/** The labels of a base in all languages, as tokens. */
export const termsOfBase = (base: string): readonly (readonly string[])[] => wordsOfBase(base).labels;

/** A name and what it says otherwise: "Hurdle rate (preferred return)", "Auditor / audit firm". */
function namesOf(name: string): string[] {
  const inside = [...name.matchAll(/\(([^()]{4,})\)/gu)].map(([, text]) => text ?? '');
  const outside = name.replace(/\s*\([^()]*\)/gu, '').trim();
  const parts = outside.split(/\s\/\s|\sor\s/u);
  return [...new Set([name, outside, ...parts, ...inside])].filter((one) => one.trim() !== '');
}

/** The lexicon key of a metric: its fin, without its period unless the lexicon knows it with that. */
function baseOf({ fin, timePeriod }: Pick<PipelineMetric, 'fin' | 'timePeriod'>): string {
  const isKnown = LANGUAGES.some(({ labels }) => fin in labels);
  return isKnown || timePeriod === null ? fin : fin.replace(PERIOD_SUFFIX, '');
}

/** The labels that the lexicon has for a metric, by language, the most usual first. */
export function knownLabels(metric: Pick<PipelineMetric, 'fin' | 'timePeriod'>) {
  const base = baseOf(metric);
  return LANGUAGES.flatMap(({ code, labels }) => {
    const ofLanguage = labels[base] ?? [];
    return ofLanguage.length === 0 ? [] : [{ language: code, labels: [...ofLanguage] }];
  });
}

/**
 * The terms of a metric: the lexicon's for its base name, the labels that people have added, and always its own display name,
 * so that a metric the lexicon has never heard of is looked for as well.
 */
export const termsOf = memoize((metric: PipelineMetric): MetricTerms => {
  const base = baseOf(metric);
  const { labels, before, after } = wordsOfBase(base);
  const ownName = metric.displayName.replace(PERIOD_IN_NAME, '');
  const options = metric.validators.flatMap((validator) => validator.options ?? []);
  return {
    base,
    labels: [...namesOf(ownName), ...(metric.labels ?? [])].reduce(
      (all, name) => withLabel(all, labelTokens(name)),
      labels,
    ),
    before,
    after,
    values: options.map((value) => ({
      value,
      words: [value, ...inAllLanguages(({ values }) => values[base]?.[value] ?? [])],
    })),
    shape: SHAPES[base]?.shape ?? null,
    isPositive: SHAPES[base]?.positive === true || /\bpositive\b/iu.test(metric.description),
  };
});

/** The labels of all bases. Cutting them takes a third of a second: once, and not before a document asks. */
const labelsOfAll = memoize((languages: typeof LANGUAGES): ReadonlySet<string> => {
  const bases = new Set(languages.flatMap(({ labels }) => Object.keys(labels)));
  return new Set([...bases].flatMap(ownLabels).map((label) => label.join(' ')));
});

/** True when a text is itself a label of some metric and so cannot be the value of another. */
export const isLabel = memoizeText((text): boolean =>
  labelsOfAll(LANGUAGES).has(labelTokens(text).join(' ')),
);
