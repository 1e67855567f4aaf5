import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DecimalStyle } from './numbers.ts';
import { readNumber, voteDecimalStyle, withoutGroups } from './numbers.ts';

describe('readNumber', () => {
  const values: [string, DecimalStyle, string][] = [
    ['1,234.50', 'point', '1234.50'],
    ['(1,234.50)', 'point', '-1234.50'],
    ['1.234.567,89', 'comma', '1234567.89'],
    ['1.234.567,89', 'point', '1234567.89'],
    ['$ (8,051,000)', 'point', '-8051000'],
    ['($8,051,000)', 'point', '-8051000'],
    ['-$500,000', 'point', '-500000'],
    ['-2.405,54', 'comma', '-2405.54'],
    ['1’234’567.00', 'point', '1234567.00'],
    ['1 234 567,00', 'comma', '1234567.00'],
    ['EUR 399.604,22', 'comma', '399604.22'],
    ['412.750,25 EUR', 'comma', '412750.25'],
    ['€1.250.000', 'comma', '1250000'],
    ['1.234', 'comma', '1234'],
    ['1.234', 'point', '1.234'],
    ['1,234', 'comma', '1.234'],
    ['€ 96.000,-', 'comma', '96000'],
    ['1’200.– CHF', 'point', '1200'],
    ['0,00', 'comma', '0.00'],
    ['(0.00)', 'point', '0.00'],
    ['007', 'point', '7'],
    ['12,5', 'point', '12.5'],
    ['4,336*', 'point', '4336'],
    ['621.123-', 'comma', '-621123'],
    ['1.234,50- EUR', 'comma', '-1234.50'],
    ['1.234,50 EUR-', 'comma', '-1234.50'],
    ['12,500.00 CR', 'point', '12500.00'],
    ['12,500.00 DR', 'point', '-12500.00'],
    ['8.412.300,00', 'point', '8412300.00'],
    ['+ $730,000', 'point', '730000'],
    ['- $95,000', 'point', '-95000'],
    ['INR 12,50,000', 'point', '1250000'],
    ['Rs. 1,25,50,000.00', 'point', '12550000.00'],
    ['1,00,000', 'point', '100000'],
    ...['－', '﹣', '‐', '‑', '‒', '―', '–', '−', '—'].map((sign): [string, DecimalStyle, string] => [
      `${sign}143,400`,
      'point',
      '-143400',
    ]),
    ['<143,400>', 'point', '-143400'],
    ['[143,400]', 'point', '-143400'],
  ];
  for (const [text, style, value] of values) {
    it(`reads ${text} as ${value} where decimals have a ${style}`, () => {
      assert.equal(readNumber(text, style)?.value, value);
    });
  }

  it('knows percentages, multiples, units and currencies', () => {
    assert.deepEqual(
      [
        '14.2%',
        '2,2857 %',
        '(0.1)%',
        '1.54x',
        '£180.0m',
        'USD 2,500',
        '12.5 million',
        'Mio. EUR 12.5',
        '-T€ 40',
        '$42.00M',
        '$0.9mm',
        '14.6MM',
        '350.0K',
        'USD 3bn',
        'INR 12.5 lakh',
        'Rs. 3.2 crore',
        'Rs 3.2 Cr',
        'Rs 12,500.00 Cr',
        '0.37x',
      ].map((text) => {
        const read = readNumber(text, 'point');
        return read && [read.value, read.isPercentage, read.isMultiple, read.unit, read.currency];
      }),
      [
        ['14.2', true, false, 0, null],
        ['2.2857', true, false, 0, null],
        ['-0.1', true, false, 0, null],
        ['1.54', false, true, 0, null],
        ['180.0', false, false, 6, '£'],
        ['2500', false, false, 0, 'USD'],
        ['12.5', false, false, 6, null],
        ['12.5', false, false, 6, 'EUR'],
        ['-40', false, false, 3, '€'],
        ['42.00', false, false, 6, '$'],
        ['0.9', false, false, 6, '$'],
        ['14.6', false, false, 6, null],
        ['350.0', false, false, 3, null],
        ['3', false, false, 9, 'USD'],
        ['12.5', false, false, 5, 'INR'],
        ['3.2', false, false, 7, 'Rs.'],
        ['3.2', false, false, 7, 'Rs'],
        ['12500.00', false, false, 0, 'Rs'],
        ['0.37', false, true, 0, null],
      ],
    );
  });

  for (const text of [
    '12.03.2024',
    '1,23,4',
    'Page 1',
    '(5',
    '5)',
    'LU28 0281',
    '1.2.3',
    'Q4 2023',
    '12,34,56',
    '[10]',
    '[10]%',
    '',
  ]) {
    it(`does not take ${text || 'nothing'} for a number`, () => {
      assert.equal(readNumber(text, 'point'), null);
    });
  }

  it('says when the text can be read either way', () => {
    assert.equal(readNumber('1.234', 'comma')?.isAmbiguous, true);
    assert.equal(readNumber('1.234.567', 'comma')?.isAmbiguous, false);
    assert.equal(readNumber('1,234.5', 'point')?.isAmbiguous, false);
  });
});

describe('voteDecimalStyle', () => {
  it('follows what most numbers of the document prove', () => {
    assert.equal(voteDecimalStyle(['1.234,50', '0,36', '14.2'], 'point'), 'comma');
    assert.equal(voteDecimalStyle(['1,234.50', '12,5', '3,000,000'], 'comma'), 'point');
    assert.equal(voteDecimalStyle(['1234', 'text'], 'comma'), 'comma');
  });

  it('reads multiples with their word', () => {
    for (const text of ['2,8 ggr', '2,8 fois', '2,8 veces', '2,8 keer', '2,8-fach', '2,8x']) {
      const number = readNumber(text, 'comma');
      assert.deepEqual([number?.value, number?.isMultiple], ['2.8', true], text);
    }
  });

  it('takes no digits behind a nought or before a unit for a group', () => {
    assert.equal(voteDecimalStyle(['2.311', '1.750', '0.043'], 'point'), 'point');
    assert.equal(voteDecimalStyle(['€2.311m', '€1.750m'], 'point'), 'point');
    assert.equal(readNumber('0.043', 'comma')?.value, '0.043');
  });
});

describe('withoutGroups', () => {
  it('drops what parts groups of three, and leaves decimals alone', () => {
    const whole = ['82.470', '1,797 611', '(2450,000)', '1.960,588', '$ 12,500'];
    assert.deepEqual(whole.map(withoutGroups), ['82470', '1797611', '(2450000)', '1960588', '$ 12500']);
    for (const text of ['1,234.56', '0.043', '12.5', '2025']) assert.equal(withoutGroups(text), text);
  });
});
