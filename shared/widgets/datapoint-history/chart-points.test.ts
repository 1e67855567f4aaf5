import type { StoredDatapoint } from '@assay/shared/contracts';
import fc from 'fast-check';
import { chartPoints } from './chart-points.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function aValue(number: number, value: string, reportingDate: string, currency: string | null = 'EUR') {
  return {
    id: id(number),
    value,
    reportingDate,
    effectors: { currency, akas: [] },
  } as unknown as StoredDatapoint;
}

describe('the points of a chart', () => {
  it('are those of the dates in order, of each date the first one, with their exact texts', () => {
    const series = chartPoints([
      aValue(1, '0.10', '2024-12-31'),
      aValue(2, '5', '2024-06-30'),
      aValue(3, '7', '2024-06-30'),
      aValue(4, '1', '2099-01-01'),
      aValue(5, 'Buyout', '2024-01-01'),
    ]);
    expect(series?.points.map(({ reportingDate, value, x, y }) => [reportingDate, value, x, y])).toEqual([
      ['2024-06-30', '5', 0, 1],
      ['2024-12-31', '0.10', 1, 0],
    ]);
    expect(chartPoints([aValue(1, '1', '2024-12-31')])).toBeNull();
  });

  it('lie within the drawing, whatever the values are', () => {
    const value = fc.record({
      value: fc.oneof(
        fc.integer().map(String),
        fc.constant('123456789012345678901234567890.5'),
        fc.constant('-0.001'),
      ),
      day: fc.integer({ min: 1, max: 28 }),
      currency: fc.constantFrom('EUR', 'USD', null),
    });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 30 }), (values) => {
        const rows = values.map(({ value: text, day, currency }, index) =>
          aValue(index, text, `2024-06-${String(day).padStart(2, '0')}`, currency),
        );
        const series = chartPoints(rows);
        for (const { x, y } of series?.points ?? []) {
          expect(x >= 0 && x <= 1).toBe(true);
          expect(y >= 0 && y <= 1).toBe(true);
        }
        const dates = series?.points.map(({ reportingDate }) => reportingDate) ?? [];
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
      { seed: 20_261_122 },
    );
  });
});
