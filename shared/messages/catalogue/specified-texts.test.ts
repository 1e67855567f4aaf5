import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MESSAGES } from './index.ts';

/** What docs/decisions.md words, as last amended. */
const TEXTS_OF_DECISIONS = {
  'AMB-036': ['Documents deleted successfully', 'Failed to delete documents'],
  'AMB-037': ['Documents sent for re-processing'],
  'AMB-042': ['Generate report'],
  'AMB-091': ['Try changing your search or filters.'],
  'AMB-101': ['Failed to delete metrics'],
  'AMB-135': ['Matches the page', 'Verify matching', 'Verify matching and confirm'],
} as const;

/** What requirements quote that no person reads on screen. */
const NO_TEXT_ON_SCREEN: readonly string[] = [
  // Thrown to callers of the offline export (EXP-011).
  'Local export_many not implemented',
  // The other words for a data type, of which screens have one (FMT-018, FMT-019).
  'Percent',
  'Entity Type',
  // Written into files (FMT-011).
  '[UNKNOWN] {value}',
];

/** Two texts in one: which of the words stands there depends on the case (USR-015). */
const byCase = (quoted: string): readonly string[] => {
  const [, before, one, other, after] = /^(.* )(\S+)\/(\S+)( this .*)$/.exec(quoted) ?? [];
  return before === undefined ? [quoted] : [before + one + after, before + other + after];
};

/** Names of placeholders differ, and so does what ends a text that goes on, with a reason from elsewhere or a full stop. */
const comparable = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}/g, '{}').replace(/[.:]?( \{\})? *$/, '');

/** Texts in quotes; identifiers, addresses and other lower-case words in quotes are none. */
function quotedTexts(requirement: string): readonly string[] {
  const quotes = requirement.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)|"([^"]+)"/g);
  return [...quotes]
    .map(([, single = '', double = '']) => single || double)
    .filter((text) => /^[^a-z/]/.test(text));
}

const readTexts = (): readonly [id: string, text: string][] =>
  readFileSync(path.join(__dirname, '../../../docs/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .flatMap(([id = '', , , requirement = '']) =>
      quotedTexts(requirement)
        .filter((text) => !NO_TEXT_ON_SCREEN.includes(text))
        .flatMap(byCase)
        .map((text): [string, string] => [id, text]),
    );

const shown = [
  // A text may be joined to another (SCH-033).
  ...Object.values(MESSAGES).flatMap(({ text }) => [text, ...text.split('. ')]),
].map(comparable);

/** A text that ends with a colon or a blank is followed by more: the catalogue has it as a beginning. */
const isShown = (text: string): boolean =>
  /[:.]? $|:$/.test(text)
    ? shown.some((one) => one.startsWith(comparable(text)))
    : shown.includes(comparable(text));

describe('texts that are specified', () => {
  const quoted = readTexts();

  it('stand in the catalogue as the requirements word them', () => {
    expect(quoted.length).toBeGreaterThan(250);
    expect(quoted.filter(([, text]) => !isShown(text))).toEqual([]);
  });

  it('stand in the catalogue as decisions word them', () => {
    const worded = Object.entries(TEXTS_OF_DECISIONS).flatMap(([id, texts]) =>
      texts.map((text) => [id, text]),
    );
    expect(worded.filter(([, text = '']) => !isShown(text))).toEqual([]);
  });
});
