import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankPage } from '../testing/blank-page.ts';
import { CORRECTIONS, TEXT_REPAIRS } from './text-repairs.ts';
import { DATES_RUN_TOGETHER } from './dates-run-together.ts';
import { isDebris, withoutDust } from './debris.ts';
import type { OcrWord } from './ocr.ts';
import { repairWords } from './repair.ts';

const word = (text: string): OcrWord => ({ text, confidence: 0.9, x0: 0, y0: 0, x1: text.length, y1: 10 });

/** What the middle one of some words of a line is read as; the others are read surely. */
async function readBetween(
  text: string,
  { before, next, confidence = 0.9 }: { before?: string; next?: string; confidence?: number },
): Promise<string | undefined> {
  const line = [before, text, next].flatMap((one, at) =>
    one === undefined ? [] : [{ ...word(one), x0: 100 * at, x1: 100 * at + 95 }],
  );
  const own = line.find((one) => one.text === text);
  const words = line.map((one) => ({ ...one, confidence: one === own ? confidence : 1 }));
  const read = await repairWords(words, CORRECTIONS, blankPage);
  return read[before === undefined ? 0 : 1]?.text;
}

describe('each repair', () => {
  const readWith = async (
    repair: (typeof TEXT_REPAIRS)[number],
    confidence: number,
  ): Promise<string | undefined> => {
    const { before, read, next } = repair.example;
    const texts = [before, read, next].flatMap((one) => one ?? []);
    const line = texts.map((text, at) => ({
      ...word(text),
      x0: 100 * at,
      x1: 100 * at + 95,
      confidence: text === read ? confidence : 1,
    }));
    const own = CORRECTIONS.filter(({ name }) => name === repair.name);
    return (await repairWords(line, own, blankPage))[before === undefined ? 0 : 1]?.text;
  };

  it('puts its own example right, and leaves it where it was read surely', async () => {
    for (const repair of TEXT_REPAIRS) {
      const { printed, read } = repair.example;
      assert.equal(await readWith(repair, repair.below - 0.01), printed, repair.name);
      assert.equal(await readWith(repair, repair.below), read, repair.name);
    }
  });
});

