import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { datedPeriod } from './column-periods.ts';

describe('datedPeriod', () => {
  const titles: [string, string | null, string | null][] = [
    ['Q4 2023', 'Quarter To Date', '2023-12'],
    ['Q2 23', 'Quarter To Date', '2023-06'],
    ['4. Quartal 2024', 'Quarter To Date', '2024-12'],
    ['3e trimestre 2024', 'Quarter To Date', '2024-09'],
    ['T1 2024', 'Quarter To Date', '2024-03'],
    ['Kvartal 2', null, null],
    ['Geschäftsjahr 2024', 'Year To Date', '2024-12'],
    ['FY 2023', 'Year To Date', '2023-12'],
    ['Heel 2025', 'Year To Date', '2025-12'],
    ['Full year 2025', 'Year To Date', '2025-12'],
    ['4e kwartaal', 'Quarter To Date', null],
    ['2024', 'Year To Date', '2024-12'],
    ['Januari–juni 2024', 'Year To Date', '2024-06'],
    ['Januar - September 2024', 'Year To Date', '2024-09'],
    ['juli–september 2024', 'Quarter To Date', '2024-09'],
    ['(Jul-24 - Sep-24)', 'Quarter To Date', '2024-09'],
    ['(Mar-17 - Sep-24)', 'Inception To Date', '2024-09'],
    ['1 April 2023 to 30 June 2023', 'Quarter To Date', '2023-06'],
    ['01.01.2024 – 31.12.2024', 'Year To Date', '2024-12'],
    ['31 Dec 2023 to 31 Mar 2024', 'Quarter To Date', '2024-03'],
    ['3 months ended 31 March 2024', 'Quarter To Date', '2024-03'],
    ['9 Monate zum 30.09.2024', 'Year To Date', '2024-09'],
    ['1 januari t/m 30 september 2024', 'Year To Date', '2024-09'],
    ['01.07.-30.09.2024', 'Quarter To Date', '2024-09'],
    ['01-01 t/m 31-12-2024', 'Year To Date', '2024-12'],
    ['01-10 t/m 31-12-2024', 'Quarter To Date', '2024-12'],
    ['July 1 - September 30, 2024', 'Quarter To Date', '2024-09'],
    ['30 de septiembre de 2024', null, '2024-09'],
    ['H1 2024', 'Year To Date', '2024-06'],
    ['H12024', 'Year To Date', '2024-06'],
    ['Q12025', 'Quarter To Date', '2025-03'],
    ['Fourth quarter 2025', 'Quarter To Date', '2025-12'],
    ['2025-Q4', 'Quarter To Date', '2025-12'],
    ['Fiscal year 2024', 'Year To Date', '2024-12'],
    ['07/2025', null, '2025-07'],
    ['Q12', null, null],
    ['Your share', null, null],
    ['Class 2', null, null],
  ];
  for (const [title, period, end] of titles) {
    it(`reads "${title}" as ${period ?? 'no period'} to ${end ?? 'no month'}`, () => {
      const found = datedPeriod(title);
      const months = found?.end ?? null;
      const month = months === null ? null : ((months - 1) % 12) + 1;
      const ends =
        months === null || month === null
          ? null
          : `${(months - month) / 12}-${String(month).padStart(2, '0')}`;
      assert.deepEqual([found?.period ?? null, ends], [period, end]);
    });
  }
});
