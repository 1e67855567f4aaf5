import { heightOf } from '../pdf/geometry.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isValueLike } from '../graph/value-shape.ts';
import { memoize } from '../memoize.ts';
import type { ColumnRole } from './columns/header-roles.ts';
import { columnRole } from './columns/header-roles.ts';
import { PARAGRAPH_WORDS } from './columns/column-titles.ts';

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
export function sectionScope(page: PageGraph, line: number): Scope {
  const above = sectionTitles(page).filter(({ phrase }) => phrase.line < line);
  const at = above.findLastIndex(({ scope }) => scope !== null);
  const own = above[at];
  if (own === undefined) return null;
  return above.slice(at + 1).some(({ phrase }) => endsSection(phrase, own.phrase)) ? null : own.scope;
}
