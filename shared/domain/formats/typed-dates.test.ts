import fc from 'fast-check';
import { formatDate, spellDate, UNKNOWN_DATE } from './dates.ts';
import { LANGUAGES, type Language } from './language.ts';
import {
  datesOf,
  orderOf,
  printedDateOrder,
  readTypedDate,
  readWrittenDate,
  type DateWriting,
} from './typed-dates.ts';

/** Days as wire text, of the years that two digits can mean. */
const days = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2069-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const languages = fc.constantFrom<Language>(...LANGUAGES);

describe('readTypedDate', () => {
  const CLEAR: [typed: string, iso: string][] = [
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['3/3/2025', '2025-03-03'],
    ['31.12.2024', '2024-12-31'],
    ['31-12-2024', '2024-12-31'],
    ['2024-12-31', '2024-12-31'],
    ['2024/12/31', '2024-12-31'],
    ['31-Mar-24', '2024-03-31'],
    ['31MAR24', '2024-03-31'],
    ["31 Mar '24", '2024-03-31'],
    ['31/12/24', '2024-12-31'],
    ['31/12/98', '1998-12-31'],
    ['31 Dec 2024', '2024-12-31'],
    ['31st December 2024', '2024-12-31'],
    ['31-Dec-2024', '2024-12-31'],
    ['31 Dec. 2024', '2024-12-31'],
    ['December 31, 2024', '2024-12-31'],
    ['Sept 3 2024', '2024-09-03'],
    ['3 may 2024', '2024-05-03'],
    [' 31/12/2024 ', '2024-12-31'],
    ['01/01/2099', UNKNOWN_DATE],
  ];
  it.each(CLEAR)('FMT-006 reads %p as %p', (typed, value) => {
    expect(readTypedDate(typed)).toEqual({ kind: 'date', value });
  });

  it.each(['30/02/2024', '31 Foo 2024', '0 Dec 2024', '31/12-2024', '31/12/024', 'tomorrow', '12', ''])(
    'FMT-006 reads %p as no date',
    (typed) => {
      expect(readTypedDate(typed)).toEqual({ kind: 'invalid' });
    },
  );

  it('AMB-123 leaves open which number of 03/04/2024 is the day', () => {
    const readings = ['2024-04-03', '2024-03-04'];
    expect(readTypedDate('03/04/2024')).toEqual({ kind: 'ambiguous', readings });
    expect(readTypedDate('3.4.24')).toEqual({ kind: 'ambiguous', readings });
  });

  it('FMT-006 reads every way of writing a day as this day, or as one of two', () => {
    const writings: readonly ((iso: string) => string)[] = [
      (iso) => iso,
      (iso) => iso.replaceAll('-', '/'),
      (iso) => formatDate(iso, 'en-gb'),
      (iso) => formatDate(iso, 'en-us').replaceAll('/', '.'),
      (iso) => formatDate(iso, 'en-gb').replace(/\d\d(\d\d)$/, '$1'),
      spellDate,
      (iso) => spellDate(iso).replaceAll(' ', '-').toUpperCase(),
      (iso) => spellDate(iso).replace(/ (\w+) \d\d/, '-$1-'),
    ];
    fc.assert(
      fc.property(days, fc.constantFrom(...writings), (iso, write) => {
        expect(datesOf(write(iso))).toContain(iso);
      }),
    );
  });

  it('never fails, and reads only days that exist', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z/.\- ']{4,14}$/)), (typed) => {
        for (const iso of datesOf(typed)) expect(new Date(iso).toISOString().slice(0, 10)).toBe(iso);
      }),
    );
  });
});

describe('readWrittenDate', () => {
  const DAY_FIRST = { kind: 'date', value: '2024-04-03' };
  const MONTH_FIRST = { kind: 'date', value: '2024-03-04' };
  const CASES: [known: string, writing: DateWriting, read: object][] = [
    ['outside of documents the language', { language: 'en-gb' }, DAY_FIRST],
    ['outside of documents the language', { language: 'en-us' }, MONTH_FIRST],
    ['the printed dates', { printedOrders: ['dayFirst'], language: 'en-gb' }, DAY_FIRST],
    ['the printed dates', { printedOrders: ['monthFirst'], language: 'en-us' }, MONTH_FIRST],
    ["the field's own value", { printedOrders: [], ownValues: ['2024-04-03'] }, DAY_FIRST],
    ['the answer', { answered: 'monthFirst', printedOrders: ['dayFirst'] }, MONTH_FIRST],
  ];
  it.each(CASES)('AMB-123 is decided by %s', (_known, writing, read) => {
    expect(readWrittenDate('03/04/2024', writing)).toEqual(read);
  });

  const OPEN: [why: string, writing: DateWriting][] = [
    ['the document prints no order', { printedOrders: [] }],
    ['the document prints another order than that of the language', { printedOrders: ['monthFirst'] }],
    ['the document prints both', { printedOrders: ['dayFirst', 'monthFirst'] }],
    ['its own value and the document contradict', { printedOrders: ['dayFirst'], ownValues: ['2024-03-04'] }],
  ];
  it.each(OPEN)('AMB-123 stays open where %s', (_why, writing) => {
    expect(readWrittenDate('03/04/2024', writing).kind).toBe('ambiguous');
    expect(readWrittenDate('31/04/2024', writing)).toEqual({ kind: 'invalid' });
    expect(readWrittenDate('13/04/2024', writing)).toEqual({ kind: 'date', value: '2024-04-13' });
  });

  it('FMT-006 returns exactly the day that was displayed', () => {
    fc.assert(
      fc.property(days, languages, (value, language) => {
        expect(readWrittenDate(formatDate(value, language), { language })).toEqual({ kind: 'date', value });
      }),
    );
  });

  it('never reads another day than one of those that the text can mean', () => {
    const orders = fc.constantFrom('dayFirst' as const, 'monthFirst' as const);
    const writing = fc.record({
      answered: fc.option(orders),
      printedOrders: fc.option(fc.array(orders), { nil: undefined }),
      ownValues: fc.array(days),
      language: languages,
    });
    fc.assert(
      fc.property(days, languages, writing, (iso, language, known) => {
        const typed = formatDate(iso, language);
        const read = readWrittenDate(typed, known);
        expect(read.kind).not.toBe('invalid');
        if (read.kind === 'date') expect(datesOf(typed)).toContain(read.value);
      }),
    );
  });
});

describe('printedDateOrder', () => {
  it.each([
    ['31/12/2024', '2024-12-31', 'dayFirst'],
    ['12/31/2024', '2024-12-31', 'monthFirst'],
    ['03/04/2024', '2024-04-03', 'dayFirst'],
    ['3.4.24', '2024-03-04', 'monthFirst'],
    ['03/03/2024', '2024-03-03', null],
    ['31 Dec 2024', '2024-12-31', null],
    ['31/12/2024', '2023-12-31', null],
    ['as of 2024', '2024-12-31', null],
  ])('%p, read as %p, shows the order %p', (printed, value, order) => {
    expect(printedDateOrder(printed, value)).toBe(order);
  });
});

describe('the order that a choice shows', () => {
  it('AMB-123 is that of the chosen reading, and none for another date', () => {
    const readings = ['2024-04-03', '2024-03-04'] as const;
    expect(['2024-04-03', '2024-03-04', '2024-03-05'].map((chosen) => orderOf(readings, chosen))).toEqual([
      'dayFirst',
      'monthFirst',
      null,
    ]);
  });
});
