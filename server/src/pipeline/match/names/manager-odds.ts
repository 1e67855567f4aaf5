import { nameWords } from '../../vocabulary/name-words.ts';
import {
  AS_ADMINISTRATOR,
  BEFORE_MANAGER,
  DEFINES_MANAGER,
  FUND_NOUN,
  MANAGED_BY,
  MANAGER_NAME,
  NUMBERED,
  SERVICE_PROVIDER,
  SERVICE_NAME,
} from '../../vocabulary/entity-words.ts';
import { saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';
import { FUND_FORM, isLegalForm } from '../../vocabulary/legal-forms.ts';
import { ANY_ARTICLE, ARTICLE } from '../../vocabulary/function-words.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { senderOdds } from '../../facts/names/name-places.ts';
import type { OrganisationName } from '../../facts/names/organisation-names.ts';

function inMargin(name: OrganisationName): boolean {
  const middle = (name.block.y0 + name.block.y1) / 2 / name.page.height;
  return middle < 0.12 || middle > 0.9;
}

/** What names the manager right before or after its name, in all languages. */
const MANAGER_LABELS = inAllLanguages(({ labels }) => labels['fund_manager'] ?? [])
  .filter((label) => label.length > 4)
  .map((label) => label.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  .join('|');
const AFTER_MANAGER_LABEL = new RegExp(
  `(?:^|[^\\p{L}])(?:${MANAGER_LABELS})(?:\\s(?:is|ist|est|är|es))?\\s?[:–—]?\\s*$`,
  'iu',
);
/** "– Verwaltungsgesellschaft", "the Partnership's manager". */
const BEFORE_MANAGER_LABEL = new RegExp(
  `^\\s*(?:[–—,(-]\\s*|(?:(?:${ANY_ARTICLE})\\s)?\\p{L}+[’']s\\s)(?:${MANAGER_LABELS})(?:$|[^\\p{L}])`,
  'iu',
);

/** Log-odds that managers gain by bearing the first word of their fund's name, as many do. */
export function kinOdds(name: OrganisationName, fund: string | undefined): number {
  const first = fund?.split(' ').find((word) => !isLegalForm(word) && !ARTICLE.test(word));
  if (first === undefined || first.length < 4 || name.text === fund) return 0;
  if (FUND_FORM.test(name.legalForm) || name.text.split(' ')[0] !== first) return 0;
  if (SERVICE_NAME.test(name.text)) return 0;
  return MANAGER_NAME.test(name.text) ? 1.2 : 0.5;
}

const REGULATED = nameWords('regulated', 'beginning');
/** In full: "GP" is a part of names. */
const GENERAL_PARTNER = wordPattern(
  inAllLanguages(({ columns }) => columns.generalPartner).filter((words) => words.length > 3),
);
const ADDRESS_REACH = 90;

/** Log-odds that a name in running text is the manager's, by its own words and those around it. */
export function managerOdds(name: OrganisationName): number {
  let odds = -2;
  if (AFTER_MANAGER_LABEL.test(name.before) || BEFORE_MANAGER_LABEL.test(name.after)) odds += 2.8;
  // Who serves the fund may prepare the paper; its address is no manager's.
  const isServant = SERVICE_NAME.test(name.text) || AS_ADMINISTRATOR.test(name.after.slice(0, ADDRESS_REACH));
  if (!isServant && MANAGED_BY.test(name.before)) odds += 3.4;
  if (DEFINES_MANAGER.test(name.after)) odds += 3.2;
  if (BEFORE_MANAGER.test(name.before)) odds += 2.5;
  if (REGULATED.test(name.after)) odds += 1;
  if (saysOneOf(GENERAL_PARTNER, `${name.before.slice(-30)} ${name.after.slice(0, 30)}`)) odds -= 2;
  if (SERVICE_NAME.test(name.after.slice(0, 40))) odds -= 1;
  if (MANAGER_NAME.test(name.text)) odds += 0.9;
  if (SERVICE_PROVIDER.test(name.text)) odds += 0.6;
  if (isServant) odds -= 2.6;
  if (FUND_FORM.test(name.legalForm)) odds -= NUMBERED.test(name.text) ? 2 : 0.8;
  if (FUND_NOUN.test(name.text)) odds -= 1.5;
  if (inMargin(name)) odds += 0.9;
  return isServant ? odds : odds + senderOdds(name, undefined);
}
