import { cadenceOf, expectationOf, type ReceivedPeriod } from './expectations.ts';

const QUARTERS = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'];

/** Each document came 40 days after its reporting date. */
const receive = (dates: readonly string[], isConfirmed = true): ReceivedPeriod[] =>
  dates.map((reportingDate) => ({
    reportingDate,
    receivedOn: new Date(Date.parse(reportingDate) + 40 * 86_400_000).toISOString().slice(0, 10),
    isConfirmed,
  }));

const statusesOn = (today: string, dates = QUARTERS) =>
  expectationOf(receive(dates), today)?.periods.map(({ reportingDate, status }) => [reportingDate, status]);

describe('cadence', () => {
  it.each([
    ['monthly', ['2025-01-31', '2025-02-28', '2025-03-31']],
    ['quarterly', QUARTERS],
    ['halfYearly', ['2024-06-30', '2024-12-31', '2025-06-30']],
    ['yearly', ['2022-12-31', '2023-12-31', '2024-12-31']],
    ['quarterly', ['2024-03-31', '2024-06-30', '2024-12-31', '2025-03-31', '2025-06-30']],
  ])('AMB-009 is %s for %s', (cadence, dates) => {
    expect(cadenceOf(dates)).toBe(cadence);
  });

  it.each([
    ['two dates', ['2025-03-31', '2025-06-30']],
    ['no regular gaps', ['2025-01-31', '2025-03-31', '2025-08-31', '2026-01-31']],
    ['one date many times', ['2025-03-31', '2025-03-31', '2025-03-31']],
  ])('AMB-009 there is none of %s', (_, dates) => {
    expect(cadenceOf(dates)).toBeNull();
    expect(expectationOf(receive(dates), '2026-02-01')).toBeNull();
  });
});

describe('expected and received', () => {
  it('AMB-009 the next period is expected until the day on which documents usually come', () => {
    expect(statusesOn('2026-05-10')).toEqual([
      ...QUARTERS.map((date) => [date, 'verified']),
      ['2026-03-31', 'expected'],
    ]);
  });

  it('AMB-009 a period is late for 30 days, and missing after them', () => {
    expect(statusesOn('2026-05-11')?.slice(-2)).toEqual([
      ['2026-03-31', 'late'],
      ['2026-06-30', 'expected'],
    ]);
    expect(statusesOn('2026-06-10')?.at(-2)).toEqual(['2026-03-31', 'missing']);
  });

  it('AMB-009 a gap in the past is missing, and documents that nobody confirmed are received', () => {
    const [first = '', second = '', , last = ''] = QUARTERS;
    const earlier = ['2024-09-30', '2024-12-31'];
    expect(statusesOn('2026-02-01', [...earlier, first, second, last])).toContainEqual([
      '2025-09-30',
      'missing',
    ]);
    const unconfirmed = expectationOf(receive(QUARTERS, false), '2026-02-01');
    expect(unconfirmed?.periods[0]?.status).toBe('received');
  });

  it('AMB-009 a series that ended long ago is not expected any more', () => {
    expect(expectationOf(receive(QUARTERS), '2027-03-01')).not.toBeNull();
    expect(expectationOf(receive(QUARTERS), '2029-01-01')).toBeNull();
  });
});
