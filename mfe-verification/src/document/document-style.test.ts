import { aDatapoint, aMetric, aPayload } from '../testing/verification-builders.ts';
import { findBaseCurrency, findPrintedMarks } from './document-style.ts';
import { parsePayload } from './parse-payload.ts';

const read = (...metrics: Parameters<typeof aPayload>[0]) => parsePayload(aPayload(metrics), () => undefined);
const amount = (currency: string | null, value = '1') =>
  aMetric('a', {
    dataType: 'CURRENCY',
    datapoints: [aDatapoint({ value, effectors: { currency, akas: [] } })],
  });
const printed = (text: string, value: string, modified_by = 1) =>
  aMetric('n', { datapoints: [aDatapoint({ text, value, modified_by })] });

describe('the base currency of a document AMB-124', () => {
  it('is the one that it names', () => {
    const named = aMetric('base_currency', { dataType: 'STRING', value: 'NOK' });
    expect(findBaseCurrency(read(amount('GBP'), named))).toBe('NOK');
  });

  it('is that of most of its amounts where it names none', () => {
    const unnamed = aMetric('base_currency', { dataType: 'STRING', value: 'pounds' });
    const amounts = [amount('EUR'), amount('GBP'), amount('GBP'), amount('AUTO'), amount('USD', '')];
    expect(findBaseCurrency(read(unnamed, ...amounts))).toBe('GBP');
  });

  it('is none where no amount has one', () => {
    expect(findBaseCurrency(read(amount(null), amount('AUTO')))).toBeNull();
  });
});

describe('the style of the numbers of a document', () => {
  it('is what the numbers show that were read from it, not what was typed', () => {
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('12', '12')))).toEqual([',']);
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('3.5', '3.5', 7)))).toEqual([',']);
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('3.5', '3.5')))).toEqual([',', '.']);
  });
});
