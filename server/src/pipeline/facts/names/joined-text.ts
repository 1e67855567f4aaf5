/** Words of one name as a text: a word that a line breaks at its hyphen is one again. */
export function joinedText(words: readonly { text: string }[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})(?!(?:und|oder|and|et|en|och|y|of|ou)\s)/gu, '')
    .replace(/(?<=\p{L})-\s+(?=\p{Lu})/gu, '-');
}
