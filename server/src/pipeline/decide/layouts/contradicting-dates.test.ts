import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lineAt, queryPages } from '../../testing/query-pages.ts';

/** No value that something on the paper contradicts is surer. */
const DOUBTED = 0.5;

describe('dates that contradict each other', () => {
  const notice = (due: string): Promise<Awaited<ReturnType<typeof queryPages>>> =>
    queryPages(
      [
        [
          ...lineAt(60, [60, 'Kestrel Growth Fund II LP – capital call no. 6']),
          ...lineAt(90, [60, 'Notice date:'], [200, '7 May 2024']),
          ...lineAt(108, [60, 'Due date:'], [200, due]),
          ...lineAt(140, [60, 'Investments'], [400, 'EUR 612,500.00']),
          ...lineAt(158, [60, 'Total amount due'], [400, 'EUR 612,500.00']),
        ],
      ],
      'Capital Call',
    );
  const sureOf = (found: Awaited<ReturnType<typeof queryPages>>, fin: string): number =>
    found.candidates[fin]?.[0]?.confidence ?? 0;

  it('lowers a due date before the notice date, and the notice date with it', async () => {
    const [right, wrong] = [await notice('21 May 2024'), await notice('21 May 2021')];
    assert.deepEqual([wrong.values['notice_date'], wrong.values['due_date']], ['2024-05-07', '2021-05-21']);
    for (const fin of ['notice_date', 'due_date', 'reporting_date']) {
      assert.ok(sureOf(wrong, fin) <= DOUBTED, fin);
      assert.ok(sureOf(right, fin) > DOUBTED, fin);
    }
  });
});

describe('numbers that are none', () => {
  it('reads no percentage from a number in square brackets, which is left to be filled in', async () => {
    const { values } = await queryPages(
      [
        [
          ...lineAt(60, [60, 'Capital account statement of Alder Pension Fund']),
          ...lineAt(100, [60, 'Ownership percentage'], [300, '[10]%']),
          ...lineAt(118, [60, 'Commitment'], [300, '(EUR 5,000,000)']),
        ],
      ],
      'Capital Account',
    );
    assert.equal(values['ownership_percentage'], undefined);
  });
});

describe('account numbers', () => {
  const paid = (account: string): ReturnType<typeof queryPages> =>
    queryPages(
      [
        [
          ...lineAt(60, [60, 'Kestrel Growth Fund II LP – capital call no. 6']),
          ...lineAt(100, [60, 'Bank'], [200, 'Isartaler Privatbank AG']),
          ...lineAt(118, [60, 'IBAN'], [200, account]),
          ...lineAt(136, [60, 'BIC'], [200, 'ISPBDEMM']),
        ],
      ],
      'Capital Call',
    );

  it('is sure of an IBAN whose digits fit each other', async () => {
    const { values, candidates } = await paid('DE89 3704 0044 0532 0130 00');
    assert.equal(values['iban'], 'DE89370400440532013000');
    assert.ok((candidates['iban']?.[0]?.confidence ?? 0) > DOUBTED);
  });

  for (const [why, account] of [
    ['its check digits do not fit', 'DE00 3704 0044 0532 0130 00'],
    ['one of its digits is misread', 'DE89 3704 0044 0532 0180 00'],
    ['it is shorter than those of its country', 'DE89 3704 0044 0532 0130'],
    ['no country has it', 'ZZ89 3704 0044 0532 0130 00'],
  ] as const)
    it(`is not sure of an IBAN when ${why}`, async () => {
      const { candidates } = await paid(account);
      for (const { confidence } of candidates['iban'] ?? []) assert.ok(confidence <= DOUBTED);
    });
});
