import type { Block, PageGraph } from '../graph/page-graph.ts';
import { isDateLike } from '../graph/value-shape.ts';
import { ADDRESS, DELIVERY, INSTITUTION, UNNAMED } from './entity-words.ts';
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
    if (rest.length === 0) odds -= 1.5;
    if (elsewhere(block).some((name) => first.text.includes(name) || name.startsWith(first.text)))
      odds -= 2.5;
    if (
      /\d{2,}[./]\d|notice|statement|report|:(?=$| )|^dear|^via\b|^sehr geehrte|^madame, monsieur|^bästa|^hej|^geachte|^estimad|^querid/iu.test(
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
