import { textOf } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX, heightOf } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import {
  PARAGRAPH_WORDS,
  columnAge,
  hasPartnerColumn,
  isGrossBesideNet,
  isOfPartnership,
  titleTexts,
} from './columns/column-titles.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import type { Fact, FactKind } from './fact.ts';
import { columnRole } from './columns/header-roles.ts';
import { noticeStage } from './columns/notice-stage.ts';
import { isWhole } from './columns/whole-columns.ts';
import { memoize } from '../memoize.ts';
import type { ColumnRole } from './columns/header-roles.ts';

/** Titles that stand alone over a part of a page and say whose its amounts are: "Total fund", "LP's allocation". */

/** Titles of one level are as tall as each other and begin at one edge, within so many points. */
const SAME_LEVEL = 1;

type Scope = ColumnRole['scope'];

interface SectionTitle {
  phrase: Phrase;
  scope: Scope;
}

/** The lines of a page that hold a title and nothing else. */
const sectionTitles = memoize(({ rows }: PageGraph): readonly SectionTitle[] =>
  rows.flatMap(([phrase, ...others]) => {
    if (phrase === undefined || others.length > 0 || isValueLike(phrase.text)) return [];
    if (phrase.words.length > PARAGRAPH_WORDS || /[.:;,]$/u.test(phrase.text)) return [];
    return [{ phrase, scope: columnRole([phrase.text]).scope }];
  }),
);

/** True for a title that ends the section of another one: it is of the same level or a higher one. */
function endsSection(title: Phrase, of: Phrase): boolean {
  const isAsTall = heightOf(title) > heightOf(of) - SAME_LEVEL;
  return isAsTall && title.x0 < of.x0 + SAME_LEVEL;
}

/** Whose the amounts on a line of a page are by the title of its section; null where none says it. */
function sectionScope(page: PageGraph, line: number): Scope {
  const above = sectionTitles(page).filter(({ phrase }) => phrase.line < line);
  const at = above.findLastIndex(({ scope }) => scope !== null);
  const own = above[at];
  if (own === undefined) return null;
  return above.slice(at + 1).some(({ phrase }) => endsSection(phrase, own.phrase)) ? null : own.scope;
}

type ColumnFacts = Pick<
  Fact,
  | 'headers'
  | 'hasPartnerColumn'
  | 'isOfPartnership'
  | 'isGross'
  | 'isOwn'
  | 'isEarlier'
  | 'isLatest'
  | 'stage'
  | 'unitColumns'
>;

/** How many columns left of a value count units or state the amount of one. */
function unitColumns(page: PageGraph, value: Phrase): number {
  const before = (page.rows[value.line] ?? []).filter(({ text, x1 }) => x1 <= value.x0 && isNumberLike(text));
  return before.filter((other) => columnRole(titleTexts(page, other)).isPerUnit).length;
}

/** What the column of a number says of it: its titles, and how it stands to the columns beside it. */
function columnFacts(page: PageGraph, value: Phrase): ColumnFacts {
  const stage = noticeStage(page, value);
  return {
    headers: titleTexts(page, value),
    hasPartnerColumn: hasPartnerColumn(page, value),
    ...(isOfPartnership(page, value) ? { isOfPartnership: true } : {}),
    ...(isGrossBesideNet(page, value) ? { isGross: true } : {}),
    unitColumns: unitColumns(page, value),
    ...columnAge(page, value),
    ...(stage === null ? {} : { stage }),
    ...(stage === null && isWhole(page, value) ? { isOwn: true } : {}),
  };
}

/** The nearest phrase above that stands alone over the label: a section title. */
function headingOf(page: PageGraph, label: Phrase): string {
  for (let index = label.line - 1; index >= 0; index -= 1) {
    const row = page.rows[index] ?? [];
    const over = row.find((phrase) => overlapX(phrase, label) > 0 && phrase.words.length <= PARAGRAPH_WORDS);
    if (over === undefined || isValueLike(over.text)) continue;
    const next = row[row.indexOf(over) + 1];
    if (next === undefined || !isValueLike(next.text)) {
      if (next === undefined || next.x0 - over.x1 > 3 * (over.y1 - over.y0)) return over.text;
    }
  }
  return '';
}

interface FactParts {
  kind: FactKind;
  label: readonly Phrase[];
  value: Phrase;
  words?: Word[];
  order?: number;
}

/** A fact of the page from its parts; `words` print the value where it is more than one phrase. */
export function factOf(page: PageGraph, parts: FactParts): Fact {
  const { kind, label, value, words = value.words, order = 0 } = parts;
  const text = textOf(label);
  const first = label[0] ?? value;
  const hasColumn = kind === 'beside' && isNumberLike(value.text);
  return {
    page,
    kind,
    label: text,
    tokens: labelTokens(text),
    words,
    text: textOf(words),
    heading: headingOf(page, first),
    sectionScope: sectionScope(page, value.line),
    following: [],
    ...(hasColumn ? columnFacts(page, value) : { headers: [], hasPartnerColumn: false }),
    order,
  };
}
