import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DayOrder } from './dates.ts';
import { findDates, readDate, voteDayOrder } from './dates.ts';

describe('readDate', () => {
  const dates: [string, DayOrder, string | null][] = [
    ['2024-03-31', 'day-first', '2024-03-31'],
    ['31.12.2023', 'month-first', '2023-12-31'],
    ['03/04/2024', 'day-first', '2024-04-03'],
    ['03/04/2024', 'month-first', '2024-03-04'],
    ['09/26/2024', 'day-first', '2024-09-26'],
    ['05/11/24', 'day-first', '2024-11-05'],
    ['March 31, 2025', 'day-first', '2025-03-31'],
    ['Mar 9, 2017', 'day-first', '2017-03-09'],
    ['6 November 2023', 'month-first', '2023-11-06'],
    ['30. September 2023', 'day-first', '2023-09-30'],
    ['31. März 2024', 'day-first', '2024-03-31'],
    ['14. 3. 2025', 'month-first', '2025-03-14'],
    ['18, März 2025', 'day-first', '2025-03-18'],
    ['15 février 2024', 'day-first', '2024-02-15'],
    ['1er août 2023', 'day-first', '2023-08-01'],
    ['22nd May 2024', 'day-first', '2024-05-22'],
    ['30 de septiembre de 2024', 'month-first', '2024-09-30'],
    ['1 de enero del 2025', 'day-first', '2025-01-01'],
    ['31-Dec-24', 'month-first', '2024-12-31'],
    ['Dec-31-2024', 'day-first', '2024-12-31'],
    ['12-Jun-2025', 'month-first', '2025-06-12'],
    ['12‑Jun‑2025', 'month-first', '2025-06-12'],
    ['December 31, 20XX', 'month-first', null],
    ['20XX', 'month-first', null],
    ['29 February 2024', 'day-first', '2024-02-29'],
    ['29 February 2023', 'day-first', null],
    ['31/31/2024', 'day-first', null],
    ['1.234.567', 'day-first', null],
    ['Q4 2023', 'day-first', null],
    ['12 Laurel 2024', 'day-first', null],
  ];
  for (const [text, order, iso] of dates) {
    it(`reads ${text} (${order}) as ${iso ?? 'no date'}`, () => {
      assert.equal(readDate(text, order), iso);
    });
  }
});

describe('findDates', () => {
  it('finds every date of a sentence with the words that print it', () => {
    const words = 'from 1 October 2023 to 31.12.2023, payable by June 30, 2024'.split(' ');
    assert.deepEqual(
      findDates(
        words.map((word) => word.replace(/,$/u, '')),
        'day-first',
      ),
      [
        { iso: '2023-10-01', from: 1, to: 4 },
        { iso: '2023-12-31', from: 5, to: 6 },
        { iso: '2024-06-30', from: 8, to: 11 },
      ],
    );
  });
});

describe('voteDayOrder', () => {
  it('lets a day above twelve decide, and the fallback where none is', () => {
    assert.equal(voteDayOrder(['09/26/2024', '09/12/2024'], 'day-first'), 'month-first');
    assert.equal(voteDayOrder(['30/10/2024'], 'month-first'), 'day-first');
    assert.equal(voteDayOrder(['01/02/2024'], 'month-first'), 'month-first');
  });
});
