import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { slashedLabels } from './inline-facts.ts';

/** How far, in heights, the lines under such a head stand from each other. */
const REACH = 1;
const MAX_LABELS = 3;

/** "Account / Payable to" over an account number and a name: the label of the line that a value is, null for any other. */
export function slashedHead(page: PageGraph, value: Phrase): string | null {
  let line: Phrase | null = value;
  for (let at = 0; at < MAX_LABELS; at += 1) {
    line = neighbourInColumn(page.rows, line, -1, REACH);
    if (line === null) return null;
    const labels = slashedLabels(line.text);
    if (labels.length > at && labels.length > 1 && labels.every(isLabel)) return labels[at] ?? null;
  }
  return null;
}
