/** Words that are written with one capital begin with a small letter inside a sentence; abbreviations stay. */
const toSentenceCase = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

function pluralOf(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** How several entities of a type are called inside a sentence: funds, limited partners, companies; without a type, entities. */
export function entitiesOfType(typeName: string): string {
  const words = typeName.split(/\s+/u).filter((word) => word !== '');
  const last = words.pop();
  if (last === undefined) return 'entities';
  return [...words.map(toSentenceCase), pluralOf(toSentenceCase(last))].join(' ');
}
