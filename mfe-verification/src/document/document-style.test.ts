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

describe('the base currency of a document', () => {
  it('AMB-124 is the currency that the document names', () => {
    const named = aMetric('base_currency', { dataType: 'STRING', value: 'NOK' });
    expect(findBaseCurrency(read(amount('GBP'), named))).toBe('NOK');
  });

  it('AMB-124 is the currency of most amounts if the document names none', () => {
    const unnamed = aMetric('base_currency', { dataType: 'STRING', value: 'pounds' });
    const amounts = [amount('EUR'), amount('GBP'), amount('GBP'), amount('AUTO'), amount('USD', '')];
    expect(findBaseCurrency(read(unnamed, ...amounts))).toBe('GBP');
  });

  it('AMB-124 is null if no amount has a currency', () => {
    expect(findBaseCurrency(read(amount(null), amount('AUTO')))).toBeNull();
  });
});

describe('the decimal marks of a document', () => {
  it('are those of printed numbers, not of typed ones', () => {
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('12', '12')))).toEqual([',']);
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('3.5', '3.5', 7)))).toEqual([',']);
    expect(findPrintedMarks(read(printed('1.250,50', '1250.5'), printed('3.5', '3.5')))).toEqual([',', '.']);
  });
});
