import { LOCALES, setScreenLocale, type Language, type Locale } from '@assay/shared/domain';
import { aClipboard } from '@assay/shared/testing';
import { readClipboard, writeClipboard } from './clipboard.ts';
import { readCellText } from './read-cell-text.ts';
import { toClipboardCell } from './value-text.ts';

const languageOf = (locale: Locale) => locale.toLowerCase() as Language;
const across = LOCALES.flatMap((from) => LOCALES.map((to) => [from, to] as const));

/** The values whose texts mean another value in another language: 1.234, 12.345 % and 05/06/2023. */
const VALUES = [
  { dataType: 'NUMERIC', value: '1.234', currency: null },
  { dataType: 'PERCENTAGE', value: '12.345', currency: null },
  { dataType: 'DATE', value: '2023-06-05', currency: null },
  { dataType: 'CURRENCY', value: '1.234', currency: 'CHF' },
] as const;

afterEach(() => setScreenLocale('en-GB'));

/** What is on the clipboard after a value was copied on a page in a language. */
function copied({ dataType, ...value }: (typeof VALUES)[number], locale: Locale) {
  const clipboard = aClipboard();
  setScreenLocale(locale);
  writeClipboard(clipboard, [[toClipboardCell({ fin: 'value', dataType }, value, languageOf(locale))]]);
  return clipboard;
}

/** Reads the first cell of a clipboard for a cell of a type, on a page in a language. */
function pasted(
  clipboard: DataTransfer,
  dataType: (typeof VALUES)[number]['dataType'],
  { locale, current }: { locale: Locale; current?: { value: string; currency: string | null } },
) {
  setScreenLocale(locale);
  const [[cell] = []] = readClipboard(clipboard) ?? [];
  return readCellText(
    cell ?? { text: '' },
    { metric: { dataType, validators: null }, current, foundValues: [] },
    { language: languageOf(locale), typing: { currency: 'USD' }, testPattern: () => true },
  );
}

describe('cells on the clipboard', () => {
  it.each(across)('AMB-141 copied in %s are pasted in %s as they are, unread', (from, to) => {
    for (const { dataType, ...current } of VALUES) {
      const clipboard = copied({ dataType, ...current } as (typeof VALUES)[number], from);
      expect(pasted(clipboard, dataType, { locale: to, current })).toEqual({ kind: 'unchanged' });
      const empty = pasted(clipboard, dataType, { locale: to });
      expect(empty).toEqual({ kind: 'value', value: current });
    }
  });

  it('AMB-141 are for a spreadsheet the texts of its language', () => {
    const textsIn = (locale: Locale) => VALUES.map((value) => copied(value, locale).getData('text/plain'));
    expect(textsIn('en-GB')).toEqual(['1.234', '12.345', '05/06/2023', '1.234']);
    expect(textsIn('en-US')).toEqual(['1.234', '12.345', '06/05/2023', '1.234']);
    expect(textsIn('de-DE')).toEqual(['1,234', '12,345', '05.06.2023', '1,234']);
  });

  it('AMB-141 a text alone is read by the language of the page', () => {
    const clipboard = aClipboard({ 'text/plain': '1.234' });
    const read = (locale: Locale) => pasted(clipboard, 'NUMERIC', { locale });
    expect(read('de-DE')).toMatchObject({ value: { value: '1234' } });
    expect(read('en-GB')).toMatchObject({ value: { value: '1.234' } });
  });

  it('a value that is none of the cell’s type is read as its text', () => {
    const [, , date] = VALUES;
    expect(pasted(copied(date, 'de-DE'), 'NUMERIC', { locale: 'de-DE' })).toEqual({
      kind: 'problem',
      problem: 'Invalid number',
    });
  });

  it.each([
    ['no JSON', '1\t2'],
    ['no rows', '[]'],
    ['an empty row', '[[]]'],
    ['rows of two lengths', '[[{"text":"1"}],[]]'],
    ['no text', '[[{"exact":{"kind":"number","value":"1","currency":null}}]]'],
    ['a number that is none', '[[{"text":"7","exact":{"kind":"number","value":"1e9","currency":null}}]]'],
    ['a day that is none', '[[{"text":"7","exact":{"kind":"date","value":"2023-02-31","currency":null}}]]'],
    ['a currency that is none', '[[{"text":"7","exact":{"kind":"number","value":"1","currency":7}}]]'],
  ])('that hold %s are left unread for the text beside them', (_, cells) => {
    const clipboard = aClipboard({ 'text/plain': '5', 'application/x-assay-cells+json': cells });
    expect(readClipboard(clipboard)).toEqual([[{ text: '5' }]]);
  });

  it('give nothing where nothing is on the clipboard', () => {
    expect(readClipboard(aClipboard())).toBeNull();
  });
});
