import { SAME_EDGE } from '../../pdf/geometry.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { Word } from '../../contract/page.ts';
import { ADDRESS, CONNECTOR } from '../../vocabulary/entity-words.ts';
import type { Fact } from '../fact.ts';
import { fold } from '../../vocabulary/fold.ts';
import { anyWord } from '../../vocabulary/function-words.ts';
import { anyOf, nameWords } from '../../vocabulary/name-words.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';

/** Names under their labels that take more than one line of their column. */

const MAX_LINES = 2;
/** White space that a column keeps free before the next, in points. */
const GUTTER = 14;
/** What no name ends with: "Jubilee Company as". */
const OPEN_END = new RegExp(`^(?:${anyWord(({ names }) => names.openEnd)})$`, 'u');
/** What stands alone on a line is the end of a name: "… Employees' Retirement / System". */
const NAME_END = nameWords('nameEnd', 'whole');
/** What the capacity of an institution begins with; its first word may end the line before. */
const CAPACITY = anyOf(
  inAllLanguages(({ names }) => names.capacity.flatMap((phrase) => [phrase, phrase.replace(/^\S+\s/u, '')])),
  'beginning',
);

/** What kind of institution bears a name: "Stichting" alone is none. */
const KINDS = new Set(
  inAllLanguages(({ names }) => names.institution).map((word) => fold(word.replaceAll('*', ''))),
);

/** Where the column of a line ends: before what stands beside it, else with the longest of the lines under each other. */
function columnEnd({ page }: Fact, line: Phrase): number {
  const right = (page.rows[line.line] ?? []).find((other) => other.x0 > line.x1);
  if (right !== undefined) return right.x0 - GUTTER;
  const column = page.rows.flatMap(([first]) => first ?? []);
  return Math.max(...column.filter(({ x0 }) => Math.abs(x0 - line.x0) < SAME_EDGE).map(({ x1 }) => x1));
}

/** True when the next line had no room behind a line: its first word would reach out of the column. */
function isFull(fact: Fact, line: Phrase, next: Phrase): boolean {
  const [word] = next.words;
  return word !== undefined && line.x1 + (word.x1 - word.x0) > columnEnd(fact, line);
}

/** True for a line that can only go on: it begins in the middle of a name, or the one before breaks off. */
export function isBound(line: Phrase, next: Phrase): boolean {
  const last = line.words.at(-1)?.text ?? '';
  const isOpen =
    OPEN_END.test(last) ||
    /\p{L}-$/u.test(last) ||
    (CONNECTOR.test(last) && last !== '&') ||
    KINDS.has(fold(line.text));
  return isOpen || NAME_END.test(next.text) || CAPACITY.test(next.text) || CAPACITY.test(line.text);
}

/** True for the phrase that a text ends: the whole of it, or what stands behind a label and its colon. */
const endsWith = ({ words }: Phrase, { words: own }: Fact): boolean =>
  own[0] !== undefined && (words[0] === own[0] || (words.includes(own[0]) && words.at(-1) === own.at(-1)));

/** The words of the lines that continue a name under or behind its label; none for an address or a label. */
export function furtherLines(fact: Fact): Word[] {
  const lines = fact.page.blocks
    .map(({ phrases }) => phrases)
    .find((all) => all.some((phrase) => endsWith(phrase, fact)));
  const at = lines?.findIndex((phrase) => endsWith(phrase, fact)) ?? -1;
  const isFirst = at === 0 || (at === 1 && isLabel(lines?.[0]?.text ?? ''));
  const below = lines?.slice(at, at + 1 + MAX_LINES) ?? [];
  const found: Word[] = [];
  for (const [index, next] of below.slice(1).entries()) {
    const line = below[index];
    const isText = !/[\d,:]/u.test(next.text) && !ADDRESS.test(next.text);
    if (line === undefined || !isText || isLabel(line.text)) break;
    const isLast = next === lines?.at(-1) && index === 0 && isFirst && next.words.length >= 2;
    const isPart = fact.kind === 'above' && (isLast || isFull(fact, line, next));
    if (!isBound(line, next) && !(isPart && !isLabel(next.text) && /^\p{Lu}/u.test(next.text))) break;
    found.push(...next.words);
  }
  return found;
}
