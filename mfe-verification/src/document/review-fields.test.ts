import type { VerificationPayloadWire } from '@assay/shared/contracts';
import type { PriorPeriod } from '@assay/shared/domain';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../testing/verification-builders.ts';
import { parsePayload } from './parse-payload.ts';
import {
  countFields,
  countRequiredMissing,
  memoizeFields,
  findStep,
  nextFieldOf,
  orderForReview,
  verifiedWith,
} from './review-fields.ts';

function fieldsOf(
  metrics: Parameters<typeof aPayload>[0],
  conflicting: readonly string[] = [],
  checks: VerificationPayloadWire['checks'] = [],
) {
  const document = parsePayload(aPayload(metrics, { checks }), () => undefined);
  const { states } = document;
  const conflicts = Object.fromEntries(
    conflicting.flatMap((id) => {
      const state = states[id];
      return state ? [[id, state]] : [];
    }),
  );
  return memoizeFields(document)({ states, conflicts }).fields;
}
const reasonOf = (metric: Parameters<typeof aPayload>[0][number]) =>
  fieldsOf([metric])[0]?.reason?.kind ?? null;
const nil = aMissingDatapoint({ text: '–', confidence: 0.95, page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.1 });
const unplaced = aDatapoint({ page: null });

describe('the reason why a value needs review', () => {
  it.each([
    ['none for a value with high confidence and a box', aMetric('a'), null],
    [
      'none for a missing value that is not required',
      aMetric('a', { datapoints: [aMissingDatapoint()] }),
      null,
    ],
    [
      'none for a required value that is printed as a dash',
      aMetric('a', { required: true, datapoints: [nil] }),
      null,
    ],
    [
      'none for a missing required value that a user marked as absent',
      aMetric('a', { required: true, validated: true, datapoints: [aMissingDatapoint()] }),
      null,
    ],
    ['none for a verified value', aMetric('a', { validated: true, datapoints: [unplaced] }), null],
    [
      'requiredMissing for a missing required value',
      aMetric('a', { required: true, datapoints: [aMissingDatapoint()] }),
      'requiredMissing',
    ],
    [
      'invalid for a value that does not fit its type',
      aMetric('a', { dataType: 'DATE', value: 'soon' }),
      'invalid',
    ],
    ['noSource for a value without a box', aMetric('a', { datapoints: [unplaced] }), 'noSource'],
    [
      'lowConfidence for a value under the threshold',
      aMetric('a', { datapoints: [aDatapoint({ confidence: 0.79 })] }),
      'lowConfidence',
    ],
    [
      'editedUnverified for an edited value that is not verified',
      aMetric('a', { datapoints: [aDatapoint({ modified_by: 7, confidence: 0 })] }),
      'editedUnverified',
    ],
  ])('is %s', (_, metric, reason) => {
    expect(reasonOf(metric)).toBe(reason);
  });

  const withAlternative = (dataType: string, best: Parameters<typeof aDatapoint>[0], other: typeof best) =>
    aMetric('a', {
      dataType,
      datapoints: [aDatapoint({ confidence: 0.85, ...best }), aDatapoint({ confidence: 0.6, ...other })],
    });
  const euros = { effectors: { currency: 'EUR', akas: [] } };

  it.each([
    ['another name', withAlternative('STRING', { value: 'Cobden & Peel' }, { value: 'Peel Bank' }), true],
    [
      'another currency',
      withAlternative('CURRENCY', { effectors: { currency: 'USD', akas: [] } }, euros),
      true,
    ],
    [
      'the same name in capitals',
      withAlternative('STRING', { value: 'Peel Bank' }, { value: 'PEEL BANK' }),
      false,
    ],
    ['the same number', withAlternative('NUMERIC', { value: '5' }, { value: '5.00' }), false],
    [
      'the same day in other words',
      withAlternative('DATE', { value: '2025-03-14' }, { value: '2025-03-14', text: '14 March 2025' }),
      false,
    ],
    ['an unlikely one', withAlternative('NUMERIC', { value: '5' }, { value: '6', confidence: 0.59 }), false],
  ])(
    'AMB-135 is an alternative where it is of another value and nearly as likely: %s',
    (_, metric, isReason) => {
      expect(reasonOf(metric)).toBe(isReason ? 'alternative' : null);
    },
  );

  it('AMB-135 is a name of several entities, until one of them is chosen', () => {
    const name = { dataType: 'ENTITY_NAME', value: 'Larch', entityMatches: 2 };
    const linkedEntity = { selectedEntityId: aMetric('x').id, name: 'Larch LP' };
    expect(reasonOf(aMetric('fund', name))).toBe('severalEntities');
    const linked = [aDatapoint({ value: 'Larch', linkedEntity })];
    expect(reasonOf(aMetric('fund', { ...name, datapoints: linked }))).toBeNull();
  });

  it('is a conflict before any other reason, also for a verified value', () => {
    const metric = aMetric('a', { validated: true });
    expect(fieldsOf([metric], [metric.id])[0]?.reason).toEqual({ kind: 'conflict' });
  });
});

