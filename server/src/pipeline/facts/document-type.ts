import { UNSUPPORTED_DOCUMENT_KINDS, type UnsupportedDocumentKind } from '@assay/shared/domain';
import type { PipelineSchema } from '../contract/job.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { termsOf, type MetricTerms } from '../vocabulary/metric-terms.ts';
import { labelsOf, rollForwards } from './account/roll-forward.ts';
import { inAllLanguages, LANGUAGES } from '../vocabulary/language-files.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { memoize, memoizeText } from '../memoize.ts';
import { isOfFund } from './fund-document.ts';
import { organisationNames } from './names/organisation-names.ts';
import { FUND_FORM } from '../vocabulary/legal-forms.ts';
import { labelTokens, wordsOf } from '../vocabulary/label-tokens.ts';

/** A recognised document type with its probability among the client's types. */
export interface RecognisedType {
  id: string;
  confidence: number;
}

/** The words of a text as one text in which whole words are found. */
const saidIn = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** The first word of a text that `saidIn` gives. */
const firstWordOf = (said: string): string => said.split(' ', 2)[1] ?? '';

/** Words as `saidIn` gives them, and the first of them. */
interface SaidPhrase {
  readonly phrase: string;
  readonly first: string;
}

const phraseOf = (phrase: string): SaidPhrase => ({ phrase, first: firstWordOf(phrase) });

/** What a document type says of itself, and its points. */
interface TypePhrase extends SaidPhrase {
  readonly points: number;
}

/** The phrases of a document type in all languages; a type that no language knows says its name. */
const typePhrases = memoizeText((documentType): readonly TypePhrase[] => {
  const phrases = LANGUAGES.flatMap(({ documentTypes }) => documentTypes[documentType] ?? []);
  const own = phrases.length > 0 ? phrases : [[documentType, 5] as const];
  return own.map(([text, points]) => ({ ...phraseOf(saidIn(text)), points }));
});

/** Pages read for recognition; what a document is, it says at its beginning. */
const PAGES_READ = 3;
const TOP_OF_PAGE = 0.4;
const TITLE_BONUS = 0.8;
const LABEL_WEIGHT = 0.35;
/** Log-odds per point of lead over the other types. */
const SHARPNESS = 0.45;
const MIN_POINTS = 1;

/**
 * A line of at least so many phrases is one of a table, as is a line of an account: what names amounts there announces no
 * document ("Capital calls" between two balances).
 */
const TABLE_PHRASES = 4;
/** Phrases of at least this weight announce a document; lighter ones are labels that such documents have. */
const ANNOUNCES = 3;

/** A table from an opening to a closing balance is what an account consists of; other documents may have one too. */
const ROLL_FORWARD = { type: 'Capital Account', points: 8 };

/** A phrase of the first pages with its words as tokens, and where it stands on its page. */
interface Said {
  text: string;
  label: string;
  isTop: boolean;
  isTable: boolean;
}

const phrasesOn = memoize((page: PageGraph): readonly Said[] => {
  const ofAccount = new Set(rollForwards(page).flatMap(labelsOf));
  return page.rows.flatMap((row) =>
    row.map((phrase) => ({
      text: wordsOf(phrase.text).join(' '),
      label: labelTokens(phrase.text).join(' '),
      isTop: phrase.y1 < page.height * TOP_OF_PAGE,
      isTable: row.length >= TABLE_PHRASES || ofAccount.has(phrase),
    })),
  );
});

/** All that some phrases say, page by page: no phrase runs over a page. */
function textOf(pages: readonly (readonly Said[])[], isWanted: (phrase: Said) => boolean): string {
  return pages
    .map(
      (said) =>
        ` ${said
          .filter(isWanted)
          .map(({ text }) => text)
          .join(' ')} `,
    )
    .join(' ');
}

