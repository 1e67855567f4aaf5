import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { Pages } from '../graph/built-pages.ts';
import { pageNumbered } from '../graph/built-pages.ts';
import { isMonthEnd } from '../facts/reporting-day.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import type { Proposal } from '../match/proposal.ts';
import { CURRENCY_MARK } from '../vocabulary/currencies.ts';
import { NOTICES } from '../vocabulary/label-parts.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { Ranked } from './resolve-claims.ts';

/**
 * What the document itself says against a chosen value, however well its label suits. A value that is
 * doubted is no surer than its doubt allows.
 */

/** One kind of doubt: which of the chosen values it is about, and what they are no surer than. */
interface Doubt {
  /** Absent: it needs a look. */
  most?: number;
  isDoubted: (chosen: Chosen, ranked: Ranked, pages: Pages) => boolean;
}

interface Chosen {
  wanted: TargetMetric;
  best: Proposal;
  others: readonly Proposal[];
}

/** A label less alike than this names the value only by some of its words. */
const WEAK_LABEL = 0.75;
/** A label that is so much more alike to another metric names that one. */
const CLEAR_LEAD = 0.1;
/** Claims of so many log-odds less are as good. */
const AS_GOOD = 1;

const bestOf = (ranked: Ranked, base: string): Proposal | undefined =>
  [...ranked].find(([{ terms }]) => terms.base === base)?.[1][0];

const MONEY = new RegExp(
  `^[-–(]?(?:${CURRENCY_MARK})\\s?[-–(]?\\d|\\d\\)?\\s?(?:${CURRENCY_MARK})\\)?$`,
  'u',
);
/** How far, in heights, a column goes on to its next line. */
const NEXT_LINE = 3;

/** True for a number without a currency in a column in which the lines right above and right below have one. */
function standsBetweenMoney({ words: [word], text, page }: Proposal, pages: Pages): boolean {
  if (word === undefined || MONEY.test(text)) return false;
  const { rows } = pageNumbered(pages, page.page.number)[0] ?? { rows: [] };
  const own = rows.flat().find(({ words }) => words.includes(word));
  return (
    own !== undefined &&
    isNumberLike(own.text) &&
    !MONEY.test(own.text) &&
    ([-1, 1] as const).every((step) => MONEY.test(neighbourInColumn(rows, own, step, NEXT_LINE)?.text ?? ''))
  );
}

const WHOLES: readonly { parts: ReadonlySet<string>; wholes: readonly string[] }[] = Object.values(
  NOTICES,
).map(({ bases, wholes }) => ({ parts: new Set<string>(bases), wholes }));

/** What tax and carried interest take off leaves at least so much of the gross amount. */
const MUCH_MORE = 1.5;

const foundOf = (ranked: Ranked, bases: readonly string[]): Proposal[] =>
  bases.flatMap((base) => bestOf(ranked, base) ?? []).filter(({ isBlank }) => !isBlank);

const isMuchMore = (value: string, wholes: readonly Proposal[]): boolean =>
  wholes.every((whole) => Number(value) > MUCH_MORE * Math.abs(Number(whole.value)));