describe('a failing check', () => {
  const SUM = {
    name: 'Breakdown',
    result: 'total',
    terms: [
      { fin: 'fees', sign: 1 },
      { fin: 'purchases', sign: 1 },
    ],
  };
  const reasons = (
    values: readonly (readonly [value: string, text?: string])[],
    verified: readonly string[] = [],
  ) =>
    fieldsOf(
      ['total', 'fees', 'purchases'].map((fin, at) => {
        const [value = '', text = value] = values[at] ?? [];
        return aMetric(fin, {
          dataType: 'CURRENCY',
          validated: verified.includes(fin),
          datapoints: [aDatapoint({ value, text })],
        });
      }),
      [],
      [SUM],
    ).map(({ reason }) => reason?.kind ?? null);

  it('is a reason to review each of its values', () => {
    expect(reasons([['1004000'], ['100000'], ['900000']])).toEqual([
      'checkFails',
      'checkFails',
      'checkFails',
    ]);
    expect(reasons([['1000000'], ['100000'], ['900000']])).toEqual([null, null, null]);
  });

  it('is no reason to review what somebody verified', () => {
    const values = [['1004000'], ['100000'], ['900000']] as const;
    expect(reasons(values, ['total'])).toEqual([null, 'checkFails', 'checkFails']);
    expect(reasons(values, ['total', 'fees', 'purchases'])).toEqual([null, null, null]);
  });

  it('tolerates only differences that the printed places round away', () => {
    expect(
      reasons([
        ['1001000', '1,001'],
        ['100000', '100'],
        ['900000', '900'],
      ]),
    ).toEqual([null, null, null]);
    expect(
      reasons([
        ['1001000', '1,001,000'],
        ['100000', '100,000'],
        ['900000', '900,000'],
      ])[0],
    ).toBe('checkFails');
  });
});

describe('the order of a review', () => {
  const sure = aMetric('sure');
  const done = aMetric('done', { validated: true });
  const doubtful = aMetric('doubtful', { datapoints: [aDatapoint({ confidence: 0.2 })] });
  const missing = aMetric('missing', { required: true, datapoints: [aMissingDatapoint()] });
  const absent = aMetric('absent', { datapoints: [aMissingDatapoint()] });
  const fields = fieldsOf([sure, done, doubtful, missing, absent]);

  it('starts with the most urgent field and ends with what is proven', () => {
    const scaled = aMetric('scaled', {
      dataType: 'CURRENCY',
      value: '5000',
      datapoints: [aDatapoint({ value: '5000', text: '5' })],
    });
    expect(orderForReview(fieldsOf([sure, done, doubtful, missing, absent, scaled]))).toEqual([
      missing.id,
      doubtful.id,
      scaled.id,
      sure.id,
    ]);
  });

  it('AMB-122 goes from a count to its first field, on to the next and back to the first', () => {
    const also = aMetric('also');
    const all = fieldsOf([sure, done, doubtful, also]);
    expect(nextFieldOf(all, 'proven', null)).toBe(sure.id);
    expect(nextFieldOf(all, 'proven', sure.id)).toBe(also.id);
    expect(nextFieldOf(all, 'proven', also.id)).toBe(sure.id);
    expect(nextFieldOf(all, 'doubtful', doubtful.id)).toBe(doubtful.id);
    expect(nextFieldOf(all, 'missing', null)).toBeNull();
  });

  it('continues from the end at the start, and says there what is open', () => {
    const step = (id: string | null, canVerify = false) => findStep(fields, id, canVerify);
    expect(step(missing.id)).toMatchObject({ next: doubtful.id, isAtEnd: false, verifies: [] });
    expect(step(sure.id)).toMatchObject({ next: missing.id, isAtEnd: true, verifies: [] });
    expect(step(sure.id, true)).toMatchObject({
      verifies: [sure.id],
      next: missing.id,
      open: [missing.id, doubtful.id],
    });
    expect(step(done.id)).toMatchObject({ next: missing.id, isAtEnd: false });
    const only = fieldsOf([sure]);
    expect(findStep(only, sure.id, true)).toEqual({
      verifies: [sure.id],
      next: null,
      open: [],
      isAtEnd: true,
    });
    expect(findStep(only, sure.id, false)).toMatchObject({ next: null, open: [sure.id], isAtEnd: true });
    expect(findStep([], null, true)).toEqual({ verifies: [], next: null, open: [], isAtEnd: true });
  });

  it('goes from a typed value to the next that needs review, not past it', () => {
    const typed = aMetric('typed', { datapoints: [aDatapoint({ modified_by: 7, confidence: 0 })] });
    const all = fieldsOf([typed, sure, missing, doubtful]);
    expect(findStep(all, typed.id, true)).toMatchObject({ verifies: [typed.id], next: doubtful.id });
    expect(findStep(fieldsOf([typed, sure]), typed.id, true)).toMatchObject({ next: sure.id });
  });

  it('AMB-122 counts each field once', () => {
    const dash = aMetric('dash', { datapoints: [nil] });
    const scaled = aMetric('scaled', {
      dataType: 'CURRENCY',
      datapoints: [aDatapoint({ value: '1250000', text: '1,250' })],
    });
    const seen = aMetric('seen', { validated: true, required: true, datapoints: [aMissingDatapoint()] });
    const all = fieldsOf([sure, done, doubtful, missing, absent, dash, scaled, seen]);
    const counts = countFields(all);
    expect(counts).toEqual({ verified: 1, proven: 2, found: 1, doubtful: 1, missing: 3 });
    expect(countRequiredMissing(all)).toBe(1);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });
});