/** The metrics of a schema by their bases. */
const termsByBase = memoize((schema: PipelineSchema): ReadonlyMap<string, readonly MetricTerms[]> =>
  Map.groupBy(
    schema.groups.flatMap((group) => group.metrics.map(termsOf)),
    ({ base }) => base,
  ),
);

/** The bases of a schema's metrics by each of their labels. */
const basesByLabel = memoize((schema: PipelineSchema): ReadonlyMap<string, readonly string[]> => {
  const labelled = [...termsByBase(schema)].flatMap(([base, terms]) =>
    terms.flatMap(({ labels }) => labels.map((label) => ({ base, label: label.join(' ') }))),
  );
  const byLabel = Map.groupBy(labelled, ({ label }) => label);
  return new Map([...byLabel].map(([label, of]) => [label, of.map(({ base }) => base)]));
});

/** Some bases of a schema, each once, without those that another schema has as well. */
function ownBases(
  schema: PipelineSchema,
  schemas: readonly PipelineSchema[],
  bases: Iterable<string>,
): readonly string[] {
  const others = schemas.filter((other) => other !== schema).map(termsByBase);
  return [...new Set(bases)].filter((base) => !others.some((other) => other.has(base)));
}

/** How many metrics that only this schema has are named by a label of the document. */
function ownLabels(
  schema: PipelineSchema,
  schemas: readonly PipelineSchema[],
  labels: ReadonlySet<string>,
): number {
  const byLabel = basesByLabel(schema);
  const named = [...labels].flatMap((label) => byLabel.get(label) ?? []);
  return ownBases(schema, schemas, named).length;
}

/** A label that running text says has at least so many words: "call number", "undrawn before this call". */
const MIN_WORDS = 2;

/** What running text says of the metrics of a schema, by their bases. */
const toldPhrases = memoize(
  (schema: PipelineSchema): ReadonlyMap<string, readonly SaidPhrase[]> =>
    new Map(
      [...termsByBase(schema)].map(([base, terms]) => [
        base,
        terms
          .flatMap(({ labels, before, after }) => [...labels, ...before, ...after])
          .filter((words) => words.length >= MIN_WORDS)
          .map((words) => phraseOf(` ${words.join(' ')} `)),
      ]),
    ),
);

