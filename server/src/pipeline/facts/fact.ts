import { labelTokens } from '../vocabulary/label-tokens.ts';
import { textOf } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Word } from '../contract/page.ts';
import type { NoticeStage } from './columns/notice-stage.ts';
import { columnRole } from './columns/header-roles.ts';

/** How a label stands to its value. */
export type FactKind = 'beside' | 'colon' | 'above' | 'below' | 'prose' | 'clause';

/** A value that the page prints together with something that names it. */
export interface Fact {
  page: PageGraph;
  kind: FactKind;
  label: string;
  tokens: readonly string[];
  /** Words that print the value, in reading order. */
  words: Word[];
  text: string;
  /** Column titles above the value, from top to bottom. */
  headers: string[];
  /** Nearest heading above the label. */
  heading: string;
  /** Whose the amounts of its section are, as the nearest title says that stands alone over them. */
  sectionScope?: 'partner' | 'fund' | null;
  /** In prose: the words after the value, as tokens. */
  following: readonly string[];
  /** In prose: the words from the value to the next value or the end of the clause, as tokens. */
  clause?: readonly string[];
  /** True for a number behind "no.": it counts and is no amount. */
  isCounted?: boolean;
  /** In prose: true for a date. */
  isDay?: boolean;
  /** In prose: true where the sentence speaks of an earlier notice. */
  isOfEarlier?: boolean;
  /** True when another column of the same line, or another row of the same list, is the partner's own. */
  hasPartnerColumn: boolean;
  /** True for an amount of the whole partnership, in a statement with a column of the general partner. */
  isOfPartnership?: boolean;
  /** True in a column of gross figures beside one of net ones. */
  isGross?: boolean;
  /** True for a value in the row or column that bears the partner's name, or that adds up the parts of one holding. */
  isOwn?: boolean;
  /** True when another column of the same kind ends later by its title: this one is for comparison. */
  isEarlier?: boolean;
  /** True when the other columns of the same kind end earlier by their titles. */
  isLatest?: boolean;
  /** Where its column stands to the notice, when columns before, at and after it stand side by side. */
  stage?: NoticeStage;
  /** Position of the value among the values right of its label, from 0. */
  order: number;
  /** How many of those count units or state the amount of one. */
  unitColumns?: number;
  /** The metric that its place in an account says it is, by base name, whatever the label. */
  base?: string;
  /** True for an amount of a roll-forward: it is nothing that stands unless its period is to date. */
  isMovement?: boolean;
  /** The period of the account that it is an amount of, where the account itself says it. */
  accountPeriod?: string | null;
}

/** A fact of which neither columns nor headings say more; `text` where it is not all that its words print. */
export function plainFact({
  page,
  kind,
  label,
  words,
  text = textOf(words),
}: Pick<Fact, 'page' | 'kind' | 'label' | 'words'> & { text?: string }): Fact {
  const ofLayout = { headers: [], heading: '', following: [], hasPartnerColumn: false, order: 0 };
  return { page, kind, label, tokens: labelTokens(label), words, text, ...ofLayout };
}

/** True for a value under "Since inception": there "Contributions" are the contributions to date. */
export function isCumulative(fact: Fact): boolean {
  if (fact.kind !== 'beside') return false;
  return (columnRole(fact.headers).period ?? columnRole([fact.heading]).period) === 'Inception To Date';
}
