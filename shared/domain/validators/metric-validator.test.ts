import type { MetricDataType } from '../formats/index.ts';
import { optionsOf, validateMetricValue } from './metric-validator.ts';
import type { MetricValidator } from './metric-validator.ts';

function check(
  value: string | null,
  validators: MetricValidator[] = [],
  dataType: MetricDataType = 'STRING',
) {
  return validateMetricValue({ value, dataType, validators, hasDatapoint: false });
}

const FAILED = { key: 'validation.failed', params: {} };
const includeOptions: MetricValidator = { type: 'INCLUDE', options: ['Quarterly', 'Annual'] };
const excludeOptions: MetricValidator = { type: 'EXCLUDE', options: ['Test', 'Dummy'] };
const includeRegex: MetricValidator = { type: 'INCLUDE', regex: '^LP-\\d+$' };
const excludeRegex: MetricValidator = { type: 'EXCLUDE', regex: 'draft' };

describe('validateMetricValue', () => {
  it('VAL-001 applies validators only to a value that is not empty', () => {
    expect(check('', [includeOptions, includeRegex])).toBeNull();
    expect(check(null, [includeOptions])).toBeNull();
    expect(check('  ', [includeOptions])).toBeNull();
    expect(
      validateMetricValue({ value: 'x', dataType: 'STRING', validators: null, hasDatapoint: true }),
    ).toBeNull();
  });

  const KEPT: [id: string, value: string, validator: MetricValidator][] = [
    ['VAL-003 INCLUDE options', 'Annual', includeOptions],
    ['VAL-003 INCLUDE options, trimmed', ' Annual ', includeOptions],
    ['VAL-004 EXCLUDE options', 'Real', excludeOptions],
    ['VAL-005 INCLUDE regex', 'LP-0147', includeRegex],
    ['VAL-006 EXCLUDE regex', 'final', excludeRegex],
    ['VAL-002 neither options nor regex', 'anything', { type: 'INCLUDE' }],
    ['VAL-002 empty options', 'anything', { type: 'INCLUDE', options: [], regex: '' }],
  ];
  it.each(KEPT)('%s accepts %p', (_id, value, validator) => {
    expect(check(value, [validator])).toBeNull();
  });

  const BROKEN: [id: string, value: string, validator: MetricValidator][] = [
    ['VAL-004 EXCLUDE options', 'Dummy', excludeOptions],
    ['VAL-005 INCLUDE regex', 'LP-', includeRegex],
    ['VAL-006 EXCLUDE regex', 'a draft copy', excludeRegex],
  ];
  it.each(BROKEN)('VAL-009 %s refuses %p with the generic message', (_id, value, validator) => {
    expect(check(value, [validator])).toEqual(FAILED);
  });

  it('AMB-090 compares plain values case-sensitively, and requires both options and regex to match', () => {
    expect(check('annual', [includeOptions])).not.toBeNull();
    expect(check('Annual', [{ ...includeOptions, regex: '^Q' }])).not.toBeNull();
    expect(check('Quarterly', [{ ...includeOptions, regex: '^Q' }])).toBeNull();
  });

  it('AMB-090 compares entity names in their normalised form', () => {
    expect(
      check('calder RIDGE iv', [{ type: 'INCLUDE', options: ['Calder Ridge IV'] }], 'ENTITY_NAME'),
    ).toBeNull();
    expect(check(' d u m m y', [excludeOptions], 'ENTITY_NAME')).toEqual(FAILED);
  });

  it('AMB-090 ignores and reports an unusable regular expression', () => {
    const unusable: string[] = [];
    const failure = validateMetricValue({
      value: 'x',
      dataType: 'STRING',
      validators: [{ type: 'INCLUDE', regex: '(' }, excludeRegex],
      hasDatapoint: false,
      onUnusableRegex: (regex) => unusable.push(regex),
    });
    expect(failure).toBeNull();
    expect(unusable).toEqual(['(']);
  });

  it('VAL-007 returns the description of the validator that fails', () => {
    const described = { ...includeRegex, description: 'Use the LP number' };
    expect(check('x', [described])).toEqual({
      key: 'validation.failedDescription',
      params: { description: 'Use the LP number' },
    });
  });

  it('VAL-003 VAL-008 names the options of an INCLUDE list that has no description', () => {
    expect(check('Weekly', [includeOptions])).toEqual({
      key: 'validation.failedOptions',
      params: { options: 'Quarterly, Annual' },
    });
  });

  it('returns the first failure in the order of the validators', () => {
    expect(check('Dummy', [includeOptions, excludeOptions])?.key).toBe('validation.failedOptions');
    expect(check('Dummy', [excludeOptions, includeOptions])).toEqual(FAILED);
  });

  it('VAL-010 refuses to empty a stored value', () => {
    const emptied = { dataType: 'STRING' as const, hasDatapoint: true };
    expect(validateMetricValue({ ...emptied, value: '' })?.key).toBe('validation.valueEmpty');
    expect(validateMetricValue({ ...emptied, value: null })?.key).toBe('validation.valueEmpty');
    expect(validateMetricValue({ ...emptied, value: 'x' })).toBeNull();
  });

  it('VAL-011 refuses a DATE that is not a date', () => {
    expect(check('2024-02-30', [], 'DATE')?.key).toBe('validation.invalidDate');
    expect(check('31/12/2024', [], 'DATE')?.key).toBe('validation.invalidDate');
    expect(check('2024-02-29', [], 'DATE')).toBeNull();
  });

  it.each(['NUMERIC', 'CURRENCY', 'PERCENTAGE'] as const)(
    'AMB-088 refuses a %s that is not a plain decimal',
    (type) => {
      expect(check('1,250', [], type)?.key).toBe('validation.invalidNumber');
      expect(check('-1250.50', [], type)).toBeNull();
    },
  );
});

describe('validator options', () => {
  it('DPE-007 the options of the first INCLUDE validator with options are offered', () => {
    expect(optionsOf([excludeOptions, includeRegex, includeOptions])).toEqual(['Quarterly', 'Annual']);
    expect(optionsOf([excludeOptions, includeRegex])).toBeNull();
    expect(optionsOf(null)).toBeNull();
  });
});
