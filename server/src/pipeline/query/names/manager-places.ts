import type { PageGraph } from '../../graph/page-graph.ts';
import type { Word } from '../../pdf/page-words.ts';
import { inAllLanguages } from '../language/language-files.ts';
import { beginsWithOneOf, saysOneOf, wordPattern } from '../language/word-pattern.ts';
import { MANAGER_NAME } from './entity-words.ts';
import type { PlacedName } from './name-places.ts';
import { LETTERHEAD_LOWEST, titleParts } from './name-places.ts';
import { isLegalForm } from './organisation-names.ts';

/** Where managers without a legal form stand: in letterheads, and before what says that they manage. */

const MANAGER_SAYS = wordPattern(inAllLanguages(({ labels }) => labels['fund_manager'] ?? []));
/** Log-odds of a letterhead without legal form, and what it gains by a word for managers beside it. */
const LETTERHEAD = { bias: -0.4, fund: -2.6, manager: 2.4 } as const;

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

/** The word that a house gives its names, in lower case. */
function houseOf(fund: string | undefined): string | undefined {
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
  const first = houseOf(fund);
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
const LONGEST_MANAGER = 6;
/** A letter is signed in the lower part of its page. */
const SIGNATURE_PART = 0.4;
const SIGNED_ODDS = 0.8;

/** A line that stands alone over or under a signature and bears the first word of the fund's name: "Kestrel Asset Management". */
export function signatures(page: PageGraph | undefined, fund: string | undefined): PlacedName[] {
  const first = houseOf(fund);
  if (page === undefined || first === undefined) return [];
  return page.rows.flatMap(([line, ...more]): PlacedName[] => {
    if (line === undefined || more.length > 0 || line.y0 < page.height * SIGNATURE_PART) return [];
    const { words, text } = line;
    const isName =
      words.length > 1 &&
      words.length <= LONGEST_MANAGER &&
      words[0]?.text.toLowerCase() === first &&
      words.every((word) => /^[\p{Lu}&]/u.test(word.text)) &&
      !words.some((word) => /[.,:;]$/u.test(word.text));
    return isName && MANAGER_NAME.test(text) ? [{ page, words, text, odds: SIGNED_ODDS }] : [];
  });
}

/** What says whom a name names stands within so many words behind it. */
const SAID_WITHIN = 4;

/**
 * Names without legal form that share their first word with the fund's, and of whom the words behind the comma say that
 * they manage it: "Kestrel Associés, société de gestion agréée".
 */
export function saidManagers(pages: readonly PageGraph[], fund: string | undefined): PlacedName[] {
  const first = houseOf(fund);
  if (first === undefined) return [];
  return pages.flatMap((page) =>
    page.blocks.flatMap(({ words }) =>
      words.flatMap((word, at): PlacedName[] => {
        if (word.text.toLowerCase() !== first) return [];
        const size = words.slice(at, at + LONGEST_MANAGER).findIndex(({ text }) => text.endsWith(',')) + 1;
        const name = words.slice(at, at + size);
        const text = textOf(name).replace(/,$/u, '');
        const said = textOf(words.slice(at + size, at + size + SAID_WITHIN));
        const isName = size > 1 && text !== fund && name.every((one) => /^[\p{Lu}&]/u.test(one.text));
        return isName && beginsWithOneOf(MANAGER_SAYS, said)
          ? [{ page, words: name, text, odds: LETTERHEAD.bias + LETTERHEAD.manager }]
          : [];
      }),
    ),
  );
}