describe('corrected', () => {
  const cases: [string, string][] = [
    ['1,2O0,000.00', '1,200,000.00'],
    ['$l25,000', '$125,000'],
    ['1,234.567.89', '1,234,567.89'],
    ['1.234.567,89', '1.234.567,89'],
    ['8,412907', '8,412,907'],
    ['7:719:455', '7,719,455'],
    ['£000', "£'000"],
    ['I’ve', 'I’ve'],
    ['Oslo', 'Oslo'],
    ['lOO', 'lOO'],
    ['2.15', '2.15'],
    ['=5', '-5'],
    ['1.068.827.80', '1,068,827.80'],
    ['1,800,39', '1.800,39'],
    ['1.068.827', '1.068.827'],
    ['20Ix', '201x'],
    ['78‘125.00', '78’125.00'],
    ["975’'000.00", '975’000.00'],
    ["'000", "'000"],
    ['203X.', '203x'],
    ['06/062018', '06/06/2018'],
    ['0606/2018', '06/06/2018'],
    ['-_', '–'],
    ['—-3,0', '-3,0'],
    ['@home', '@home'],
    ['lp@fund.example', 'lp@fund.example'],
    ['-122"\'342.25', '-122’342.25'],
    ['6556’410.70', '6’556’410.70'],
    ['Corp', 'Corp'],
    ['Why?', 'Why?'],
    ['Vv,', 'Vv,'],
  ];
  for (const [read, meant] of cases) {
    it(`reads ${read} as ${meant}`, async () => {
      assert.equal(await readBetween(read, {}), meant);
    });
  }

  it('reads what only its place tells from another word', async () => {
    assert.equal(await readBetween('NLO7', { next: '0417' }), 'NL07');
    assert.equal(await readBetween('Lu28', { next: '0019' }), 'LU28');
    assert.equal(await readBetween('ler', { next: 'mars' }), '1er');
    assert.equal(await readBetween('I’Alzette', { before: 'de' }), 'l’Alzette');
    assert.equal(await readBetween('@reskov', { next: 'A/S' }), 'Øreskov');
    const forms = ['SAS™', 'B.v.@', 'AB?', 'Inc.(V', 'S.p.AP', 'S.A.S', 'S.r.I.', 'Vv,'];
    assert.deepEqual(await Promise.all(forms.map((form) => readBetween(form, { before: 'Kestrel' }))), [
      'SAS',
      'B.V.',
      'AB',
      'Inc.',
      'S.p.A',
      'S.A.S',
      'S.r.l.',
      'V,',
    ]);
  });

  it('knows a currency by letters of mixed case, one of them twice', async () => {
    assert.equal(await readBetween('usD', { confidence: 0.66 }), 'USD');
    assert.equal(await readBetween('uUsD', { confidence: 0.6 }), 'USD');
    assert.equal(await readBetween('usD', { confidence: 0.95 }), 'usD');
    assert.equal(await readBetween('Usx', { confidence: 0.5 }), 'Usx');
  });

  it('leaves a word that was read surely', async () => {
    const sure = { confidence: 0.97 };
    assert.equal(await readBetween('@reskov', { ...sure, next: 'A/S' }), '@reskov');
    assert.equal(await readBetween('I’Anson', { ...sure, before: 'de' }), 'I’Anson');
    assert.equal(await readBetween('pic,', { ...sure, before: 'The' }), 'pic,');
    assert.equal(await readBetween('Lid', { ...sure, before: 'Aspen' }), 'Lid');
    assert.equal(await readBetween('Ill', { ...sure, before: 'Mentally' }), 'Ill');
  });

  it('leaves a word that stands where nothing is misread so', async () => {
    assert.equal(await readBetween('Al', { before: 'Jebel' }), 'Al');
    assert.equal(await readBetween('Al', { before: 'Bank', next: 'Habib' }), 'Al');
    assert.equal(await readBetween('@home', { next: 'Delivery' }), '@home');
    assert.equal(await readBetween('I’Anson', { before: 'Mr' }), 'I’Anson');
    assert.equal(await readBetween('Lid', { before: 'Aspen', next: 'Makers' }), 'Lid');
    assert.equal(await readBetween('pic', { before: 'the' }), 'pic');
  });
});

describe('dates that run together', () => {
  const split = async (text: string, before?: string, next?: string): Promise<string[]> => {
    const words = [before, text, next].flatMap((one) => (one === undefined ? [] : [word(one)]));
    const parts = await repairWords(words, [DATES_RUN_TOGETHER], blankPage);
    return parts
      .slice(before === undefined ? 0 : 1, next === undefined ? undefined : -1)
      .map((part) => part.text);
  };

  it('parts what runs together, and no number', async () => {
    assert.deepEqual(await split('Jun7,2018'), ['Jun', '7,', '2018']);
    assert.deepEqual(await split('11Dec2021'), ['11', 'Dec', '2021']);
    assert.deepEqual(await split('26,2017', 'Oct'), ['26,', '2017']);
    assert.deepEqual(await split('26,2017', '14.5'), ['26,2017']);
    assert.deepEqual(await split('2,500', 'Fund'), ['2,500']);
    assert.deepEqual(await split('30Jul', 'Netherlands', '2019'), ['30', 'Jul']);
    assert.deepEqual(await split('Apr2024', '28', 'U'), ['Apr', '2024']);
    assert.deepEqual(await split('3Com', 'Fund', 'Inc.'), ['3Com']);
    assert.deepEqual(await split('Fund2019', 'Growth', 'LP'), ['Fund2019']);
  });
});

