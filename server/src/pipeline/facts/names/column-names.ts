import type { PageGraph } from '../../graph/page-graph.ts';
import { isValueLike } from '../../graph/value-shape.ts';
import { columnRole } from '../columns/header-roles.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import type { PlacedName } from './name-places.ts';

const LONGEST_NAME = 9;
const ODDS = 1.4;

/** Titles of columns beside the one of all partners ("All partners | Kestrel Endowment"): the partner by its name. */
export function columnInvestors(page: PageGraph): PlacedName[] {
  return page.rows.flatMap((row) => {
    const roles = row.map(({ text }) => columnRole([text]));
    if (!roles.some(({ scope }) => scope === 'fund') || row.some(({ text }) => isValueLike(text))) return [];
    return row
      .filter(({ text, words }, index) => {
        const isTitle = roles[index]?.scope !== null || roles[index]?.period !== null || isLabel(text);
        const isName = words.length >= 2 && words.length <= LONGEST_NAME && /^\p{Lu}/u.test(text);
        return isName && !isTitle && words.filter((word) => /^\p{Lu}/u.test(word.text)).length >= 2;
      })
      .map(({ words, text }) => ({ page, words, text, odds: ODDS }));
  });
}
