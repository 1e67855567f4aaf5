import fc from 'fast-check';
import type { MetricDataType } from '../formats/index.ts';
import { checkFormula, type FormulaMetric } from './check.ts';
import { evaluateFormula, type FormulaOperand, type FormulaResult } from './evaluate.ts';
import { parseFormula } from './parse.ts';
import type { FormulaProblem } from './problems.ts';

function metric(
  fin: string,
  type: MetricDataType = 'CURRENCY',
  changes: Partial<FormulaMetric> = {},
): FormulaMetric {
  return {
    fin,
    type,
    associatedEntityType: 'fund',
    associatedRelationshipEntityTypes: null,
    operands: [],
    ...changes,
  };
}

const METRICS = [
  metric('nav'),
  metric('commitment'),
  metric('called'),
  metric('tvpi', 'NUMERIC'),
  metric('irr', 'PERCENTAGE'),
  metric('strategy', 'STRING'),
  metric('cost', 'CURRENCY', {
    associatedEntityType: null,
    associatedRelationshipEntityTypes: ['fund', 'company'],
  }),
];

function problemsOf(text: string, target = metric('target')): readonly FormulaProblem[] {
  return checkFormula(text, target, METRICS).problems;
}

const VALUES: Readonly<Record<string, FormulaOperand>> = {
  nav: { type: 'CURRENCY', value: '90', currency: 'EUR' },
  commitment: { type: 'CURRENCY', value: '120.5', currency: 'EUR' },
  called: { type: 'CURRENCY', value: '0', currency: 'EUR' },
  fees: { type: 'CURRENCY', value: '5', currency: 'USD' },
  bare: { type: 'CURRENCY', value: '5', currency: null },
  tvpi: { type: 'NUMERIC', value: '1.5', currency: null },
  irr: { type: 'PERCENTAGE', value: '12.5', currency: null },
};
const BEFORE: Readonly<Record<string, FormulaOperand>> = {
  nav: { type: 'CURRENCY', value: '75', currency: 'EUR' },
};

function compute(text: string, type: MetricDataType = 'NUMERIC'): FormulaResult {
  const { expression } = parseFormula(text);
  if (!expression) throw new Error(`not a formula: ${text}`);
  return evaluateFormula(
    expression,
    type,
    ({ fin, isPrevious }) => (isPrevious ? BEFORE : VALUES)[fin] ?? null,
  );
}

describe('reading a formula', () => {
  it.each([
    ['nav +', 'unexpectedEnd', 5, 5],
    ['', 'empty', 0, 0],
    ['nav commitment', 'unexpected', 4, 14],
    ['nav # 2', 'unexpected', 4, 5],
    ['total(nav)', 'unknownFunction', 0, 5],
    ['1 + abs(nav, 2)', 'argumentCount', 4, 15],
    ['prev(nav + 1)', 'unexpected', 9, 10],
    ['nav < commitment < called', 'unexpected', 17, 18],
    [`${'('.repeat(80)}1${')'.repeat(80)}`, 'tooDeep', 61, 62],
    ['1.5e3', 'unexpected', 1, 2],
  ])('AMB-102 says where %p is wrong', (text, code, start, end) => {
    expect(parseFormula(text).problem).toMatchObject({ code, at: { start, end } });
  });
});

