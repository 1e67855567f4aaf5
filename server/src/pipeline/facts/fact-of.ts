import { textOf } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike, isValueLike } from '../graph/value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import { PARAGRAPH_WORDS } from './columns/column-titles.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import { sectionScope } from './section-owners.ts';
import { columnFacts } from './value-column.ts';
import type { Fact, FactKind } from './fact.ts';

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