describe('corrected beside other words', () => {
  const read = async (text: string, before: string, gap = 3): Promise<string | undefined> =>
    (
      await repairWords(
        [
          { ...word(before), confidence: 1, x0: 0, x1: 50 - gap },
          { ...word(text), x0: 50, x1: 50 + text.length },
        ],
        CORRECTIONS,
        blankPage,
      )
    )[1]?.text;

  it('reads the letters behind a number as the percent sign they were', async () => {
    assert.equal(await read('Yo', '6,40'), '%');
    assert.equal(await read('12Yo', 'IRR'), '12%');
    assert.equal(await read('Yo', 'Banco'), 'Yo');
    assert.deepEqual([await read('ME', '260,0'), await read('ME', 'Fund')], ['M€', 'ME']);
  });

  it('reads the Roman number behind a name, and leaves words that begin with a capital', async () => {
    assert.deepEqual(
      await Promise.all(['Ill', 'Ill,', 'Il', 'I/', '[V'].map((text) => read(text, 'Beteiligungsfonds'))),
      ['III', 'III,', 'II', 'IV', 'IV'],
    );
    assert.deepEqual([await read('Ill', 'being'), await read('Il', 'Brenta.')], ['Ill', 'Il']);
  });

  it('reads the legal form at the end of a name as it can only be', async () => {
    assert.equal(await read('Lud', 'Data'), 'Ltd');
    assert.equal(await read('pic', 'Bank'), 'plc');
    assert.equal(await read('Al', 'Inkwell'), 'Al');
    assert.equal(await read('Co,', '&'), 'Co.');
  });

  it('reads check digits before the next group of an account number', async () => {
    assert.equal(await readBetween('LUS2', { next: '0417' }), 'LU52');
    assert.equal(await readBetween('LUS2', { next: 'is' }), 'LUS2');
  });

  it('opens the bracket that closes behind a number of its own, and none that closes a remark', async () => {
    assert.equal(await read('9.5)%', '0.59x', 20), '(9.5)%');
    assert.equal(await read('9.5)', 'multiple', 3), '9.5)');
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

  const readAfter = async (own: OcrWord, before: OcrWord): Promise<string | undefined> =>
    (await repairWords([{ ...before, confidence: 1 }, own], CORRECTIONS, blankPage))[1]?.text;

  it('reads digits of the shape of a per cent sign behind decimals as the sign', async () => {
    assert.equal(await readAfter(at('946', 24), at('10,8', 0)), '%');
    assert.equal(await readAfter(at('946', 60), at('10,8', 0)), '946');
    assert.equal(await readAfter(at('946', 14), at('10', 0)), '946');
  });

  it('reads what was read with doubt behind decimals as the sign, unless it is a small mark', async () => {
    assert.equal(await readAfter(at('24', 24, 0.5), at('10,8', 0)), '%');
    assert.equal(await readAfter(at('Ho', 24, 0.5), at('10,8', 0)), '%');
    assert.equal(await readAfter(at('24', 24, 0.95), at('10,8', 0)), '24');
    assert.equal(await readAfter({ ...at('2', 24, 0.5), y1: 6 }, at('10,8', 0)), '2');
  });

  it('reads the stroke of a Nordic form that was read with doubt', async () => {
    assert.equal(await readAfter(at('AIS', 30, 0.7), at('Staal', 0)), 'A/S');
    assert.equal(await readAfter(at('AIS', 30, 0.95), at('Staal', 0)), 'AIS');
  });

  it('takes the point out of the year of a date', async () => {
    assert.equal(await readAfter(at('202.4', 20), at('31,', 0)), '2024');
    assert.equal(await readAfter(at('202.4', 20), at('of', 0)), '202.4');
  });

  it('drops a dash that is hardly read right before a value, and keeps a printed nil', () => {
    const texts = (words: readonly OcrWord[]): string[] => withoutDust(words).map(({ text }) => text);
    assert.deepEqual(texts([at('—', 0, 0.3), at('1,31x', 10)]), ['1,31x']);
    assert.deepEqual(texts([at('—', 0, 0.9), at('1,31x', 10)]), ['—', '1,31x']);
    assert.deepEqual(texts([at('—', 0, 0.3), at('1,31x', 60)]), ['—', '1,31x']);
  });
});
