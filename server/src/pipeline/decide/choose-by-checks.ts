import type { CheckedValue, FundCheck, FundCheckResult } from '@assay/shared/domain';
import { evaluateChecks, printedPlace } from '@assay/shared/domain';

import type { Proposal } from '../match/proposal.ts';
import { addSignal } from '../match/proposal.ts';
import { MIN_CONFIDENCE, probability } from '../match/score.ts';
import type { Ranked } from './resolve-claims.ts';

/** Alternatives of one metric that a failing check may choose from. */
const ALTERNATIVES = 4;
/** Log-odds that arithmetic may outweigh: a value far less likely is not believed because it fits. */
const MAX_OUTWEIGHED = 3;
const MAX_CHOICES = 6;
/** What a choice must win: about one more check that holds. */
const MIN_GAIN = 0.6;
/** How much a check says: a sum of many values is no accident, a rounded quotient may be. */
const SAYS = { manyTerms: 1, twoTerms: 0.7, quotient: 0.6 } as const;

type Values = Map<string, CheckedValue>;
type Lists = Map<string, Proposal[]>;

/** How much a verdict says, whichever way it goes; nothing when hardly any value takes part. */
export function sayOf({ weight, isQuotient }: FundCheckResult): number {
  if (weight < 2) return 0;
  if (isQuotient) return SAYS.quotient;
  return weight >= 3 ? SAYS.manyTerms : SAYS.twoTerms;
}

function agreement(verdicts: readonly FundCheckResult[]): number {
  return verdicts.reduce((sum, verdict) => sum + (verdict.holds ? 1 : -1) * sayOf(verdict), 0);
}

const isShown = ({ odds, isBlank }: Proposal): boolean => !isBlank && probability(odds) >= MIN_CONFIDENCE;

const checkedOf = ({ value, text }: Proposal): CheckedValue => ({
  value,
  place: printedPlace(text, value) ?? undefined,
});

function valuesOf(lists: Lists): Values {
  return new Map(
    [...lists].flatMap(([fin, [best]]) =>
      best !== undefined && isShown(best) ? [[fin, checkedOf(best)]] : [],
    ),
  );
}

function finsOf(check: FundCheck): string[] {
  return [check.result, ...(check.terms ?? []).map(({ fin }) => fin), ...(check.quotient ?? [])];
}

interface Choice {
  fin: string;
  at: number;
  worth: number;
}

/**
 * What a notice says is to be paid, unless it is one of its parts: a call that is set against a distribution asks for less
 * than they add up to.
 */
const isSettled = ({ features, value }: Proposal, fin: string, values: Values): boolean =>
  features.payable !== undefined &&
  ![...values].some(([other, part]) => other !== fin && part.value === value);

/** The single exchange of a value for one of its alternatives that makes the checks agree best. */
function bestChoice(lists: Lists, checks: readonly FundCheck[]): Choice | null {
  const values = valuesOf(lists);
  const verdicts = evaluateChecks(checks, values);
  const now = agreement(verdicts);
  const failing = new Set(verdicts.filter(({ holds }) => !holds).map(({ name }) => name));
  const fins = new Set(checks.filter(({ name }) => failing.has(name)).flatMap(finsOf));
  let choice: Choice | null = null;
  for (const fin of fins) {
    const list = lists.get(fin) ?? [];
    const [best] = list;
    if (best === undefined || best.isBlank || best.origin?.kind === 'learned') continue;
    if (isSettled(best, fin, values)) continue;
    for (let at = isShown(best) ? 1 : 0; at < Math.min(list.length, ALTERNATIVES); at += 1) {
      const other = list[at];
      if (other === undefined || other.isBlank) continue;
      const outweighed = Math.max(0, best.odds, -1) - other.odds;
      if (outweighed > MAX_OUTWEIGHED) continue;
      const gain = agreement(evaluateChecks(checks, new Map(values).set(fin, checkedOf(other)))) - now;
      const worth = gain - outweighed / (2 * MAX_OUTWEIGHED);
      if (gain >= MIN_GAIN && worth > (choice?.worth ?? 0)) choice = { fin, at, worth };
    }
  }
  return choice;
}

function take(list: Proposal[], at: number): void {
  const [best] = list;
  const chosen = list.splice(at, 1)[0];
  if (best === undefined || chosen === undefined) return;
  chosen.odds = Math.max(chosen.odds, best.odds, 0);
  addSignal(chosen, 'chosenByCheck', 1);
  list.unshift(chosen);
}

/**
 * Lets the identities of fund documents choose between candidates: a failing check takes an alternative when it then
 * holds and the alternative is not much less likely. A document whose arithmetic does not tie keeps what is printed.
 * Every check then raises or lowers what took part in it. Answers the verdicts on what was chosen.
 */
export function chooseByChecks(ranked: Ranked, checks: readonly FundCheck[]): FundCheckResult[] {
  const lists: Lists = new Map([...ranked].map(([{ metric }, list]) => [metric.fin, list]));
  for (let choices = 0; choices < MAX_CHOICES; choices += 1) {
    const choice = bestChoice(lists, checks);
    const list = choice === null ? undefined : lists.get(choice.fin);
    if (choice === null || list === undefined) break;
    take(list, choice.at);
  }
  const verdicts = evaluateChecks(checks, valuesOf(lists));
  for (const verdict of verdicts) applyVerdict(verdict, (fin) => lists.get(fin)?.[0]);
  return verdicts;
}

function applyVerdict(verdict: FundCheckResult, proposalOf: (fin: string) => Proposal | undefined): void {
  for (const fin of verdict.fins) {
    const proposal = proposalOf(fin);
    if (proposal !== undefined)
      addSignal(proposal, verdict.holds ? 'checksHold' : 'checksFail', sayOf(verdict));
  }
}

/** Lets the checks of a row raise or lower its cells. */
export function weighRow(cells: ReadonlyMap<string, Proposal>, checks: readonly FundCheck[]): void {
  const values = new Map([...cells].map(([fin, proposal]) => [fin, checkedOf(proposal)]));
  for (const verdict of evaluateChecks(checks, values)) applyVerdict(verdict, (fin) => cells.get(fin));
}
