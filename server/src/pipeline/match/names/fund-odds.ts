import type { PageGraph } from '../../graph/page-graph.ts';
import { isValueLike } from '../../graph/value-shape.ts';
import {
  DEFINES_FUND,
  FUND_IN_ONE_WORD,
  FUND_NOUN,
  FUND_WORD,
  MANAGED_BY,
  MANAGER_ROLE,
  NUMBERED,
  PREPARED_BY,
  INVESTOR_WORD,
  SERVICE_PROVIDER,
  SERVICE_NAME,
  SUBJECT,
} from '../../vocabulary/entity-words.ts';
import { FUND_FORM, LEADING_FORM } from '../../vocabulary/legal-forms.ts';
import type { OrganisationName } from '../../facts/names/organisation-names.ts';

/** A line of a schedule has at least so many numbers and dates. */
const SCHEDULE_VALUES = 2;

/** True for a name in a line of a schedule: it is one of what the fund holds, or one of its partners. */
export function isListed({ page, block, words }: OrganisationName): boolean {
  const line = block.phrases.find((phrase) => phrase.words.some((word) => word === words[0]))?.line ?? -1;
  const values = (page.rows[line] ?? []).filter((phrase) => isValueLike(phrase.text));
  return values.length >= SCHEDULE_VALUES;
}

/** The number that a note on something printed further up begins with. */
const NOTE_NUMBER = /^\(\d{1,2}\)[.:]?$/u;

/** True for a name in a note, which speaks of what its number stands with. */
const isInNote = ({ block }: OrganisationName): boolean => NOTE_NUMBER.test(block.words[0]?.text ?? '');

/**
 * Log-odds that a name in running text is the fund's, by its own words and those around it; `first` is the first page of
 * its document.
 */
export function fundOdds(name: OrganisationName, first: PageGraph | undefined): number {
  let odds = -1.6;
  if (DEFINES_FUND.test(name.after)) odds += 3;
  if (SUBJECT.test(name.before)) odds += 1.5;
  if (FUND_FORM.test(name.legalForm)) odds += 1.6;
  else odds -= 1.2;
  if (FUND_WORD.test(name.text)) odds += 0.7;
  if (FUND_NOUN.test(name.text)) odds += 0.4;
  // "Innovatiefonds" is a fund; a pension fund invests.
  if (FUND_IN_ONE_WORD.test(name.text) && !INVESTOR_WORD.test(name.text)) odds += 1.8;
  if (NUMBERED.test(name.text)) odds += 0.6;
  // In full, a name ends with its form.
  if (LEADING_FORM.test(name.text)) odds -= 0.5;
  if (SERVICE_NAME.test(name.text)) odds -= 3;
  if (SERVICE_PROVIDER.test(name.text) || isListed(name)) odds -= 2;
  if (MANAGED_BY.test(name.before) || MANAGER_ROLE.test(name.before)) odds -= 2.5;
  if (PREPARED_BY.test(name.before)) odds += FUND_FORM.test(name.legalForm) ? 0.8 : -2.5;
  if (isInNote(name)) odds -= 3;
  if (name.page.page.number === first?.page.number) odds += 0.5;
  if (name.words[0] === name.block.words[0]) odds += 0.4;
  return odds;
}
