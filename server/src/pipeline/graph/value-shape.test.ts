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

  it('takes a date behind its day of the week for one', () => {
    for (const text of ['Monday, January 12, 2026', 'Do., 12.02.2026', 'måndag 12 januari 2026'])
      assert.ok(isDateLike(text), text);
    assert.ok(!isDateLike('Monday'));
  });

  it('takes no part of a year for a date', () => {
    assert.ok(isDateLike('3 kvietnia 2025'));
    for (const text of ['Kvartal 3 2025', '3. Quartal 2025', '1 Semestre 2025'])
      assert.equal(isDateLike(text), false, text);
  });
});

describe('isNumberLike', () => {
  it('takes three capitals beside a number for a currency only when they are one', () => {
    const others = ['YTD 2024', 'DEC 2024', 'ITD 30.09.2024', '19 BIC', '03 SEP', 'IRR1', 'DPI 2'];
    for (const text of others) assert.ok(!isNumberLike(text), text);
    const amounts = ['EUR 2,024', 'CHF 12.50', 'SEK 20245', '12.50 SGD', '1 200 TSEK', 'RMB 300'];
    for (const amount of amounts) assert.ok(isNumberLike(amount), amount);
  });
});
