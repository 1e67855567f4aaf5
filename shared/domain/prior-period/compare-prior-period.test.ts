import fc from 'fast-check';
import {
  closingFinOf,
  comparePriorPeriod,
  isReviewReason,
  type CurrentValue,
  type PriorPeriodFlag,
  type PriorValue,
} from './compare-prior-period.ts';

const present = (value: string, changes: Partial<CurrentValue> = {}): CurrentValue => ({
  fin: 'commitment',
  dataType: 'CURRENCY',
  value,
  currency: 'USD',
  reportingDate: '2024-06-30',
  ...changes,
});
const prior = (reportingDate: string, value: string, currency: string | null = 'USD'): PriorValue => ({
  reportingDate,
  value,
  currency,
});
const flagsOf = (value: string, history: readonly PriorValue[], changes: Partial<CurrentValue> = {}) =>
  comparePriorPeriod(present(value, changes), { history }).flags;
const kindsOf = (flags: readonly PriorPeriodFlag[]) => flags.map(({ kind }) => kind);

describe('the last value', () => {
  it('is that of the newest earlier date, with the change from it', () => {
    const history = [prior('2023-12-31', '90'), prior('2024-03-31', '200.00'), prior('2024-09-30', '400')];
    expect(comparePriorPeriod(present('206.5'), { history })).toEqual({
      last: prior('2024-03-31', '200.00'),
      changePercent: '3.3',
      continued: null,
      flags: [],
    });
  });

  it('has no change in percent from zero, in another currency, or of a percentage', () => {
    expect(
      comparePriorPeriod(present('1'), { history: [prior('2024-03-31', '0')] }).changePercent,
    ).toBeNull();
    const euros = [prior('2024-03-31', '1', 'EUR')];
    expect(comparePriorPeriod(present('1'), { history: euros }).changePercent).toBeNull();
    const share = present('12', { dataType: 'PERCENTAGE', currency: null });
    const shares = [prior('2024-03-31', '10', null)];
    expect(comparePriorPeriod(share, { history: shares }).changePercent).toBeNull();
  });

  it('is shown for a missing value and for texts, which are never flagged', () => {
    const history = [prior('2024-03-31', '-5')];
    expect(comparePriorPeriod(present(''), { history })).toMatchObject({ last: history[0], flags: [] });
    expect(flagsOf('Fund II', [prior('2024-03-31', 'Fund I', null)], { dataType: 'STRING' })).toEqual([]);
  });
});

describe('flags', () => {
  it('the date is stored already: with another value, or with the same one', () => {
    const stored = prior('2024-06-30', '100.00');
    expect(flagsOf('101', [stored])).toEqual([{ kind: 'alreadyStored', stored, isSame: false }]);
    expect(flagsOf('100', [stored])).toEqual([{ kind: 'alreadyStored', stored, isSame: true }]);
  });

  it('the sign is another than that of every earlier value', () => {
    expect(kindsOf(flagsOf('-5', [prior('2024-03-31', '4'), prior('2023-12-31', '6')]))).toEqual([
      'signFlip',
    ]);
    expect(flagsOf('-5', [prior('2024-03-31', '4'), prior('2023-12-31', '-6')])).toEqual([]);
    expect(flagsOf('0', [prior('2024-03-31', '4')])).toEqual([]);
    const turned = (count: number) =>
      flagsOf(
        '-5',
        Array.from({ length: count }, (_, at) => prior(`2023-0${at + 1}-28`, '5')),
      ).map(isReviewReason);
    expect([turned(3), turned(4)]).toEqual([[false], [true]]);
  });

  it.each([
    ['1250000', '1300', 3],
    ['1250', '1300000', -3],
    ['1250000000', '1300', 6],
    ['1250', '1300000000', -6],
  ])('%s after %s is a slip of the scale by 10^%d', (value, last, power) => {
    expect(flagsOf(value, [prior('2024-03-31', last)])).toEqual([{ kind: 'scaleSlip', power }]);
  });

  it('a change by less than 300 is no slip of the scale', () => {
    for (const value of ['13', '130000', '390000', '4.0'])
      expect(flagsOf(value, [prior('2024-03-31', '1301')])).toEqual([]);
  });

  it('the currency is another one, and then nothing else is compared', () => {
    expect(flagsOf('-1250000', [prior('2024-03-31', '1300', 'EUR')])).toEqual([
      { kind: 'currencyChange', from: 'EUR' },
    ]);
  });

  it('an opening value differs from the closing value of the day before its period', () => {
    const closings = [prior('2024-03-31', '500.00'), prior('2023-12-31', '400')];
    const compare = (fin: string, value: string) =>
      comparePriorPeriod(present(value, { fin }), { history: [], closings });
    const flags = (fin: string, value: string) => compare(fin, value).flags;
    expect(compare('opening_balance_qtd', '500')).toMatchObject({ continued: closings[0], flags: [] });
    expect(compare('opening_balance_qtd', '510.5').continued).toBeNull();
    expect(flags('opening_balance_qtd', '510.5')).toEqual([
      { kind: 'openingDiffers', closing: closings[0], difference: '10.5' },
    ]);
    expect(flags('opening_balance_ytd', '400')).toEqual([]);
    expect(flags('opening_balance_ytd', '500')).toMatchObject([{ closing: closings[1], difference: '100' }]);
  });

  it('an opening value is compared with no closing value of another day or currency', () => {
    const closings = [prior('2024-03-30', '1'), prior('2024-03-31', '1', 'EUR')];
    const opening = present('500', { fin: 'opening_balance_qtd' });
    expect(comparePriorPeriod(opening, { history: [], closings }).flags).toEqual([]);
  });

  it('a value far outside the range of at least four earlier values', () => {
    const values = ['100', '104', '98', '110'].map((value, at) => prior(`2023-0${at + 1}-28`, value));
    expect(flagsOf('146', values)).toEqual([]);
    expect(flagsOf('147', values)).toEqual([{ kind: 'beyondSpread', low: values[2], high: values[3] }]);
    expect(flagsOf('61', values)).toMatchObject([{ kind: 'beyondSpread' }]);
    expect(flagsOf('147', values.slice(1))).toEqual([]);
    expect(
      flagsOf(
        '7',
        Array.from({ length: 4 }, (_, at) => prior(`2023-0${at + 1}-28`, '5')),
      ),
    ).toEqual([]);
  });

  it('an unchanged value of an earlier date is never flagged', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(99))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(decimal, (value) => {
        expect(flagsOf(value, [prior('2024-03-31', value)])).toEqual([]);
      }),
    );
  });
});

describe('closingFinOf', () => {
  it('names the closing value of the same period', () => {
    expect(
      ['opening_balance_qtd', 'opening_balance_ytd', 'opening_balance_itd', 'fund'].map(closingFinOf),
    ).toEqual(['closing_balance_qtd', 'closing_balance_ytd', undefined, undefined]);
  });
});
