import { isNumberLike } from '../../graph/value-shape.ts';
import { DEFINES_FUND, NUMBERED, SERVICE_NAME, SUBJECT } from '../../vocabulary/entity-words.ts';
import { FUND_FORM, LEADING_FORM } from '../../vocabulary/legal-forms.ts';
import type { OrganisationName } from '../../facts/names/organisation-names.ts';

/** "Innovatiefonds", "Wachstumsfonds"; a pension fund invests. */
const FUND_IN_ONE_WORD = /\p{L}{3}(?<!pensioen|pensions?)fonds\b/iu;

/** A line of a schedule has at least so many numbers. */
const SCHEDULE_NUMBERS = 3;

/** True for a name in a line of a schedule: it is one of what the fund holds, or one of its partners. */
export function isListed({ page, block, words }: OrganisationName): boolean {
  const line = block.phrases.find((phrase) => phrase.words.some((word) => word === words[0]))?.line ?? -1;
  const numbers = (page.rows[line] ?? []).filter((phrase) => isNumberLike(phrase.text));
  return numbers.length >= SCHEDULE_NUMBERS;
}

/** Log-odds that a name in running text is the fund's, by its own words and those around it. */
export function fundOdds(name: OrganisationName): number {
  let odds = -1.6;
  const text = `${name.before} ~ ${name.after}`;
  if (DEFINES_FUND.test(name.after)) odds += 3;
  if (SUBJECT.test(name.before)) odds += 1.5;
  if (FUND_FORM.test(name.legalForm)) odds += 1.6;
  else odds -= 1.2;
  if (/\bfund\b|\bfonds\b|infrastru|mezzanine|buyout|growth|equity|income/iu.test(name.text)) odds += 0.7;
  if (/\bfund\b|\bfonds\b/iu.test(name.text)) odds += 0.4;
  if (FUND_IN_ONE_WORD.test(name.text)) odds += 1.8;
  if (NUMBERED.test(name.text)) odds += 0.6;
  // In full, a name ends with its form.
  if (LEADING_FORM.test(name.text)) odds -= 0.5;
  if (SERVICE_NAME.test(name.text)) odds -= 3;
  if (/management/iu.test(name.text) || isListed(name)) odds -= 2;
  if (
    /(?:managed|prepared|advised|issued|operated) by\W*$|manager|as manager/iu.test(text.split('~')[0] ?? '')
  )
    odds -= 2.5;
  if (/behalf of\W*$/iu.test(name.before) && FUND_FORM.test(name.legalForm)) odds += 0.8;
  if (name.page.page.number === 1) odds += 0.5;
  if (name.words[0] === name.block.words[0]) odds += 0.4;
  return odds;
}
