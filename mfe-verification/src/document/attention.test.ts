import type { VerificationPayloadWire } from '@assay/shared/contracts';
import { aDatapoint, aMetric, aMissingDatapoint, aPayload } from '../testing/verification-builders.ts';
import { countFields, orderForReview, nextFieldAfter, toReviewFields } from './attention.ts';
import { findFailingChecks } from './failing-checks.ts';
import { isProvenByText } from './printed-proof.ts';
import { parsePayload } from './parse-payload.ts';
import { metricsInOrder } from './review-document.ts';

function fieldsOf(
  metrics: Parameters<typeof aPayload>[0],
  conflicting: readonly string[] = [],
  checks: VerificationPayloadWire['checks'] = [],
) {
  const document = parsePayload(aPayload(metrics, { checks }), () => undefined);
  const failing = findFailingChecks(document, document.states);
  return toReviewFields(metricsInOrder(document), document.states, new Set(conflicting), failing);
}
const reasonOf = (metric: Parameters<typeof aPayload>[0][number]) =>
  fieldsOf([metric])[0]?.reason?.kind ?? null;
const nil = aMissingDatapoint({ text: '–', confidence: 0.95, page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.1 });
const unplaced = aDatapoint({ page: null });

describe('why a value needs a look', () => {
  it.each([
    ['nothing, when it is sure and placed', aMetric('a'), null],
    ['nothing, when it is rightly absent', aMetric('a', { datapoints: [aMissingDatapoint()] }), null],
    [
      'nothing, when it is required and printed as nil',
      aMetric('a', { required: true, datapoints: [nil] }),
      null,
    ],
    [
      'nothing, when it is required and somebody saw that it is absent',
      aMetric('a', { required: true, validated: true, datapoints: [aMissingDatapoint()] }),
      null,
    ],
    ['nothing, when it is verified already', aMetric('a', { validated: true, datapoints: [unplaced] }), null],
    [
      'being required and missing',
      aMetric('a', { required: true, datapoints: [aMissingDatapoint()] }),
      'requiredMissing',
    ],
    ['not being what its type says', aMetric('a', { dataType: 'DATE', value: 'soon' }), 'invalid'],
    ['having no place on a page', aMetric('a', { datapoints: [unplaced] }), 'noSource'],
    [
      'being under the threshold',
      aMetric('a', { datapoints: [aDatapoint({ confidence: 0.79 })] }),
      'lowConfidence',
    ],
    [
      'being edited and not verified',
      aMetric('a', { datapoints: [aDatapoint({ modified_by: 7, confidence: 0 })] }),
      'editedUnverified',
    ],
  ])('is %s', (_, metric, reason) => {
    expect(reasonOf(metric)).toBe(reason);
  });

  it('is a conflict before everything else, also on a verified value', () => {
    const metric = aMetric('a', { validated: true });
    expect(fieldsOf([metric], [metric.id])[0]?.reason).toEqual({ kind: 'conflict' });
  });
});

describe('a check that fails', () => {
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
        return aMetric(fin, { validated: verified.includes(fin), datapoints: [aDatapoint({ value, text })] });
      }),
      [],
      [SUM],
    ).map(({ reason }) => reason?.kind ?? null);

  it('is a reason to look at its result', () => {
    expect(reasons([['1004000'], ['100000'], ['900000']])).toEqual(['checkFails', null, null]);
    expect(reasons([['1000000'], ['100000'], ['900000']])).toEqual([null, null, null]);
  });

  it('is one to look at its open parts once the result is verified', () => {
    const values = [['1004000'], ['100000'], ['900000']] as const;
    expect(reasons(values, ['total'])).toEqual([null, 'checkFails', 'checkFails']);
    expect(reasons(values, ['total', 'fees', 'purchases'])).toEqual([null, null, null]);
  });

  it('lets pass only what the printed places round away', () => {
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

describe('the order of the keyboard', () => {
  const sure = aMetric('sure');
  const done = aMetric('done', { validated: true });
  const doubtful = aMetric('doubtful', { datapoints: [aDatapoint({ confidence: 0.2 })] });
  const missing = aMetric('missing', { required: true, datapoints: [aMissingDatapoint()] });
  const absent = aMetric('absent', { datapoints: [aMissingDatapoint()] });
  const fields = fieldsOf([sure, done, doubtful, missing, absent]);

  it('takes the most urgent first, then what is found and unverified', () => {
    expect(orderForReview(fields)).toEqual([missing.id, doubtful.id, sure.id]);
  });

  it('goes on around the end, and ends with the last one', () => {
    const order = orderForReview(fields);
    expect(nextFieldAfter(order, missing.id)).toBe(doubtful.id);
    expect(nextFieldAfter(order, sure.id)).toBe(missing.id);
    expect(nextFieldAfter(order, done.id)).toBe(missing.id);
    expect(nextFieldAfter([sure.id], sure.id)).toBeNull();
    expect(nextFieldAfter([], null)).toBeNull();
  });

  it('counts every field once AMB-122', () => {
    const dash = aMetric('dash', { datapoints: [nil] });
    const scaled = aMetric('scaled', { datapoints: [aDatapoint({ value: '1250000', text: '1,250' })] });
    const seen = aMetric('seen', { validated: true, required: true, datapoints: [aMissingDatapoint()] });
    const all = fieldsOf([sure, done, doubtful, missing, absent, dash, scaled, seen]);
    const { requiredMissing, ...counts } = countFields(all);
    expect(counts).toEqual({ verified: 1, proven: 1, found: 2, doubtful: 1, missing: 3 });
    expect(requiredMissing).toBe(1);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });
});

describe('proving a value by the words under its box', () => {
  const point = (value: string, text: string, location: object | null = {}) => ({
    ...aDatapoint({ value, text }),
    location: location && { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 },
    currency: null,
    akas: [],
    linkedEntityId: null,
    isUserModified: false,
  });

  it.each([
    ['CURRENCY', '1250.5', '$ 1,250.50', true],
    ['CURRENCY', '-1250', '(1,250)', true],
    ['CURRENCY', '1234', '1.234', true],
    ['CURRENCY', '1250', '1,205', false],
    ['CURRENCY', '1250000', '1,250', false],
    ['PERCENTAGE', '12.5', '12.5%', true],
    ['NUMERIC', '1.43', '1.43x', true],
    ['DATE', '2024-12-31', '31 December 2024', true],
    ['DATE', '2024-12-31', '12/31/2024', true],
    ['DATE', '2024-12-31', '30 December 2024', false],
    ['STRING', 'Calder Ridge IV', 'CALDER  Ridge IV', true],
    ['ENTITY_NAME', 'Calder Ridge IV', 'Calder Ridge', false],
    ['STRING', '', '', false],
  ] as const)('%s %s printed as %s: %s', (dataType, value, text, isProven) => {
    expect(isProvenByText(dataType, point(value, text))).toBe(isProven);
  });

  it('proves nothing without a box', () => {
    expect(isProvenByText('STRING', point('a', 'a', null))).toBe(false);
  });
});
