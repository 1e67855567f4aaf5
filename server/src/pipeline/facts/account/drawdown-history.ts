import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import { shiftDecimal } from '../../values/decimals.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Fact } from '../fact.ts';
import { factOf } from '../fact-of.ts';
import { balanceKind } from '../../vocabulary/label-parts.ts';
import { readNumber } from '../../values/numbers.ts';

/** More digits behind the point than any amount has. */
const PLACES = 4;

/** An amount in whole ten-thousandths, so that sums are exact; null for what is no number. */
function exact(phrase: Phrase, { decimalStyle }: DocumentContext): bigint | null {
  const number = readNumber(phrase.text, decimalStyle);
  return number === null ? null : BigInt(shiftDecimal(number.value, PLACES).split('.')[0] ?? '0');
}

/** The lines right below the titles of a list that have numbers in both of its columns. */
function listBelow(page: PageGraph, drawn: Phrase, left: Phrase): { drawn: Phrase; left: Phrase }[] {
  const lines: { drawn: Phrase; left: Phrase }[] = [];
  for (const row of page.rows.slice(left.line + 1)) {
    const under = (title: Phrase): Phrase | undefined =>
      row.find((phrase) => isNumberLike(phrase.text) && overlapX(phrase, title) > 0);
    const [called, open] = [under(drawn), under(left)];
    if (called === undefined || open === undefined) break;
    lines.push({ drawn: called, left: open });
  }
  return lines;
}

/**
 * A list of drawdowns with what each drew and what it left undrawn. When its last line follows from the one before, the two
 * tell what was open before and after the drawdown that the notice announces.
 */
export function drawdownHistory(page: PageGraph, context: DocumentContext): Fact[] {
  return page.rows.flatMap((row) => {
    const titled = (standing: ReturnType<typeof balanceKind>): Phrase | undefined =>
      row.findLast(({ text }) => !isNumberLike(text) && balanceKind(text) === standing);
    const [drawn, left] = [titled('contributed_to_date'), titled('unfunded_commitment')];
    if (drawn === undefined || left === undefined) return [];
    const [before, after] = listBelow(page, drawn, left).slice(-2);
    if (before === undefined || after === undefined) return [];
    const [open, called] = [exact(before.left, context), exact(after.drawn, context)];
    if (open === null || called === null || open - called !== exact(after.left, context)) return [];
    return [
      {
        ...factOf(page, { kind: 'beside', label: [left], value: before.left }),
        base: 'unfunded_before_call',
      },
      { ...factOf(page, { kind: 'beside', label: [left], value: after.left }), base: 'unfunded_after_call' },
    ];
  });
}
