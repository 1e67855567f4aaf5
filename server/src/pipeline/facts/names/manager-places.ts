import { textOf } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { beginsWithOneOf, saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';
import { BEFORE_MANAGER, CONNECTOR, MANAGER_NAME } from '../../vocabulary/entity-words.ts';
import type { PlacedName } from './name-places.ts';
import { LETTERHEAD_LOWEST, titleParts } from './name-places.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';

/** Where managers without a legal form stand: in letterheads, and before what says that they manage. */

const MANAGER_SAYS = wordPattern(inAllLanguages(({ labels }) => labels['fund_manager'] ?? []));
/** Log-odds of a letterhead without legal form, and what it gains by a word for managers beside it. */
const LETTERHEAD = { bias: -0.4, fund: -2.6, manager: 2.4 } as const;

/** The word that a house gives its names, in lower case. */
function managerName(fund: string | undefined): string | undefined {
  return fund
    ?.split(' ')
    .find((word) => !isLegalForm(word) && word.length > 2)
    ?.toLowerCase();
}

/**
 * Letterheads without legal form that share their first word with the fund's name: "Kestrel Gestion – Société de gestion –
 * 18 rue du Lac".
 */
export function letterheads(page: PageGraph | undefined, fund: string | undefined): PlacedName[] {
  const first = managerName(fund);
  if (page === undefined || first === undefined) return [];
  const lines = page.rows.flat().filter(({ y1 }) => y1 < page.height * LETTERHEAD_LOWEST);
  return lines.flatMap((line) => {
    const [name, ...more] = titleParts(line);
    const isName =
      name !== undefined &&
      name.words.length >= 2 &&
      name.words.length <= 6 &&
      name.words[0]?.text.toLowerCase() === first &&
      MANAGER_NAME.test(name.text);
    if (!isName) return [];
    const isManager = more.some(({ text }) => saysOneOf(MANAGER_SAYS, text));
    const odds =
      LETTERHEAD.bias + (name.text === fund ? LETTERHEAD.fund : 0) + (isManager ? LETTERHEAD.manager : 0);
    return [{ page, words: name.words, text: name.text, odds }];
  });
}

/** A name has at most so many words. */
const MAX_MANAGER_LENGTH = 6;
/** A letter is signed in the lower part of its page. */
export const SIGNATURE_PART = 0.4;
const SIGNED_ODDS = 0.8;

/** A line that stands alone over or under a signature and bears the first word of the fund's name: "Kestrel Asset Management". */
export function signatures(page: PageGraph | undefined, fund: string | undefined): PlacedName[] {
  const first = managerName(fund);
  if (page === undefined || first === undefined) return [];
  return page.rows.flatMap(([line, ...more]): PlacedName[] => {
    if (line === undefined || more.length > 0 || line.y0 < page.height * SIGNATURE_PART) return [];
    const { words, text } = line;
    const isName =
      words.length > 1 &&
      words.length <= MAX_MANAGER_LENGTH &&
      words[0]?.text.toLowerCase() === first &&
      words.every((word) => /^[\p{Lu}&]/u.test(word.text)) &&
      !words.some((word) => /[.,:;]$/u.test(word.text));
    return isName && MANAGER_NAME.test(text) ? [{ page, words, text, odds: SIGNED_ODDS }] : [];
  });
}

/** What says whom a name names stands within so many words behind it, or before the colon that it stands behind. */
const SAID_WITHIN = 4;
const ENDS_NAME = /[,.;]$/u;
/** A legal form may stand behind the name of a kind of house ("Olmeda Gestión, SGIIC, S.A."). */
const FORM_WITHIN = 2;

/** The words of a name in running text, to the first comma or stop; none where other words stand between or a legal form follows. */
function nameFrom(words: readonly Word[], at: number): Word[] {
  const some = words.slice(at, at + MAX_MANAGER_LENGTH);
  const name = some.slice(0, some.findIndex(({ text }) => ENDS_NAME.test(text)) + 1);
  const isName = name.every(({ text }) => /^[\p{Lu}&]/u.test(text) || CONNECTOR.test(text));
  const behind = words.slice(at + name.length, at + name.length + FORM_WITHIN);
  return isName && name.length > 1 && !behind.some(({ text }) => isLegalForm(text)) ? name : [];
}

/** The capitalised words from a place on, with what joins them: "Kestrel & Row Investissement" before "procède". */
function capitalsFrom(words: readonly Word[], at: number): Word[] {
  const some = words.slice(at, at + MAX_MANAGER_LENGTH + 1);
  const end = some.findIndex(({ text }) => !/^[\p{Lu}&]/u.test(text) && !CONNECTOR.test(text));
  const name = some.slice(0, Math.max(0, end));
  return name.slice(0, name.findLastIndex(({ text }) => !CONNECTOR.test(text)) + 1);
}

/** The name of a house right behind what it is in running text: "la société de gestion Kestrel & Row Investissement procède". */
function nameBehindRole(words: readonly Word[], at: number): Word[] {
  const before = textOf(words.slice(Math.max(0, at - SAID_WITHIN), at));
  const name = BEFORE_MANAGER.test(before) ? capitalsFrom(words, at) : [];
  const isWhole = !name.some(({ text }) => ENDS_NAME.test(text) || isLegalForm(text));
  return name.length > 1 && isWhole ? name : [];
}

/** True for a place right behind "Société de gestion :". */
function isBehindLabel(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.text.endsWith(':') !== true) return false;
  const before = words.slice(Math.max(0, at - 1 - SAID_WITHIN), at).map(({ text }) => text);
  const stop = before.findLastIndex((text) => text.endsWith('.'));
  return saysOneOf(MANAGER_SAYS, before.slice(stop + 1).join(' '));
}

/**
 * Names without legal form of whom running text says that they manage the fund: behind a label ("Société de gestion :
 * Kestrel Gestion, 18 rue du Lac"), or, sharing their first word with the fund's, right behind what they are, or before a
 * comma and what they are ("Kestrel Associés, société de gestion agréée").
 */
export function namedManagers(pages: readonly PageGraph[], fund: string | undefined): PlacedName[] {
  const first = managerName(fund);
  return pages.flatMap((page) =>
    page.blocks.flatMap(({ words }) =>
      words.flatMap((word, at): PlacedName[] => {
        const isOfHouse = word.text.toLowerCase() === first;
        const isLabelled = isBehindLabel(words, at);
        const behindRole = isOfHouse ? nameBehindRole(words, at) : [];
        if (behindRole.length > 0)
          return [
            { page, words: behindRole, text: textOf(behindRole), odds: LETTERHEAD.bias + LETTERHEAD.manager },
          ];
        const name = isOfHouse || isLabelled ? nameFrom(words, at) : [];
        const text = textOf(name).replace(ENDS_NAME, '');
        if (name.length === 0 || text === fund || !(isOfHouse || MANAGER_NAME.test(text))) return [];
        const said = textOf(words.slice(at + name.length, at + name.length + SAID_WITHIN));
        const isSaid = name.at(-1)?.text.endsWith(',') === true && beginsWithOneOf(MANAGER_SAYS, said);
        return isLabelled || isSaid
          ? [{ page, words: name, text, odds: LETTERHEAD.bias + LETTERHEAD.manager }]
          : [];
      }),
    ),
  );
}
