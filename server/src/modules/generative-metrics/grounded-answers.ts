import { z } from 'zod';
import {
  dataTypeOf,
  hasCurrency,
  comparePrint,
  isCurrencyCode,
  readTypedNumber,
  validateMetricValue,
  type PrintComparison,
} from '@assay/shared/domain';
import type { Candidate } from '../../pipeline/index.ts';
import type { DocumentPage, DocumentWord } from './document-text.ts';
import type { Question } from './prompt.ts';
import { findQuote, type QuotePlace } from './quote.ts';

const answerModel = z.object({
  id: z.string(),
  value: z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1).max(2000)),
  currency: z.string().nullish(),
  quote: z.string().max(4000),
  page: z.number().int().nullish().catch(null),
});
type Answer = z.output<typeof answerModel>;

const answersModel = z.object({ answers: z.array(z.unknown()).max(1000) });

/** A longer quote says nothing of where the value stands. */
const MAX_QUOTED_WORDS = 120;
/** A value is printed in at most so many words. */
const MAX_VALUE_WORDS = 12;

/**
 * How sure a generated value is: nobody has measured it, so that all lie below what a review takes without a look. It is
 * surer where the words of the page are the value and stand there once.
 */
const CONFIDENCE = { printed: 0.6, other: 0.4 } as const;

/** What became of the answers of a model. */
export interface GroundedAnswers {
  /** The value of each answered metric by its fin. */
  readonly values: ReadonlyMap<string, Candidate>;
  /** Answers that rest on no words of the pages, or are no value of their metric. */
  readonly refused: number;
}

/**
 * The list of a model's answer, whose items are to be read one by one.
 * @throws Error when it is no JSON of the asked form
 */
export function readAnswers(text: string): readonly unknown[] {
  // Some models put their JSON between the marks of a code block.
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return answersModel.parse(JSON.parse(json)).answers;
  } catch (error) {
    throw new Error('the answer of the model is not of the asked form', { cause: error });
  }
}

/** The words that print a value, with what they say of it. */
interface PrintedValue {
  readonly words: readonly DocumentWord[];
  readonly comparison: PrintComparison;
}

const joined = (words: readonly DocumentWord[]) => words.map(({ text }) => text).join(' ');

/** The fewest words of a quote that say the value; the whole quote where none do. */
function narrow(question: Question, { value, currency }: ReadAnswer, { words }: QuotePlace): PrintedValue {
  const compare = (some: readonly DocumentWord[]) =>
    comparePrint(
      { dataType: question.type, validators: question.validators },
      { value, currency, text: joined(some) },
    );
  let converted: PrintedValue | undefined;
  for (let count = 1; count <= Math.min(words.length, MAX_VALUE_WORDS); count += 1)
    for (let start = 0; start + count <= words.length; start += 1) {
      const some = words.slice(start, start + count);
      const comparison = compare(some);
      if (comparison.kind === 'same') return { words: some, comparison };
      if (comparison.kind === 'converted') converted ??= { words: some, comparison };
    }
  return converted ?? { words, comparison: compare(words) };
}

interface ReadAnswer {
  readonly value: string;
  readonly currency: string | null;
}

/** The answer as a value of its metric; null where it is none. */
function readAnswer({ type }: Question, { value, currency }: Answer): ReadAnswer | null {
  // A value that its validators refuse is shown as such, like one that the document prints.
  if (validateMetricValue({ value, dataType: type, validators: [], hasDatapoint: true }) !== null)
    return null;
  if (!hasCurrency(type)) return { value, currency: null };
  const code = currency?.toUpperCase();
  return { value, currency: isCurrencyCode(code) && code !== 'AUTO' ? code : null };
}

function printedCurrency(text: string): string | null {
  const typed = readTypedNumber(text);
  return typed.kind === 'invalid' ? null : (typed.currency ?? null);
}

/** Texts may say in other words what the page says; a number or a date is refused unless the page prints it. */
const isText = ({ type }: Question) => dataTypeOf(type).reading === 'text';

function boxOf(words: readonly DocumentWord[]) {
  const left = Math.min(...words.map(({ x }) => x));
  const top = Math.min(...words.map(({ y }) => y));
  const right = Math.max(...words.map(({ x, w }) => x + w));
  const bottom = Math.max(...words.map(({ y, h }) => y + h));
  return { x: left, y: top, w: Math.min(right, 1) - left, h: Math.min(bottom, 1) - top };
}

function toCandidate(
  question: Question,
  answer: Answer,
  { pages, model }: { readonly pages: readonly DocumentPage[]; readonly model: string },
): Candidate | null {
  const read = readAnswer(question, answer);
  if (read === null) return null;
  const places = findQuote(pages, answer.quote, answer.page ?? undefined);
  const [place] = places;
  if (place === undefined || place.words.length > MAX_QUOTED_WORDS) return null;
  const { words, comparison } = narrow(question, read, place);
  const isPrinted = comparison.kind === 'same';
  if (!isPrinted && comparison.kind !== 'converted' && !isText(question)) return null;
  const [first] = words;
  if (first === undefined) return null;
  const text = joined(words);
  return {
    value: read.value,
    currency: read.currency ?? (hasCurrency(question.type) ? printedCurrency(text) : null),
    confidence: isPrinted && places.length === 1 ? CONFIDENCE.printed : CONFIDENCE.other,
    page: place.page,
    ...boxOf(words),
    text,
    nodeId: first.parent,
    cell: first.cell ?? null,
    origin: { kind: 'proposer', id: model, version: 'chat-completions' },
  };
}

/**
 * Takes the answers of a model that rest on words of the pages; all others are refused.
 * @param text the answer as the model wrote it
 * @throws Error when it is not of the asked form
 */
export function groundAnswers(
  text: string,
  questions: readonly Question[],
  source: { readonly pages: readonly DocumentPage[]; readonly model: string },
): GroundedAnswers {
  const questionOf = new Map(questions.map((question) => [question.fin, question]));
  const values = new Map<string, Candidate>();
  let refused = 0;
  for (const given of readAnswers(text)) {
    const { data: answer } = answerModel.safeParse(given);
    const question = answer && questionOf.get(answer.id);
    const candidate =
      question && answer && !values.has(answer.id) ? toCandidate(question, answer, source) : null;
    if (candidate === null || answer === undefined) refused += 1;
    else values.set(answer.id, candidate);
  }
  return { values, refused };
}
