import { textOf } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import { labelOf } from '../graph/key-values.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { neighbourInColumn } from '../graph/page-graph.ts';
import { inlinePairs, leadingValue, runningOn, slashedPairs, withoutStop } from './inline-facts.ts';
import { labelTokens } from '../vocabulary/label-tokens.ts';
import type { Fact } from './fact.ts';
import { factOf } from './fact-of.ts';

/** A caption stands this many heights from its value at most. */
const CAPTION_GAP = 1.6;

/** A line of running text has at least so many words. */
const TEXT_WORDS = 6;

/** True for a line that goes on in the middle of a sentence: "…; not yet / called: €3" is not what was called. */
function continues(page: PageGraph, phrase: Phrase): boolean {
  const before = neighbourInColumn(page.rows, phrase, -1, 1);
  return (
    /^\p{Ll}/u.test(phrase.text) &&
    before !== null &&
    before.words.length >= TEXT_WORDS &&
    /\p{Ll}$/u.test(before.text)
  );
}

/** A phrase such as "Limited Partner: Kestrel Endowment" carries its own label. */
export function colonFact(page: PageGraph, phrase: Phrase): Fact[] {
  const at = phrase.words.findIndex((word) => word.text.endsWith(':'));
  if (at < 0 || at > 5 || at === phrase.words.length - 1 || continues(page, phrase)) return [];
  const text = textOf(phrase.words.slice(0, at + 1));
  const words = [...phrase.words.slice(at + 1), ...runningOn(page, phrase)];
  return [words, leadingValue(words)]
    .filter((some) => some.length > 0)
    .map((some, at) => {
      const fact = factOf(page, { kind: 'colon', label: [phrase], value: phrase, words: some });
      const own = at === 0 ? fact.text : withoutStop(fact.text);
      return { ...fact, label: text, tokens: labelTokens(text), text: own };
    });
}

/** What names a row of values: the label beside it, or else the caption under it. */
function captionOf(page: PageGraph, phrase: Phrase): string {
  return (labelOf(page, phrase)?.nearest ?? neighbourInColumn(page.rows, phrase, 1, CAPTION_GAP))?.text ?? '';
}

/** The facts of a line that strings pairs of label and value together. */
export function inlineFacts(page: PageGraph, phrase: Phrase): Fact[] {
  const labels = phrase.text.includes(' / ') ? captionOf(page, phrase) : '';
  return [...inlinePairs(phrase), ...slashedPairs(labels, phrase)].map(({ label, words }) => {
    const fact = factOf(page, { kind: 'colon', label: [phrase], value: phrase, words });
    return { ...fact, label, tokens: labelTokens(label), text: fact.text.replace(/[,;|·•]$/u, '') };
  });
}
