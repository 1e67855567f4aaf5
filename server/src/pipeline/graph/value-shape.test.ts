import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isBlankMark, isDateLike, isNumberLike } from './value-shape.ts';

describe('isBlankMark', () => {
  it('knows the marks of an empty cell in all languages', () => {
    const marks = ['–', '—', '-', '$ –', 'n/a', 'Nil', 'n.m.', 'nihil', 'Néant', 'keine', 'inga'];
    assert.deepEqual(
      marks.filter((mark) => !isBlankMark(mark)),
      [],
    );
    assert.deepEqual(['0', '0,00', '-5', 'Nile'].filter(isBlankMark), []);
  });
});

describe('isDateLike', () => {
  it('takes an end of a range for a date, not for a number', () => {
    for (const end of ['01.07.2024 –', '– 30.09.2024', 'Jul 2024 -']) {
      assert.ok(isDateLike(end), end);
      assert.ok(!isNumberLike(end), end);
    }
    assert.ok(isNumberLike('4.819,20-'));
  });
});

describe('isNumberLike', () => {
  it('takes no period of three capitals for an amount with its currency', () => {
    for (const period of ['YTD 2024', 'DEC 2024', 'ITD 30.09.2024']) assert.ok(!isNumberLike(period), period);
    for (const amount of ['EUR 2,024', 'CHF 12.50', 'SEK 20245']) assert.ok(isNumberLike(amount), amount);
  });
});