/** What running text says, and its words, each once. */
interface Told {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/**
 * How many metrics that only this schema has are named in running text, by a label or by what stands before or behind
 * their values: a letter may tell what it is without any title.
 */
function metricsInProse(
  schema: PipelineSchema,
  schemas: readonly PipelineSchema[],
  { text, words: said }: Told,
): number {
  const told = [...toldPhrases(schema)].flatMap(([base, phrases]) =>
    phrases.some(({ phrase, first }) => said.has(first) && text.includes(phrase)) ? [base] : [],
  );
  return ownBases(schema, schemas, told).length;
}

/** A letter that announces nothing is of the type of which it names so many metrics of its own. */
const MIN_TOLD = 2;
/** Of such a type nobody is sure. */
const TOLD_CONFIDENCE = 0.7;

/** The type of which running text names the most metrics that only it has, and how many; null where two lead. */
function mostTold(
  pages: readonly PageGraph[],
  schemas: readonly PipelineSchema[],
): { id: string; told: number } | null {
  const text = ` ${pages.flatMap(({ blocks }) => blocks.map(({ words }) => wordsOf(words.map((word) => word.text).join(' ')).join(' '))).join('  ')} `;
  const said = { text, words: new Set(text.split(' ')) };
  const [best, second] = schemas
    .map((schema) => ({ id: schema.documentType, told: metricsInProse(schema, schemas, said) }))
    .sort((a, b) => b.told - a.told);
  return best === undefined || best.told === second?.told ? null : best;
}

/** The type of a letter of a fund that announces none, by what it tells; null where no type leads. */
function typeFromProse(
  pages: readonly PageGraph[],
  schemas: readonly PipelineSchema[],
): RecognisedType | null {
  // Bills and rents fall due, too: only a letter that names a vehicle with the form of a fund is read.
  const hasFund = pages.flatMap(organisationNames).some(({ legalForm }) => FUND_FORM.test(legalForm));
  const best = hasFund ? mostTold(pages, schemas) : null;
  return best === null || best.told < MIN_TOLD ? null : { id: best.id, confidence: TOLD_CONFIDENCE };
}

/** True for a text that names a document of a type, or a label that such documents have. */
export function namesType(text: string, type: string): boolean {
  const said = saidIn(text);
  return typePhrases(type).some(({ phrase }) => said.includes(phrase));
}

/** What is left of the probability of a type whose paper says nothing that only funds say. */
const OTHER_TRADE = 0.4;

/**
 * True for a paper that is like one of a built-in type but says nothing that only funds say: a bill has an amount due and
 * payment details, a bank's statement two balances. Types that a client made are taken for what they are.
 */
export function isNotFundDocument(pages: Pages, documentType: string): boolean {
  const isBuiltIn = LANGUAGES.some(({ documentTypes }) => documentType in documentTypes);
  return isBuiltIn && !isOfFund(pages.slice(0, PAGES_READ));
}

/** Phrases of at least this weight are evidence of their type by themselves; lighter ones stand in other papers, too. */
const SPEAKS = 2;
/** Without such a phrase a type needs so many light ones, or so many metrics of its own. */
const MIN_LIGHT = 2;
const MIN_OWN = 3;
/** A paper that is titled as one of another kind needs more: accounts name contributions and income as well. */
const MIN_OWN_OF_OTHERS = 5;

/** What speaks for a type: points to compare it with other types, and the evidence that only its papers have. */
interface TypeEvidence {
  id: string;
  points: number;
  isSpokenOf: boolean;
  lightPhrases: number;
  ownMetrics: number;
}

const TITLES_OF_OTHERS = UNSUPPORTED_DOCUMENT_KINDS.map((kind) => ({
  kind,
  titles: wordPattern(inAllLanguages(({ otherPapers }) => otherPapers[kind] ?? [])),
}));
/** A title of another kind of paper has at most so many words. */
const MAX_TITLE_LENGTH = 8;

/** The kind of paper that the titles of the first page say it is, where that is none of the built-in types; else null. */
export function otherPaperOf(pages: Pages): UnsupportedDocumentKind | null {
  const titles = pages
    .slice(0, 1)
    .flatMap((page) => page.rows.flat().filter(({ y1 }) => y1 < page.height * TOP_OF_PAGE))
    .filter(({ words }) => words.length <= MAX_TITLE_LENGTH);
  return (
    TITLES_OF_OTHERS.find(({ titles: wanted }) => titles.some(({ text }) => saysOneOf(wanted, text)))?.kind ??
    null
  );
}

/** True for a type that a paper has evidence of its own for in its titles and labels. */
function isEarned(
  { isSpokenOf, lightPhrases, ownMetrics }: TypeEvidence,
  isUnsupportedDocumentKind: boolean,
): boolean {
  if (isSpokenOf) return true;
  if (isUnsupportedDocumentKind) return ownMetrics >= MIN_OWN_OF_OTHERS;
  return ownMetrics >= MIN_OWN || lightPhrases >= MIN_LIGHT;
}

/** The type that the sentences of a fund's letter give evidence of, where its titles and labels give none; else null. */
function typeOfSentences(pages: Pages, schemas: readonly PipelineSchema[]): RecognisedType | null {
  const read = pages.slice(0, PAGES_READ);
  if (otherPaperOf(pages) !== null || !isOfFund(read)) return null;
  const best = mostTold(read, schemas);
  return best === null || best.told < MIN_OWN ? null : { id: best.id, confidence: TOLD_CONFIDENCE };
}

/**
 * Recognises the type of a document among the given schemas. Null when the text says nothing of any, and when what it says
 * stands in papers of other kinds as well: a balance sheet names contributions and distributions.
 */
export function recogniseType(pages: Pages, schemas: readonly PipelineSchema[]): RecognisedType | null {
  const evidence = typeEvidence(pages, schemas);
  const likely = likelyOf(evidence, pages, schemas);
  const best = evidence.find(({ id }) => id === likely?.id);
  const isTold = best === undefined || best.points < MIN_POINTS;
  if (isTold || isEarned(best, otherPaperOf(pages) !== null)) return likely;
  return typeOfSentences(pages, schemas);
}

/** False for a built-in type that a document has no evidence of. Types that a client made are taken for what they are. */
export function hasEvidenceOf(
  documentType: string,
  pages: Pages,
  schemas: readonly PipelineSchema[],
): boolean {
  const isBuiltIn = LANGUAGES.some(({ documentTypes }) => documentType in documentTypes);
  const evidence = typeEvidence(pages, schemas).find(({ id }) => id === documentType);
  if (!isBuiltIn || evidence === undefined || isEarned(evidence, otherPaperOf(pages) !== null)) return true;
  return typeOfSentences(pages, schemas)?.id === documentType;
}

/** The type that a page among others reads most like; null when the text says nothing of any. */
export function likelyType(pages: Pages, schemas: readonly PipelineSchema[]): RecognisedType | null {
  return likelyOf(typeEvidence(pages, schemas), pages, schemas);
}

function likelyOf(
  evidence: readonly TypeEvidence[],
  pages: Pages,
  schemas: readonly PipelineSchema[],
): RecognisedType | null {
  const best = [...evidence].sort((a, b) => b.points - a.points)[0];
  if (best === undefined || best.points < MIN_POINTS)
    return typeFromProse(pages.slice(0, PAGES_READ), schemas);
  const isDoubted = isNotFundDocument(pages, best.id);
  const sum = evidence.reduce((total, { points }) => total + Math.exp(SHARPNESS * (points - best.points)), 0);
  const confidence = Math.min(0.99, 1 / sum) * (isDoubted ? OTHER_TRADE : 1);
  return { id: best.id, confidence: Math.round(confidence * 1000) / 1000 };
}

/** What the first pages say for each type. */
function typeEvidence(pages: Pages, schemas: readonly PipelineSchema[]): TypeEvidence[] {
  const read = pages.slice(0, PAGES_READ);
  const said = read.map(phrasesOn);
  // Only the top of the first page is one.
  const tops = said.map((page, index) => (index === 0 ? page.filter(({ isTop }) => isTop) : []));
  const texts = [false, true].map((withTables) => ({
    everything: textOf(said, ({ isTable }) => withTables || !isTable),
    top: textOf(tops, ({ isTable }) => withTables || !isTable),
  }));
  const labels = new Set(said.flat().map(({ label }) => label));
  const words = new Set(texts.flatMap(({ everything }) => everything.split(' ')));
  const rollsForward = read.some((page) => rollForwards(page).length > 0);
  return schemas.map((schema) => {
    const ownMetrics = ownLabels(schema, schemas, labels);
    const isAccount = rollsForward && schema.documentType === ROLL_FORWARD.type;
    let points = LABEL_WEIGHT * ownMetrics + (isAccount ? ROLL_FORWARD.points : 0);
    const weights: number[] = [];
    for (const { phrase, first, points: weight } of typePhrases(schema.documentType)) {
      if (!words.has(first)) continue;
      const text = texts[weight >= ANNOUNCES ? 0 : 1];
      if (text?.everything.includes(phrase) === true) {
        points += weight;
        weights.push(weight);
      }
      if (text?.top.includes(phrase) === true) points += weight * TITLE_BONUS;
    }
    const isSpokenOf = isAccount || weights.some((weight) => weight >= SPEAKS);
    const lightPhrases = weights.filter((weight) => weight < SPEAKS).length;
    return { id: schema.documentType, points, isSpokenOf, lightPhrases, ownMetrics };
  });
}
