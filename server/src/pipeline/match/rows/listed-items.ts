import { MAX_DOUBTED } from '../../contract/candidate.ts';
import { proseFacts } from '../../facts/prose-facts.ts';
import { namesSchedule, saysGroupOnly } from '../../facts/grids/row-words.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { Block } from '../../graph/blocks.ts';
import { phraseOf, textOf } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Word } from '../../contract/page.ts';
import { proposalsFor } from '../propose.ts';
import { readValue } from '../read-value.ts';
import { cellOf } from './column-mapping.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { readName, unitOf } from './read-cell.ts';

/**
 * Members of a group in a list of short sentences, one each: "• Corran Tools (industry): cost 18.0m, now worth 0.9m". The name
 * ends at the colon or dash; the values behind it are read as those of any sentence.
 */

/** What begins an item of a list. */
const BULLET = /^[•·‣▪◦*–—-]$/u;
/** What parts the name of an item from what is said of it. */
const PARTS_NAME = /^[–—:|-]$/u;
const MAX_NAME_WORDS = 9;
/** What an amount without a word is. */
const BARE_METRIC = 'investment_fair_value';

interface Item {
  page: PageGraph;
  name: Word[];
  /** What is said of the member behind its name. */
  facts: Fact[];
}

/** The words of a name: what stands between the bullet and an aside or what is said; none where nothing is said. */
function nameOfItem({ words }: Block): Word[] {
  const texts = words.map(({ text }) => text);
  if (!BULLET.test(texts[0] ?? '')) return [];
  const end = texts.findIndex((text, at) => at > 0 && (text.endsWith(':') || PARTS_NAME.test(text)));
  const aside = texts.findIndex((text, at) => at > 1 && at <= end && text.startsWith('('));
  const behind = PARTS_NAME.test(texts[end] ?? '') ? end : end + 1;
  const name = words.slice(1, aside > 0 ? aside : behind);
  const isName = end > 1 && name.length <= MAX_NAME_WORDS && /^[\p{Lu}\d]/u.test(name[0]?.text ?? '');
  return isName ? name.map((word) => ({ ...word, text: word.text.replace(/:$/u, '') })) : [];
}

/** True for a heading that says that a list of a group's members follows: "Investments:", "Portfolio companies". */
const headsList = ({ words }: Block): boolean => {
  const text = textOf(words);
  return namesSchedule(text) || saysGroupOnly(text);
};

/** The items of a list of the group's members: under a heading that says so. */
function itemsOf(page: PageGraph, { context }: TargetGroup): Item[] {
  let isHeaded = false;
  return page.blocks.flatMap((block): Item[] => {
    const isItem = BULLET.test(block.words[0]?.text ?? '');
    if (!isItem) isHeaded = headsList(block);
    const name = isItem && isHeaded ? nameOfItem(block) : [];
    if (name.length === 0) return [];
    const own = new Set(block.words.slice(1 + name.length));
    const facts = proseFacts(context, page).filter(
      ({ words: [first] }) => first !== undefined && own.has(first),
    );
    return [{ page, name, facts }];
  });
}

/** The likeliest value of every metric that the sentence of an item says. */
function saidValues({ facts }: Item, { metrics, name, context }: TargetGroup): RowCell[] {
  const said = proposalsFor(
    metrics.filter((wanted) => wanted !== name),
    facts,
    context,
  );
  return [...said].flatMap(([wanted, proposals]): RowCell[] => {
    const [best] = proposals.toSorted((a, b) => b.odds - a.odds);
    return best === undefined ? [] : [{ wanted, proposal: best }];
  });
}

/** An amount of which an item says nothing is what its members are worth, in doubt. */
function bareValue({ page, facts: [fact, ...more] }: Item, { metrics, context }: TargetGroup): RowCell[] {
  const wanted = metrics.find(({ terms }) => terms.base === BARE_METRIC);
  if (wanted === undefined || fact === undefined || more.length > 0 || fact.clause?.length !== 0) return [];
  const read = readValue(fact, wanted, context);
  if (read === null || read.isBlank) return [];
  return [cellOf(page, { ...read, most: MAX_DOUBTED }, { wanted, similarity: 0, share: 1 })];
}

/** The rows of lists whose items say values of their members in sentences, in printed order. */
export function listedItems(pages: Pages, group: TargetGroup): RowCell[][] {
  if (!group.isNamed) return [];
  return [...pages].flatMap((page) =>
    itemsOf(page, group).flatMap((item) => {
      const place = { page, unit: unitOf(''), rowCurrency: null };
      const named = readName([phraseOf(item.name, 0)], group.name, place, group.context);
      const said = saidValues(item, group);
      const values = said.length > 0 ? said : bareValue(item, group);
      if (named === null || values.length === 0) return [];
      return [[cellOf(page, named, { wanted: group.name, similarity: 1, share: 1 }), ...values]];
    }),
  );
}
