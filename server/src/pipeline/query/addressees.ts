import type { Block, PageGraph } from '../graph/page-graph.ts';
import { isDateLike } from '../graph/value-shape.ts';
import { ADDRESS, DELIVERY, GREETING, INSTITUTION, UNNAMED } from './entity-words.ts';
import type { PlacedName } from './name-places.ts';
import type { OrganisationName } from './organisation-names.ts';

/** "Mrs A. Smith" stands for the organisation on the next line, unless the line names a settlement of hers. */
function isPerson(text: string): boolean {
  return (
    /^(?:mr|mrs|ms|dr|herrn?|frau|m\.|mme|monsieur|madame|fru|dhr|de heer|mevrouw|mevr|señor|señora|sr|sra|don|doña|d\.)(?=$|[\s.])/iu.test(
      text,
    ) && !INSTITUTION.test(text)
  );
}

/** How far under its address a letter greets, in lines. */
const GREETING_REACH = 8;
const SAME_EDGE = 4;
/** Log-odds of one whom a letter greets by name. */
const GREETED = 2.4;

/** True for a block over the greeting of a letter, at the same edge. */
function isOverGreeting(page: PageGraph, block: Block): boolean {
  const last = block.phrases.at(-1)?.line ?? 0;
  return page.rows
    .slice(last + 1, last + 1 + GREETING_REACH)
    .some(
      ([first]) =>
        first !== undefined && GREETING.test(first.text) && Math.abs(first.x0 - block.x0) < SAME_EDGE,
    );
}

/** "Hello Kestrel Living Trust,": an institution that a letter greets by its name. */
export function greeted(page: PageGraph | undefined): PlacedName[] {
  return (page?.rows.flat() ?? []).flatMap(({ words, text }) => {
    const named = words.slice(1);
    const name = named
      .map((word) => word.text)
      .join(' ')
      .replace(/[,:]$/u, '');
    const isNamed = GREETING.test(text) && /[,:]$/u.test(text) && /^\p{Lu}/u.test(name);
    if (page === undefined || !isNamed || named.length < 2 || !INSTITUTION.test(name) || UNNAMED.test(name))
      return [];
    return [{ page, words: named, text: name, odds: GREETED }];
  });
}

/** The block under which a letter is addressed: its first line names the addressee. */
export function addressees(page: PageGraph | undefined, names: readonly OrganisationName[]): PlacedName[] {
  if (page === undefined) return [];
  const elsewhere = (block: Block): string[] =>
    names.filter((name) => name.block !== block).map((name) => name.text);
  const oddsOf = (block: Block, lead: number): number => {
    const first = block.phrases[lead];
    if (first === undefined || first.words.length > 10 || !/^[\p{Lu}]/u.test(first.text)) return -9;
    const lines = block.phrases.map((phrase) => phrase.text);
    const rest = lines.slice(lead + 1, lead + 6);
    const addressed = rest.filter((line) => ADDRESS.test(line) && line.split(' ').length <= 9).length;
    if (first.y0 > page.height * 0.45) return -9;
    let odds = -2.6;
    if (addressed > 0) odds += 1.6;
    if (addressed > 1) odds += 0.6;
    if (
      rest.some((line) =>
        /^(?:attn|attention|c\/o|z\.\s?hd|zu händen|à l'attention|att[:. ]|t\.a\.v|ter attentie|a la atención|a\/a )/iu.test(
          line,
        ),
      )
    )
      odds += 1.2;
    if (INSTITUTION.test(first.text)) odds += 2;
    else if (names.some((name) => name.block === block && first.text.startsWith(name.text))) odds += 1;
    if (block.x0 > page.width * 0.45) odds -= INSTITUTION.test(first.text) ? 1.1 : 2;
    if (block.y0 < page.height * 0.075) odds -= INSTITUTION.test(first.text) ? 0.8 : 1.6;
    if (rest.length > 0 && isOverGreeting(page, block)) odds += 0.8;
    if (rest.length === 0) odds -= 1.5;
    if (elsewhere(block).some((name) => first.text.includes(name) || name.startsWith(first.text)))
      odds -= 2.5;
    if (
      /\d{2,}[./]\d|notice|statement|report|@|:(?=$| )|^dear|^hello|^hi\b|^via\b|^sehr geehrte|^madame, monsieur|^bästa|^hej|^geachte|^estimad|^querid/iu.test(
        first.text,
      )
    )
      odds -= 3;
    return odds;
  };
  return page.blocks.flatMap((block) => {
    const lead = Math.max(
      0,
      block.phrases.findIndex(
        ({ text }) => !DELIVERY.test(text) && !isDateLike(text) && !isPerson(text) && !UNNAMED.test(text),
      ),
    );
    const first = block.phrases[lead];
    const odds = oddsOf(block, lead);
    return first === undefined || odds < -3 ? [] : [{ page, words: first.words, text: first.text, odds }];
  });
}