describe('fields that are read again', () => {
  const [one, two] = [aMetric('one'), aMetric('two')];
  const document = parsePayload(aPayload([one, two]), () => undefined);
  const source = { states: document.states, conflicts: {} };

  it('are the same objects for metrics that did not change', () => {
    const readFields = memoizeFields(document);
    const [first, second] = readFields(source).fields;
    const state = source.states[one.id];
    if (!state) throw new Error('The document has no state of its first metric.');
    const [changed, same] = readFields({
      ...source,
      states: { ...source.states, [one.id]: { ...state, isVerified: true } },
    }).fields;
    expect(changed).not.toBe(first);
    expect(changed?.status).toBe('verified');
    expect(same).toBe(second);
  });

  it('change with a conflict, which is no part of the state', () => {
    const readFields = memoizeFields(document);
    const [first] = readFields(source).fields;
    const state = source.states[one.id];
    const [conflicting] = readFields({ ...source, conflicts: state ? { [one.id]: state } : {} }).fields;
    expect(conflicting).not.toBe(first);
    expect(conflicting?.reason).toEqual({ kind: 'conflict' });
  });
});

describe('the bank details of a document', () => {
  const text = (fin: string, value: string, more = {}) =>
    aMetric(fin, { dataType: 'STRING', datapoints: [aDatapoint({ value, text: value })], ...more });
  const bank = text('bank_name', 'Peel Bank');
  const iban = text('iban', 'GB33BUKB20201555555555');
  const number = aMetric('call_number', { value: '7' });
  const reportingDate = '2025-03-14';
  const stored = (value: string) => ({
    reportingDate: '2025-06-30',
    history: [{ reportingDate, value, currency: null }],
  });
  const judge = (
    metrics: Parameters<typeof aPayload>[0],
    prior: ReadonlyMap<string, PriorPeriod> = new Map(),
  ) => {
    const document = parsePayload(aPayload(metrics), () => undefined);
    return memoizeFields(document)({ states: document.states, conflicts: {}, prior }).fields;
  };
  const questions = (fields: ReturnType<typeof judge>) =>
    fields.map(({ reason }) => (reason?.kind === 'bankDetails' ? reason.question : null));

  it('AMB-135 are one question where none were confirmed before, which one Enter answers', () => {
    const fields = judge([number, bank, iban]);
    const first = { kind: 'first', count: 2 };
    expect(questions(fields)).toEqual([null, first, first]);
    expect(findStep(fields, bank.id, true)).toMatchObject({
      verifies: [bank.id, iban.id],
      next: number.id,
      open: [number.id],
    });
    expect(verifiedWith(fields, number.id)).toEqual([number.id]);
  });

  it('AMB-135 are one question where they are unchanged, and each that changed is one of its own', () => {
    const prior = new Map([
      [number.id, stored('6')],
      [bank.id, stored('PEEL BANK')],
      [iban.id, stored('GB33BUKB20201555555555')],
    ]);
    const same = { kind: 'unchanged', count: 2, reportingDate, number: '6' };
    expect(questions(judge([number, bank, iban], prior))).toEqual([null, same, same]);
    const changed = judge([number, bank, iban], new Map([...prior, [iban.id, stored('GB00')]]));
    expect(questions(changed)).toEqual([null, { ...same, count: 1 }, { kind: 'changed', confirmed: 'GB00' }]);
    expect(verifiedWith(changed, iban.id)).toEqual([iban.id]);
  });

  it('AMB-135 are asked about no more once they are verified', () => {
    const verified = judge([text('bank_name', 'Peel Bank', { validated: true }), iban]);
    expect(questions(verified)).toEqual([null, { kind: 'first', count: 1 }]);
  });
});
