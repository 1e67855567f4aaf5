import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { corrected, correctedBeside, isDebris, withoutDust, withSpacesInDates } from './corrections.ts';
import type { OcrWord } from './ocr.ts';

const word = (text: string): OcrWord => ({ text, confidence: 0.9, x0: 0, y0: 0, x1: text.length, y1: 10 });

describe('corrected', () => {
  const cases: [string, string][] = [
    ['1,2O0,000.00', '1,200,000.00'],
    ['$l25,000', '$125,000'],
    ['1,234.567.89', '1,234,567.89'],
    ['1.234.567,89', '1.234.567,89'],
    ['8,412907', '8,412,907'],
    ['7:719:455', '7,719,455'],
    ['£000', "£'000"],
    ['I’Alzette', 'l’Alzette'],
    ['I’ve', 'I’ve'],
    ['Oslo', 'Oslo'],
    ['lOO', 'lOO'],
    ['2.15', '2.15'],
    ['=5', '-5'],
    ['1.068.827.80', '1,068,827.80'],
    ['1,800,39', '1.800,39'],
    ['1.068.827', '1.068.827'],
    ['NLO7', 'NL07'],
    ['ler', '1er'],
    ['20Ix', '201x'],
    ['78‘125.00', '78’125.00'],
    ["975’'000.00", '975’000.00'],
    ["'000", "'000"],
    [' -25%', '-25%'],
    ['203X.', '203x'],
    ['06/062018', '06/06/2018'],
    ['0606/2018', '06/06/2018'],
    ['-_', '–'],
    ['—-3,0', '-3,0'],
    ['@reskov', 'Øreskov'],
    ['lp@fund.example', 'lp@fund.example'],
    ['-122"\'342.25', '-122’342.25'],
    ['6556’410.70', '6’556’410.70'],
    ['Lu28', 'LU28'],
    ['SAS™', 'SAS'],
    ['B.v.@', 'B.V.'],
    ['AB?', 'AB'],
    ['Inc.(V', 'Inc.'],
    ['S.p.AP', 'S.p.A'],
    ['S.A.S', 'S.A.S'],
    ['S.r.I.', 'S.r.l.'],
    ['Corp', 'Corp'],
    ['Why?', 'Why?'],
    ['Vv,', 'V,'],
  ];
  for (const [read, meant] of cases) {
    it(`reads ${read} as ${meant}`, () => {
      assert.equal(corrected(word(read)).text, meant);
    });
  }
});

describe('corrected, of a word read with doubt', () => {
  const read = (text: string, confidence: number): string => corrected({ ...word(text), confidence }).text;

  it('knows a currency by letters of mixed case, one of them twice', () => {
    assert.equal(read('usD', 0.66), 'USD');
    assert.equal(read('uUsD', 0.6), 'USD');
    assert.equal(read('usD', 0.95), 'usD');
    assert.equal(read('Usx', 0.5), 'Usx');
  });
});

describe('withSpacesInDates', () => {
  const wordOf = (text: string | undefined) => (text === undefined ? undefined : word(text));
  const split = (text: string, before?: string, next?: string): string[] =>
    withSpacesInDates(word(text), { before: wordOf(before), next: wordOf(next) }).map((part) => part.text);

  it('parts what runs together, and no number', () => {
    assert.deepEqual(split('Jun7,2018'), ['Jun', '7,', '2018']);
    assert.deepEqual(split('11Dec2021'), ['11', 'Dec', '2021']);
    assert.deepEqual(split('26,2017', 'Oct'), ['26,', '2017']);
    assert.deepEqual(split('26,2017', '14.5'), ['26,2017']);
    assert.deepEqual(split('2,500', 'Fund'), ['2,500']);
    assert.deepEqual(split('30Jul', 'Netherlands', '2019'), ['30', 'Jul']);
    assert.deepEqual(split('Apr2024', '28', 'U'), ['Apr', '2024']);
    assert.deepEqual(split('3Com', 'Fund', 'Inc.'), ['3Com']);
    assert.deepEqual(split('Fund2019', 'Growth', 'LP'), ['Fund2019']);
  });
});

