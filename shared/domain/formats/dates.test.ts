import fc from 'fast-check';
import {
  formatDate,
  formatDateForExport,
  formatDateTime,
  isIsoDate,
  spellDate,
  spellMonth,
  toCalendarDate,
  toIsoDate,
  UNKNOWN_DATE,
} from './dates.ts';
import { setScreenLocale } from './screen-locale.ts';
import { DATE_PATTERNS, DEFAULT_LANGUAGE, readLanguage } from './language.ts';

/** Days as wire text, from 1900 to 2098. */
const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2098-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formatDate', () => {
  it('FMT-003 writes day/month/year in en-GB, the default', () => {
    expect(formatDate('2024-12-31', 'en-gb')).toBe('31/12/2024');
    expect(formatDate('2024-02-05')).toBe('05/02/2024');
  });

  it('FMT-004 writes month/day/year in en-us', () => {
    expect(formatDate('2024-12-31', 'en-us')).toBe('12/31/2024');
  });

  const SENTINELS = [UNKNOWN_DATE, '2099-01-01T00:00:00Z', '2099-01-01T00:00:00.000+00:00'];
  it.each(SENTINELS)('FMT-001 displays %s as Unknown', (iso) => {
    expect(formatDate(iso, 'en-gb')).toBe('Unknown');
    expect(formatDateTime(iso, 'en-us')).toBe('Unknown');
  });

  const INVALID = [
    null,
    undefined,
    '',
    'soon',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '31/12/2024',
    '2024-1-1',
  ];
  it.each(INVALID)('FMT-002 displays the invalid date %p as Unknown', (iso) => {
    expect(formatDate(iso, 'en-gb')).toBe('Unknown');
  });

  it('FMT-002 displays a timestamp with a nonexistent day or time as Unknown', () => {
    expect(formatDateTime('2024-02-30T10:00:00Z')).toBe('Unknown');
    expect(formatDateTime('2024-02-20T99:00:00Z')).toBe('Unknown');
  });

  it('accepts the day after a sentinel date and leap days', () => {
    expect(formatDate('2099-01-02')).toBe('02/01/2099');
    expect(formatDate('2024-02-29')).toBe('29/02/2024');
    expect([isIsoDate('2000-02-29'), isIsoDate('1900-02-29'), isIsoDate('0000-01-01')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('FMT-006 displays a date without a time as the same day in every zone', () => {
    fc.assert(
      fc.property(days, (iso) => {
        const [year, month, day] = iso.split('-');
        expect(formatDate(iso, 'en-gb')).toBe(`${day}/${month}/${year}`);
      }),
    );
  });
});

describe('formatDateTime', () => {
  const TIMES: [hours: number, minutes: number, shown: string][] = [
    [14, 7, '2:07 PM'],
    [0, 5, '12:05 AM'],
    [12, 0, '12:00 PM'],
    [11, 59, '11:59 AM'],
    [23, 30, '11:30 PM'],
  ];
  it.each(TIMES)('FMT-007 displays %d h %d min local time as %s after the date', (hours, minutes, shown) => {
    const iso = new Date(2025, 2, 5, hours, minutes).toISOString();
    expect(formatDateTime(iso, 'en-gb')).toBe(`05/03/2025 ${shown}`);
    expect(formatDateTime(iso, 'en-us')).toBe(`03/05/2025 ${shown}`);
  });

  it('FMT-007 displays only the date if there is no time of day', () => {
    expect(formatDateTime('2025-03-05', 'en-gb')).toBe('05/03/2025');
  });

  it('displays a timestamp as its local day where only the date is shown', () => {
    const lateEvening = new Date(2025, 2, 5, 23, 59);
    expect(formatDate(lateEvening.toISOString(), 'en-gb')).toBe('05/03/2025');
    expect(toIsoDate(lateEvening)).toBe('2025-03-05');
  });
});

describe('formatDateForExport', () => {
  it('FMT-005 exports a date as it is displayed', () => {
    expect(formatDateForExport('2024-12-31', 'en-gb')).toBe('31/12/2024');
    expect(formatDateForExport('2024-12-31', 'en-us')).toBe('12/31/2024');
    expect(formatDateForExport(UNKNOWN_DATE, 'en-us')).toBe('Unknown');
  });

  it('leaves a missing date empty', () => {
    expect([null, undefined, ''].map((iso) => formatDateForExport(iso))).toEqual(['', '', '']);
  });
});

describe('languages', () => {
  it('SET-009 the default language is en-GB', () => {
    expect(DEFAULT_LANGUAGE).toBe('en-gb');
    expect(DATE_PATTERNS).toMatchObject({ 'en-gb': 'DD/MM/YYYY', 'en-us': 'MM/DD/YYYY' });
  });

  it('AMB-023 languages are compared case-insensitively', () => {
    expect(['en-GB', 'EN-US', 'de-de', ''].map(readLanguage)).toEqual(['en-gb', 'en-us', null, null]);
  });
});

describe('toCalendarDate', () => {
  const exists = (year: number, month: number, day: number) => toCalendarDate(year, month, day) !== null;

  it('knows the length of every month', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    lengths.forEach((length, index) => {
      expect(toCalendarDate(2023, index + 1, length)).toEqual({ year: 2023, month: index + 1, day: length });
      expect(exists(2023, index + 1, length + 1)).toBe(false);
    });
  });

  it.each([
    [2024, true],
    [2023, false],
    [1900, false],
    [2000, true],
  ])('has 29 February in %d: %s', (year, isLeap) => expect(exists(year, 2, 29)).toBe(isLeap));

  it('begins with the first day, the first month and the year 1', () => {
    expect(exists(1, 1, 1)).toBe(true);
    for (const [year, month, day] of [
      [0, 1, 1],
      [2024, 0, 1],
      [2024, 1, 0],
      [2024, 13, 1],
      [2024.5, 1, 1],
      [2024, 1.5, 1],
      [2024, 6, 0.5],
    ] as const)
      expect(exists(year, month, day)).toBe(false);
  });
});

describe('a date with its month as a word', () => {
  it('is the day, or the month alone, and stays as it is where it is no date', () => {
    expect([spellDate('2024-04-03'), spellMonth('2024-04-03')]).toEqual(['3 Apr 2024', 'Apr 2024']);
    for (const text of ['2024-02-30', '2024-00-10', 'soon'])
      expect([spellDate(text), spellMonth(text)]).toEqual([text, text]);
  });

  it('German shows days, times and months as Germans write them', () => {
    expect(formatDate('2024-04-03', 'de-de')).toBe('03.04.2024');
    expect(formatDate(UNKNOWN_DATE, 'de-de')).toBe('Unbekannt');
    expect(formatDateTime('2025-03-05T14:07:00', 'de-de')).toBe('05.03.2025 14:07');
    setScreenLocale('de-DE');
    try {
      expect([spellDate('2024-04-03'), spellMonth('2024-05-03')]).toEqual(['3. Apr. 2024', 'Mai 2024']);
    } finally {
      setScreenLocale('en-GB');
    }
  });
});