describe('checking a formula', () => {
  it.each([
    'nav - called',
    'nav * 2 - called / 3',
    'nav * irr',
    'max(nav, 0)',
    'if(nav > called, nav, 0)',
    'default(prev(nav), 0) + called',
    'round(sum(nav, called, commitment), 2)',
    'IF(AND(nav > 0, NOT(called = 0)), nav, commitment)',
    '[nav] + commitment',
  ])('accepts %p for an amount', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['nav + tvpi', 'mixedKinds'],
    ['nav * called', 'amountTimesAmount'],
    ['tvpi / nav', 'numberByAmount'],
    ['nav + strategy', 'notNumeric'],
    ['nav + nothing', 'unknownMetric'],
    ['nav + cost', 'otherOwner'],
    ['tvpi * 2', 'amountNeeded'],
    ['nav > called', 'valueNeeded'],
    ['if(nav, nav, called)', 'conditionNeeded'],
    ['round(nav, tvpi)', 'placesNotFixed'],
  ])('refuses %p for an amount: %s', (text, code) => {
    expect(problemsOf(text).map((problem) => problem.code)).toEqual([code]);
  });

  it('names every fault, each at its place', () => {
    expect(problemsOf('nothing + (nav * called) + strategy')).toMatchObject([
      { code: 'unknownMetric', fin: 'nothing', at: { start: 0, end: 7 } },
      { code: 'amountTimesAmount', at: { start: 11, end: 23 } },
      { code: 'notNumeric', fin: 'strategy', at: { start: 27, end: 35 } },
    ]);
  });

  it('asks for a number where the metric is one, and takes a ratio of amounts for it', () => {
    expect(problemsOf('nav / commitment', metric('ratio', 'PERCENTAGE'))).toEqual([]);
    expect(problemsOf('nav', metric('ratio', 'NUMERIC'))).toMatchObject([{ code: 'numberNeeded' }]);
    expect(problemsOf('nav / commitment', metric('name', 'STRING'))).toMatchObject([
      { code: 'typeNotCalculated' },
    ]);
  });

  it('takes a pair of types in either order for the same relationship', () => {
    const pair = (associatedRelationshipEntityTypes: string[]) => ({
      associatedEntityType: null,
      associatedRelationshipEntityTypes,
    });
    const target = metric('target', 'CURRENCY', pair(['company', 'fund']));
    expect(checkFormula('cost', target, METRICS).problems).toEqual([]);
  });

  it('names the cycle that a formula would close, also over the previous value', () => {
    const metrics = [
      metric('a'),
      metric('b', 'CURRENCY', { operands: ['a'] }),
      metric('c', 'CURRENCY', { operands: ['b'] }),
    ];
    const { problems } = checkFormula('prev(c) + 1 * c', metric('a'), metrics);
    expect(problems.at(-1)).toEqual({ code: 'cycle', fins: ['a', 'c', 'b', 'a'], at: { start: 0, end: 7 } });
    expect(checkFormula('a', metric('a'), metrics).problems.at(-1)).toMatchObject({
      code: 'cycle',
      fins: ['a', 'a'],
    });
  });
});

describe('computing a formula', () => {
  it.each([
    ['1 / 3 * 3', '1'],
    ['0.1 + 0.2', '0.3'],
    ['2 / 3', '0.6666666667'],
    ['-2 / 3', '-0.6666666667'],
    ['nav / commitment', '0.7468879668'],
    ['10 - 4 - 3', '3'],
    ['2 + 3 * -4', '-10'],
    ['(2 + 3) * 4', '20'],
    ['round(2.345, 2)', '2.35'],
    ['round(-2.5)', '-3'],
    ['abs(-7.50)', '7.5'],
    ['sum(1, 2, 3.5)', '6.5'],
    ['min(tvpi, 2)', '1.5'],
    ['max(1, tvpi, 3)', '3'],
    ['if(tvpi >= 1.5, 1, 2)', '1'],
    ['if(or(tvpi < 1, not(tvpi = 1.5)), 1, 2)', '2'],
    ['if(nav > called, 1, nothing)', '1'],
    ['default(nothing, 7)', '7'],
    ['default(nav / called, 7)', '7'],
    ['50%', '0.5'],
    ['irr', '0.125'],
  ])('%s is %s', (text, value) => {
    expect(compute(text)).toEqual({ value, currency: null });
  });

  it('reads and gives percentages as they are stored', () => {
    expect(compute('irr', 'PERCENTAGE')).toEqual({ value: '12.5', currency: null });
    expect(compute('nav / commitment', 'PERCENTAGE')).toEqual({ value: '74.6887966805', currency: null });
    expect(compute('nav * irr', 'CURRENCY')).toEqual({ value: '11.25', currency: 'EUR' });
  });

  it('gives an amount the currency of what it was made of', () => {
    expect(compute('commitment - nav', 'CURRENCY')).toEqual({ value: '30.5', currency: 'EUR' });
    expect(compute('if(nav > commitment, nav, 0)', 'CURRENCY')).toEqual({ value: '0', currency: 'EUR' });
    expect(compute('nav - prev(nav)', 'CURRENCY')).toEqual({ value: '15', currency: 'EUR' });
  });

  it.each([
    ['nav + fees', { code: 'currencies', currencies: ['EUR', 'USD'] }],
    ['default(nav + fees, nav)', { code: 'currencies', currencies: ['EUR', 'USD'] }],
    ['bare', { code: 'noCurrency', fin: 'bare' }],
    ['nav / called', { code: 'divisionByZero' }],
    ['nothing + 1', { code: 'missing', fin: 'nothing', isPrevious: false }],
    ['prev(called)', { code: 'missing', fin: 'called', isPrevious: true }],
    [Array.from({ length: 60 }, () => '99999999').join(' * '), { code: 'tooLarge' }],
  ])('%s gives no value, and says why', (text, reason) => {
    expect(compute(text, 'CURRENCY')).toEqual({ value: null, reason });
  });
});

describe('any text as a formula', () => {
  it('is read or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { expression, problem } = parseFormula(text);
        expect((expression === undefined) !== (problem === undefined)).toBe(true);
        checkFormula(text, metric('target'), METRICS);
      }),
    );
  });
});
