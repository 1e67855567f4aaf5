import fc from 'fast-check';
import { CURRENCIES, CURRENCY_CODES, currencyOfSymbol, isCurrencyCode } from './currencies.ts';
import { METRIC_DATA_TYPE_NAMES, isEntityType, isMetricDataType, isNumericDataType } from './data-types.ts';
import type { MetricDataType } from './data-types.ts';
import { formatForExport, formatMetricValue } from './metric-values.ts';
import { formatCurrency, formatNumber, formatPercentage } from './numbers.ts';
import { setScreenLocale } from './screen-locale.ts';
import { readWrittenNumber } from '../decimals/index.ts';

const MINUS = '\u2212';

describe('formatNumber', () => {
  const CASES: [value: string, shown: string][] = [
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567.891', '1,234,567.891'],
    ['-1234.5', `${MINUS}1,234.5`],
    ['12.50', '12.50'],
    ['-0', '0'],
    ['123456789012345678901234.1', '123,456,789,012,345,678,901,234.1'],
  ];
  it.each(CASES)('FMT-009 displays %s as %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it('FMT-008 displays 0 to 10 decimals as stored and rounds half up at 10', () => {
    expect(formatNumber('1.0123456789')).toBe('1.0123456789');
    expect(formatNumber('1.00000000005')).toBe('1.0000000001');
    expect(formatNumber('1', { minPrecision: 2 })).toBe('1.00');
    expect(formatNumber('1.239', { maxPrecision: 2 })).toBe('1.24');
  });

  const BAD_PRECISIONS = [
    { minPrecision: 3, maxPrecision: 2 },
    { minPrecision: -1 },
    { maxPrecision: 11 },
    { maxPrecision: 1.5 },
    { minPrecision: 11, maxPrecision: 11 },
  ];
  it.each(BAD_PRECISIONS)('FMT-008 refuses the precision %j', (precision) => {
    expect(() => formatNumber('1', precision)).toThrow(RangeError);
  });

  it('leaves text that is not a decimal unchanged', () => {
    expect(formatNumber('n/a')).toBe('n/a');
    expect(formatCurrency('n/a', 'USD')).toBe('n/a');
    expect(formatPercentage('n/a')).toBe('n/a');
  });

  it('FMT-009 preserves every digit and puts a comma before every three', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 25n }), (units) => {
        const shown = formatNumber(units.toString());
        expect(shown.replaceAll(',', '')).toBe(units.toString());
        expect(shown).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

/** FMT-012 and AMB-087, typed in again. */
const PREFIXED =
  'AUD A$, BRL R$, CAD C$, CHF CHF, CNY ¥, EUR €, GBP £, HKD HK$, IDR Rp, ILS ₪, INR ₹, JPY ¥, KRW ₩, MYR RM, NZD NZ$, PEN S/, RMB ¥, SGD S$, THB ฿, TRY ₺, USD $, ZAR R';
const SUFFIXED = 'CZK Kč, DKK kr, HRK kn, NOK kr, PLN zł, RON lei, RSD дин., RUB ₽, SEK kr, VND ₫';
const ALL_CODES =
  'AUD, BRL, CAD, CHF, CNY, CZK, DKK, EUR, GBP, HKD, HRK, IDR, ILS, INR, JPY, KRW, MYR, NOK, NZD, PEN, PLN, RMB, RON, RUB, RSD, SEK, SGD, USD, THB, TRY, VND, ZAR';

describe('on a German page', () => {
  beforeEach(() => setScreenLocale('de-DE'));
  afterEach(() => setScreenLocale('en-GB'));

  it('numbers, amounts and percentages have a point between thousands and a comma before decimals', () => {
    expect(formatNumber('-1234567.5')).toBe('\u22121.234.567,5');
    expect(formatCurrency('1234.5', 'USD')).toBe('$1.234,50');
    expect(formatPercentage('12.345')).toBe('12,345\u00a0%');
  });

  it('what is shown is read back as the same number', () => {
    for (const value of ['1234', '1.234', '-12.345', '1234567', '0.5']) {
      const read = readWrittenNumber(formatNumber(value).replace('\u2212', '-'), { language: 'de-de' });
      expect(read).toEqual({ kind: 'number', value });
    }
  });
});

describe('currencies', () => {
  it('FMT-012 the list contains AUTO and the 32 currencies of the specification', () => {
    expect(CURRENCY_CODES).toEqual(['AUTO', ...ALL_CODES.split(', ')]);
  });

  it('FMT-013 AMB-087 each currency has its symbol and position', () => {
    const listed = (position: string) =>
      CURRENCY_CODES.filter((code) => code !== 'AUTO' && CURRENCIES[code].position === position)
        .map((code) => `${code} ${CURRENCIES[code].symbol}`)
        .sort();
    expect(listed('prefix')).toEqual(PREFIXED.split(', ').sort());
    expect(listed('suffix')).toEqual(SUFFIXED.split(', ').sort());
    expect(CURRENCIES.AUTO.symbol).toBe('');
  });

  const SHOWN: [value: string, code: string | null, shown: string][] = [
    ['1250', 'USD', '$1,250.00'],
    ['1250.5', 'GBP', '£1,250.50'],
    ['-1250', 'USD', `${MINUS}$1,250.00`],
    ['1250', 'CHF', 'CHF 1,250.00'],
    ['-1250', 'CHF', `${MINUS}CHF 1,250.00`],
    ['1250', 'AUD', 'A$1,250.00'],
    ['1250', 'ZAR', 'R 1,250.00'],
    ['1250', 'PEN', 'S/1,250.00'],
    ['1250', 'SEK', '1,250.00 kr'],
    ['1250', 'RSD', '1,250.00 дин.'],
    ['1250', 'VND', '1,250.00₫'],
    ['1250', 'AUTO', '1,250.00'],
    ['1250', null, '1,250.00'],
    ['1250.123', 'EUR', '€1,250.123'],
    ['1250', 'XYZ', 'XYZ 1,250.00'],
  ];
  it.each(SHOWN)('FMT-013 AMB-087 AMB-088 formatCurrency displays %s %s as %s', (value, code, shown) => {
    expect(formatCurrency(value, code)).toBe(shown);
  });
});

describe('metric data types', () => {
  it('there are exactly seven types, and every other name is rejected', () => {
    expect(METRIC_DATA_TYPE_NAMES).toEqual([
      'STRING',
      'DATE',
      'NUMERIC',
      'CURRENCY',
      'PERCENTAGE',
      'ENTITY_NAME',
      'ENTITY_LINK',
    ]);
    expect(isMetricDataType('BOOLEAN')).toBe(false);
    expect(METRIC_DATA_TYPE_NAMES.filter(isNumericDataType)).toEqual(['NUMERIC', 'CURRENCY', 'PERCENTAGE']);
  });
});

describe('formatMetricValue', () => {
  const CASES: [dataType: MetricDataType, value: string, currency: string | null, shown: string][] = [
    ['STRING', '1000', null, '1000'],
    ['DATE', '2024-12-31', null, '31/12/2024'],
    ['DATE', '2099-01-01', null, 'Unknown'],
    ['NUMERIC', '1000', null, '1,000'],
    ['CURRENCY', '1000', 'EUR', '€1,000.00'],
    ['PERCENTAGE', '12.5', null, '12.5%'],
    ['ENTITY_NAME', 'Calder Ridge IV', null, 'Calder Ridge IV'],
    ['ENTITY_LINK', 'Nordlicht', null, 'Nordlicht'],
  ];
  it.each(CASES)('displays %s %s %s as %s', (dataType, value, currency, shown) => {
    expect(formatMetricValue({ dataType, value, currency }, 'en-gb')).toBe(shown);
  });

  it('displays nothing if there is no value', () => {
    expect(formatMetricValue({ dataType: 'DATE', value: null }, 'en-gb')).toBe('');
    expect(formatMetricValue({ dataType: 'CURRENCY', value: '' }, 'en-gb')).toBe('');
  });

  it('FMT-009 separates the thousands of quantities, but not of years', () => {
    const show = (fin: string, value: string) =>
      formatMetricValue({ fin, dataType: 'NUMERIC', value }, 'en-gb');
    expect(show('vintage_year', '2020')).toBe('2020');
    expect(show('number_of_holdings', '2020')).toBe('2,020');
    expect(show('holding_period_of_year', '12345')).toBe('12,345');
  });
});

describe('formatForExport', () => {
  const CASES: [dataType: MetricDataType, value: string, currency: string | null, exported: string][] = [
    ['PERCENTAGE', '12.5', null, '12.5%'],
    ['CURRENCY', '1000.5', 'EUR', '1000.5'],
    ['CURRENCY', '1000.5', 'XYZ', '[UNKNOWN] 1000.5'],
    ['CURRENCY', '1000.5', null, '1000.5'],
    ['CURRENCY', '-1000.5', 'AUTO', '-1000.5'],
    ['NUMERIC', '1000000', null, '1000000'],
    ['DATE', '2024-12-31', null, '31/12/2024'],
    ['STRING', '=1+1', null, '=1+1'],
    ['ENTITY_NAME', 'Nordlicht', null, 'Nordlicht'],
    ['ENTITY_LINK', 'Nordlicht', null, 'Nordlicht'],
  ];
  it.each(CASES)('FMT-005 FMT-010 FMT-011 exports %s %s %s as %s', (dataType, value, currency, exported) => {
    expect(formatForExport({ dataType, value, currency }, 'en-gb')).toBe(exported);
  });

  it('FMT-005 uses the chosen date format', () => {
    expect(formatForExport({ dataType: 'DATE', value: '2024-12-31' }, 'en-us')).toBe('12/31/2024');
  });

  it('exports nothing if there is no value', () => {
    expect(formatForExport({ dataType: 'PERCENTAGE', value: null }, 'en-gb')).toBe('');
    expect(formatForExport({ dataType: 'CURRENCY', value: '', currency: 'XYZ' }, 'en-gb')).toBe('');
  });
});

describe('the currency of a typed symbol', () => {
  const CASES: [symbol: string, shown: string | null, code: string | null][] = [
    ['US$', 'AUD', 'USD'],
    ['$', 'AUD', 'AUD'],
    ['$', 'EUR', 'USD'],
    ['$', null, 'USD'],
    ['€', 'USD', 'EUR'],
    ['€', 'AUD', 'EUR'],
    ['¥', null, 'JPY'],
    ['?', 'USD', null],
  ];
  it.each(CASES)('AMB-123 %s beside %s is %s', (symbol, shown, code) => {
    expect(currencyOfSymbol(symbol, shown)).toBe(code);
  });

  it('knows the codes of the table and nothing else', () => {
    expect(CURRENCY_CODES.every(isCurrencyCode)).toBe(true);
    expect(['toString', 'usd', '', null, undefined, ['USD']].filter(isCurrencyCode)).toEqual([]);
  });
});

describe('kinds of data types', () => {
  it('AMB-069 AMB-088 names entities, writes decimals, or neither', () => {
    expect(METRIC_DATA_TYPE_NAMES.filter(isEntityType)).toEqual(['ENTITY_NAME', 'ENTITY_LINK']);
    expect(METRIC_DATA_TYPE_NAMES.filter(isNumericDataType)).toEqual(['NUMERIC', 'CURRENCY', 'PERCENTAGE']);
  });
});
