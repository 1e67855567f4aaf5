import type { PassRunner } from '../contract/pass.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import { rollForwards } from '../facts/account/roll-forward.ts';
import {
  ACCOUNT,
  CLAUSES,
  DRAWDOWN_HISTORY,
  IBANS,
  LETTER_DATES,
  NOTICE_FACTS,
  ORDINALS,
  OWN_SHARES,
  PAYMENT_DETAILS,
  REPORTING_DAY,
  STATED_FACTS,
} from './passes.ts';
import { hasNarrativeRollForward } from '../facts/account/narrative-roll-forward.ts';

/** Pages on which an account shows that it is one. */
const ACCOUNT_PAGES = 3;

/** Everything a document states, page by page: a long report's facts need not lie in memory together. */
export function* factsOf(
  pages: Pages,
  context: DocumentContext,
  passes: PassRunner,
  isNotice: boolean,
): Iterable<Fact> {
  yield* passes.run(LETTER_DATES, pages, context);
  const isAccount = pages
    .slice(0, ACCOUNT_PAGES)
    .some((page) => rollForwards(page).length > 0 || hasNarrativeRollForward(page, context));
  for (const page of pages.slice(0, 1)) {
    yield* passes.run(ORDINALS, page, context);
    // A notice reports on the day it is written, an account on the day over its figures.
    if (!isNotice && !isAccount) yield* passes.run(REPORTING_DAY, page, context);
  }
  for (const page of pages) {
    const stated = STATED_FACTS.flatMap((pass) => passes.run(pass, page, context));
    const facts = passes.run(OWN_SHARES, stated, { page, pages });
    yield* isAccount
      ? passes.run(ACCOUNT, facts, page)
      : [...facts, ...NOTICE_FACTS.flatMap((pass) => passes.run(pass, facts, context))];
    yield* passes.run(DRAWDOWN_HISTORY, page, context);
    const clauses = passes.run(CLAUSES, page, context);
    yield* clauses;
    yield* passes.run(PAYMENT_DETAILS, page, context);
    yield* passes.run(IBANS, [...facts, ...clauses], context);
  }
}
