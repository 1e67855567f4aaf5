import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { builtInFormat, formatNumber, formatText } from './number-format.ts';

describe('formatNumber shows numbers as a spreadsheet does', () => {
  const cases: [number, string, string][] = [
    [1234567.891, 'General', '1234567.891'],
    [0.1 + 0.2, 'General', '0.3'],
    [123456789012345, 'General', '1.23457E+14'],
    [-12.5, 'General', '-12.5'],
    [1234567.891, '#,##0.00', '1,234,567.89'],
    [1.005, '0.00', '1.01'],
    [-1234.5, '#,##0', '-1,234.5'],
    [-1234.5, '#,##0.00;(#,##0.00)', '(1,234.50)'],
    [-1234.5, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '(1,234.50)'],
    [1234.5, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '1,234.50'],
    [0, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', '-'],
    [-1234, '#,##0;[Red]#,##0', '-1,234'],
    [0.1425, '0.0%', '14.3%'],
    [0.285, '0%', '29%'],
    [5000000, '#,##0.0,,"m"', '5.0m'],
    [1.45, '0.00"x"', '1.45x'],
    [1234, '[$€-407] #,##0.00', '€ 1,234.00'],
    [1234, '#,##0.00 [$CHF]', '1,234.00 CHF'],
    [1234, '"USD" #,##0', 'USD 1,234'],
    [7, '000', '007'],
    [0.5, '#.##', '.5'],
    [-0.001, '0.00', '0.00'],
    [12345, '0.00E+00', '1.23E+04'],
    [1500, '[>=1000]#,##0,"k";0', '1.5k'],
    [485000, '0.00,,"m"', '0.485m'],
    [485000.37, '#,##0', '485,000.37'],
    [485000, '#,##0', '485,000'],
    [45382, 'd mmmm yyyy', '31 March 2024'],
    [45382, 'dd/mm/yyyy', '2024-03-31'],
    [45382, 'mm-dd-yy', '2024-03-31'],
    [45382, '[$-809]dd mmm yy;@', '31 Mar 24'],
    [45382.75, 'd mmm yyyy h:mm AM/PM', '31 Mar 2024 6:00 PM'],
    [45382.75, 'd mmm yyyy hh:mm', '31 Mar 2024 18:00'],
    [1.5, '[h]:mm', '36:00'],
    [60.5, 'mmm yyyy', 'Feb 1900'],
    [9e9, 'yyyy-mm-dd', '9000000000'],
  ];
  for (const [value, code, text] of cases) {
    it(`${value} under ${code} is ${text}`, () => assert.equal(formatNumber(value, code, false), text));
  }

  it('counts days from 1904 where the workbook does', () => {
    assert.equal(formatNumber(43920, 'd mmm yyyy', true), '31 Mar 2024');
  });

  it('knows the built-in formats and takes others as General', () => {
    assert.equal(formatNumber(45382, builtInFormat(14), false), '2024-03-31');
    assert.equal(formatNumber(2.5, builtInFormat(99), false), '2.5');
  });

  it('puts the words of a format around a text', () => {
    assert.equal(formatText('Fund', '0;0;0;"The "@'), 'The Fund');
    assert.equal(formatText('Fund', '0'), 'Fund');
  });
});
