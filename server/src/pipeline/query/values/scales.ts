import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';

/** What a page states of the amounts on it. */
export interface Statement {
  page: PageGraph;
  phrase: Phrase;
  currency: string | null;
  /** Power of ten for the amounts below; null when the statement leaves it open. */
  scale: number | null;
  /** True when it speaks of amounts as such. */
  isGeneral?: boolean;
}

/** In what power of ten the pages of a document print their amounts. */
export interface Scales {
  /** For an amount at a height of a page (points from its top), by page number. */
  scaleOf(page: number, y?: number): number;
  /** For an amount of running text, as it is printed: what is said of all amounts, where it is written like those of tables. */
  textScaleOf(page: number, amount: string): number;
}

/** The scales that hold on one page, from top to bottom. */
interface PageScales {
  /** Each holds from its height down to the next one. */
  from: { y: number; scale: number }[];
  /** Said under the last amount: holds for the whole page. */
  foot: number | null;
  /** Said over the first amount, or of all amounts. */
  head: number | null;
}

const isAmount = ({ text }: Phrase): boolean => isNumberLike(text) && /\d{2}/u.test(text);

function scalesOf(page: PageGraph, statements: readonly Statement[]): PageScales {
  const amounts = page.rows.flat().filter(isAmount);
  const last = Math.max(-Infinity, ...amounts.map((phrase) => phrase.y1));
  const first = Math.min(Infinity, ...amounts.map((phrase) => phrase.y0));
  const scales: PageScales = { from: [], foot: null, head: null };
  for (const { phrase, scale, isGeneral } of statements) {
    if (scale === null) continue;
    if (phrase.y0 >= last && amounts.length > 0) scales.foot ??= scale;
    else {
      scales.from.push({ y: phrase.y0, scale });
      if (phrase.y1 <= first || isGeneral === true) scales.head ??= scale;
    }
  }
  return scales;
}

/** How many digits an amount has before its point and behind it. */
function digitsOf(amount: string): { whole: number; decimals: number } {
  const decimals = /\d[.,](\d{1,2})(?!\d)\D*$/u.exec(amount)?.[1]?.length ?? 0;
  return { whole: amount.replace(/\D/gu, '').length - decimals, decimals };
}

/** True when an amount is written like those of a page's tables: as exactly, and no longer than the longest. */
function isLikeTables(amount: string, { rows }: PageGraph): boolean {
  const { whole, decimals } = digitsOf(amount);
  const inTables = rows
    .filter((row) => row.length > 1)
    .flatMap((row) => row.filter((phrase) => isAmount(phrase) && !/[%xX×]$/u.test(phrase.text)))
    .map(({ text }) => digitsOf(text));
  return (
    inTables.some((other) => other.whole >= whole) && inTables.every((other) => other.decimals === decimals)
  );
}

/** What the pages say of the scale of their amounts, and what holds where they say nothing. */
export function readScales(pages: readonly PageGraph[], statements: readonly Statement[]): Scales {
  const byPage = new Map(
    pages.map((page) => [
      page.page.number,
      scalesOf(
        page,
        statements.filter((one) => one.page === page),
      ),
    ]),
  );
  const heads = [...byPage.values()].flatMap(({ head, foot }) => head ?? foot ?? []);
  const first = byPage.get(pages[0]?.page.number ?? 1);
  const everywhere = first?.head ?? first?.foot ?? (new Set(heads).size === 1 ? (heads[0] ?? 0) : 0);
  return {
    scaleOf: (number, y = Infinity) => {
      const own = byPage.get(number);
      return own?.from.findLast((one) => one.y <= y)?.scale ?? own?.foot ?? own?.head ?? everywhere;
    },
    textScaleOf: (number, amount) => {
      const said = statements.find(
        ({ page, scale, isGeneral }) => page.page.number === number && isGeneral === true && scale !== null,
      );
      return said !== undefined && isLikeTables(amount, said.page) ? (said.scale ?? 0) : 0;
    },
  };
}