/** A sum of money in groups of three, the way that hardly anything else is printed. */
const IN_GROUPS = /(?<!\d)(\d{1,3}(?:[.,'’]\d{3})+)(?!\d)/u;

/** True where the running text that tells a value tells much more than the wholes beside it: it is of the fund, not of the partner. */
function isToldOfFund(
  { words: [word], features, page }: Proposal,
  wholes: readonly Proposal[],
  pages: Pages,
): boolean {
  if (word === undefined || features.kindProse === undefined || wholes.length === 0) return false;
  const blocks = pageNumbered(pages, page.page.number).flatMap((one) => one.blocks);
  const beside = blocks.find(({ words }) => words.includes(word))?.words ?? [];
  return beside.some(({ text }) => {
    const digits = IN_GROUPS.exec(text)?.[1]?.replace(/\D/gu, '');
    return digits !== undefined && isMuchMore(digits, wholes);
  });
}

/** Log-odds of a text that is the partner only because nothing else is. */
const HARDLY_NAMED = -1;

/** True for an account whose partner was not found. */
function isAccountOfNobody(ranked: Ranked): boolean {
  const wanted = [...ranked.keys()];
  const isAccount = wanted.some(({ terms }) => terms.base === 'closing_balance');
  const hasPartner = wanted.some(({ terms }) => terms.base === 'limited_partner');
  const partner = bestOf(ranked, 'limited_partner');
  return isAccount && hasPartner && (partner === undefined || partner.odds < HARDLY_NAMED);
}

const DOUBTS: readonly Doubt[] = [
  {
    // "Drawdown purchase price" is no investment that a call is for, although nothing else claims its amount.
    isDoubted: ({ wanted, best }) =>
      wanted.metric.type === 'CURRENCY' &&
      best.origin === undefined &&
      (best.features.similarity ?? 1) < WEAK_LABEL,
  },
  {
    // A fund is no smaller than a commitment to it: the smaller of two amounts that are called so is a partner's.
    isDoubted: ({ wanted, best, others }) =>
      wanted.terms.base === 'fund_size' &&
      others.some(({ odds, value }) => best.odds - odds < AS_GOOD && Number(value) > Number(best.value)),
  },
  {
    // A fund is not its own manager.
    isDoubted: ({ wanted, best }, ranked) =>
      wanted.terms.base === 'fund_manager' &&
      best.origin === undefined &&
      best.value === bestOf(ranked, 'fund')?.value,
  },
  {
    // Amounts of an account that names no partner may be those of the whole fund.
    isDoubted: ({ wanted, best }, ranked) =>
      wanted.metric.type === 'CURRENCY' && best.origin === undefined && isAccountOfNobody(ranked),
  },
  {
    // No part of a notice is much more than the whole of it, whatever is taken off.
    most: 0.5,
    isDoubted: ({ wanted, best }, ranked) =>
      WHOLES.some(({ parts, wholes }) => {
        const { base } = wanted.terms;
        if (!parts.has(base) && !wholes.includes(base)) return false;
        const isWhole = wholes.includes(base);
        const found = isWhole ? [best] : foundOf(ranked, wholes);
        const tooLarge = foundOf(ranked, [...parts]).filter(({ value }) => isMuchMore(value, found));
        // One part among others is misread; where several are too large, the whole is.
        return (
          found.length > 0 &&
          (isWhole ? tooLarge.length > 1 : tooLarge.length === 1 && isMuchMore(best.value, found))
        );
      }),
  },
  {
    // "To fund an acquisition ($16,100,000) and expenses ($575,000)" of a partner who pays 1,000,000.
    isDoubted: ({ wanted, best }, ranked, pages) =>
      WHOLES.some(
        ({ parts, wholes }) =>
          parts.has(wanted.terms.base) && isToldOfFund(best, foundOf(ranked, wholes), pages),
      ),
  },
  {
    // A report is as of the end of a month; the day on which it was written stands beside it.
    isDoubted: ({ wanted, best, others }, ranked) =>
      wanted.terms.base === 'reporting_date' &&
      best.origin === undefined &&
      bestOf(ranked, 'notice_date') === undefined &&
      !isMonthEnd(best.value) &&
      others.some(({ value }) => isMonthEnd(value) && value < best.value),
  },
  {
    // "Payment date" has a word of "Notice date", and names the day of payment.
    most: 0.5,
    isDoubted: ({ wanted, best }, ranked) =>
      best.origin === undefined &&
      (best.features.rivalLead ?? 0) > CLEAR_LEAD &&
      [...ranked].some(
        ([other, [taken]]) =>
          other !== wanted &&
          taken !== undefined &&
          taken.words[0] === best.words[0] &&
          (taken.features.rivalLead ?? 0) === 0,
      ),
  },
  {
    // "143,400 CR" may add to an account or take from it; houses differ.
    isDoubted: ({ wanted, best }) => wanted.metric.type === 'CURRENCY' && /\d\s?CR\.?$/iu.test(best.text),
  },
  {
    // A number without a currency between two with one is a count: "130,000" shares.
    isDoubted: ({ wanted, best }, _, pages) =>
      wanted.metric.type === 'CURRENCY' && best.origin === undefined && standsBetweenMoney(best, pages),
  },
];

/** Makes chosen values no surer than what speaks against them in the document. */
export function doubtChosen(ranked: Ranked, pages: Pages): void {
  for (const [wanted, [best, ...others]] of ranked) {
    if (best === undefined || best.isBlank) continue;
    const doubts = DOUBTS.filter(({ isDoubted }) => isDoubted({ wanted, best, others }, ranked, pages));
    if (doubts.length === 0) continue;
    const most = Math.min(best.most ?? 1, ...doubts.map(({ most = MAX_DOUBTED }) => most));
    ranked.set(wanted, [{ ...best, most }, ...others]);
  }
}
