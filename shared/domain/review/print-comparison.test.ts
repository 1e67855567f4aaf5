import type { MetricDataType } from '../formats/index.ts';
import type { MetricValidator } from '../validators/index.ts';
import { comparePrint, type PrintComparison } from './print-comparison.ts';

const STATUS: MetricValidator = { type: 'INCLUDE', options: ['Realised', 'Unrealised'] };

const compare = (
  dataType: MetricDataType,
  value: string,
  text: string,
  more: { currency?: string; validators?: readonly MetricValidator[] } = {},
): PrintComparison =>
  comparePrint(
    { dataType, validators: more.validators ?? [] },
    { value, text, currency: more.currency ?? null },
  );

describe('comparePrint', () => {
  it.each<[MetricDataType, string, string]>([
    ['CURRENCY', '1250.5', 'USD 1,250.50'],
    ['CURRENCY', '-1250.5', '(1,250.50)'],
    ['CURRENCY', '1250.5', '1.250,50 €'],
    ['CURRENCY', '5000', 'EUR 5.000,– (2023: 4.000,–)'],
    ['CURRENCY', '0', '–'],
    ['NUMERIC', '1.43', '1.43x'],
    ['NUMERIC', '', '–'],
    ['PERCENTAGE', '14.2', '14.2 %'],
    ['DATE', '2024-12-31', '31 December 2024'],
    ['DATE', '2024-03-04', '04/03/2024'],
    ['DATE', '2024-03-04', '03/04/2024'],
    ['STRING', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['ENTITY_NAME', 'Société Générale, S.A.', 'SOCIETE GENERALE S.A.'],
  ])('finds the same %s: %s printed as %s', (dataType, value, text) => {
    expect(compare(dataType, value, text)).toEqual({ kind: 'same' });
  });

  it.each<[string, string, number, boolean]>([
    ['1250000', '1,250', 3, false],
    ['36500000', '36.5', 6, false],
    ['183', '(183)', 0, true],
    ['183000', '(183)', 3, true],
    ['-2000000000', '2', 9, true],
  ])('explains the amount %s printed as %s by its scale and its sign', (value, text, power, isSignTurned) => {
    expect(compare('CURRENCY', value, text)).toEqual({ kind: 'converted', power, isSignTurned });
  });

  it.each<[MetricDataType, string, string]>([
    ['CURRENCY', '1250.5', '1,250.60'],
    ['CURRENCY', '12505', '1,250.50'],
    ['CURRENCY', '500', '–'],
    ['NUMERIC', '1590', '1.59x'],
    ['PERCENTAGE', '14200', '14.2%'],
    ['DATE', '2024-12-30', '31 December 2024'],
    ['ENTITY_NAME', 'Sorrel Bay Partners VI', 'Sorrel Bay Partners V'],
    ['STRING', '8', 'Call 7'],
  ])('sees that %s %s is not what %s says', (dataType, value, text) => {
    expect(compare(dataType, value, text)).toEqual({ kind: 'differs' });
  });

  it('sees an amount in another currency than the printed one', () => {
    expect(compare('CURRENCY', '10', 'USD 10', { currency: 'EUR' })).toEqual({ kind: 'differs' });
    expect(compare('CURRENCY', '10', 'USD 10', { currency: 'USD' })).toEqual({ kind: 'same' });
  });

  it.each<[MetricDataType, string, string]>([
    ['NUMERIC', '3', 'third'],
    ['DATE', '2024-06-30', 'Q2 2024'],
    ['ENTITY_NAME', 'Alpha', 'Alpha Fund L.P.'],
    ['STRING', 'USD', 'U.S. Dollars'],
    ['CURRENCY', '5', ''],
    ['CURRENCY', '', 'to be agreed'],
  ])('judges nothing where it can not compare: %s %s with %s', (dataType, value, text) => {
    expect(compare(dataType, value, text)).toEqual({ kind: 'unknown' });
  });

  it('takes an option for what the page says in its own spelling or among other words', () => {
    const validators = [STATUS];
    expect(compare('STRING', 'Realised', 'Realized', { validators })).toEqual({ kind: 'same' });
    expect(compare('STRING', 'Realised', 'Realised investments', { validators })).toEqual({ kind: 'same' });
    expect(compare('STRING', 'Unrealised', 'Still held', { validators })).toEqual({ kind: 'unknown' });
  });
});
