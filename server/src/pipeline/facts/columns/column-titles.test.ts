import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { headersAbove } from './column-titles.ts';

describe('headersAbove', () => {
  it('looks for no titles beyond the currency that titles a column', () => {
    const page = pageOf([
      ...line(40, [60, 'Financial year'], [250, 'January to December 2024']),
      ...line(80, [60, 'Movement'], [285, 'USD'], [385, 'EUR']),
      ...line(94, [60, 'Capital at 1 January'], [250, '4,000,000'], [350, '3,700,000']),
      ...line(108, [60, 'Paid in'], [250, '1,350,000'], [350, '1,249,000']),
      ...line(136, [60, 'Undertaking'], [285, 'USD'], [385, 'EUR']),
      ...line(150, [60, 'Commitment'], [250, '9,000,000'], [350, '8,100,000']),
    ]);
    const value = page.rows.flat().find(({ text }) => text === '9,000,000');
    assert.ok(value);
    assert.deepEqual(headersAbove(page, value), []);
  });

  it('looks for no titles in a table above that has more columns', () => {
    const page = pageOf([
      ...line(80, [60, 'Transaction'], [250, 'Closed'], [350, 'Proceeds ($mm)']),
      ...line(94, [60, 'Larkin Home Health'], [250, 'Oct 17'], [390, '48.8']),
      ...line(108, [60, 'Tri-State Paper'], [250, 'Oct 22'], [390, '134.3']),
      ...line(140, [60, 'Your commitment']),
      ...line(160, [60, 'Commitment'], [350, '30,000,000.00']),
    ]);
    const value = page.rows.flat().find(({ text }) => text === '30,000,000.00');
    assert.ok(value);
    assert.deepEqual(headersAbove(page, value), []);
  });

  it('takes no misread amount of a line above for the title of the column', () => {
    const page = pageOf([
      ...line(60, [250, 'Quarter'], [350, 'Year'], [450, 'Total']),
      ...line(80, [60, 'Fees'], [250, '4,000'], [350, '3,700'], [450, '9,700']),
      ...line(94, [60, 'Gains'], [250, 'azen'], [350, '1,249'], [450, '8,200']),
      ...line(108, [60, 'Closing'], [250, '9,000'], [350, '8,100'], [450, '7,700']),
    ]);
    const value = page.rows.flat().find(({ text }) => text === '9,000');
    assert.ok(value);
    assert.deepEqual(
      headersAbove(page, value).map(({ text }) => text),
      ['Quarter'],
    );
  });
});