describe('correctedBeside', () => {
  const read = (text: string, before: string, gap = 3): string =>
    correctedBeside(
      { ...word(text), x0: 50 },
      { before: { ...word(before), x0: 0, x1: 50 - gap }, next: undefined },
    ).text;

  it('reads the letters behind a number as the percent sign they were', () => {
    assert.equal(read('Yo', '6,40'), '%');
    assert.equal(read('12Yo', 'IRR'), '12%');
    assert.equal(read('Yo', 'Banco'), 'Yo');
    assert.deepEqual([read('ME', '260,0'), read('ME', 'Fund')], ['M€', 'ME']);
  });

  it('reads the Roman number behind a name, and leaves words that begin with a capital', () => {
    assert.deepEqual(
      ['Ill', 'Ill,', 'Il', 'I/', '[V'].map((text) => read(text, 'Beteiligungsfonds')),
      ['III', 'III,', 'II', 'IV', 'IV'],
    );
    assert.deepEqual([read('Ill', 'being'), read('Il', 'Brenta.')], ['Ill', 'Il']);
  });

  it('reads the end of a name as it can only be', () => {
    assert.equal(read('Al', 'Inkwell'), 'AI');
    assert.equal(read('Lud', 'Data'), 'Ltd');
    assert.equal(read('pic', 'Bank'), 'plc');
    assert.equal(read('Al', 'cierre'), 'Al');
    assert.equal(read('Co,', '&'), 'Co.');
  });

  it('reads check digits before the next group of an account number', () => {
    const readBefore = (text: string, next: string): string =>
      correctedBeside(word(text), { before: undefined, next: word(next) }).text;
    assert.deepEqual([readBefore('LUS2', '0417'), readBefore('LUS2', 'is')], ['LU52', 'LUS2']);
  });

  it('opens the bracket that closes behind a number of its own, and none that closes a remark', () => {
    assert.equal(read('9.5)%', '0.59x', 20), '(9.5)%');
    assert.equal(read('9.5)', 'multiple', 3), '9.5)');
  });
});

describe('isDebris', () => {
  it('is frames and specks, never a dash or a sign', () => {
    assert.deepEqual(
      ['|', '.', '“', '__', '[|'].map((text) => isDebris(word(text))),
      [true, true, true, true, true],
    );
    assert.deepEqual(
      ['-', '–', '€', '%', 'a', '(3)'].map((text) => isDebris(word(text))),
      [false, false, false, false, false, false],
    );
    const unread = (text: string): boolean => isDebris({ ...word(text), confidence: 0.1 });
    assert.deepEqual(
      [unread('E'), unread('/'), unread('7'), isDebris(word('/'))],
      [true, true, false, false],
    );
  });
});

describe('words beside others', () => {
  const at = (text: string, x0: number, confidence = 0.9): OcrWord => ({
    text,
    confidence,
    x0,
    y0: 0,
    x1: x0 + 5 * text.length,
    y1: 10,
  });

  const readAfter = (own: OcrWord, before: OcrWord): string =>
    correctedBeside(own, { before, next: undefined }).text;

  it('reads digits of the shape of a per cent sign behind decimals as the sign', () => {
    assert.equal(readAfter(at('946', 24), at('10,8', 0)), '%');
    assert.equal(readAfter(at('946', 60), at('10,8', 0)), '946');
    assert.equal(readAfter(at('946', 14), at('10', 0)), '946');
  });

  it('reads what was read with doubt behind decimals as the sign, unless it is a small mark', () => {
    assert.equal(readAfter(at('24', 24, 0.5), at('10,8', 0)), '%');
    assert.equal(readAfter(at('Ho', 24, 0.5), at('10,8', 0)), '%');
    assert.equal(readAfter(at('24', 24, 0.95), at('10,8', 0)), '24');
    assert.equal(readAfter({ ...at('2', 24, 0.5), y1: 6 }, at('10,8', 0)), '2');
  });

  it('reads the stroke of a Nordic form that was read with doubt', () => {
    assert.equal(readAfter(at('AIS', 30, 0.7), at('Staal', 0)), 'A/S');
    assert.equal(readAfter(at('AIS', 30, 0.95), at('Staal', 0)), 'AIS');
  });

  it('takes the point out of the year of a date', () => {
    assert.equal(readAfter(at('202.4', 20), at('31,', 0)), '2024');
    assert.equal(readAfter(at('202.4', 20), at('of', 0)), '202.4');
  });

  it('drops a dash that is hardly read right before a value, and keeps a printed nil', () => {
    const texts = (words: readonly OcrWord[]): string[] => withoutDust(words).map(({ text }) => text);
    assert.deepEqual(texts([at('—', 0, 0.3), at('1,31x', 10)]), ['1,31x']);
    assert.deepEqual(texts([at('—', 0, 0.9), at('1,31x', 10)]), ['—', '1,31x']);
    assert.deepEqual(texts([at('—', 0, 0.3), at('1,31x', 60)]), ['—', '1,31x']);
  });
});
