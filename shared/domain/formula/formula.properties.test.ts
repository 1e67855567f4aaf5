import fc from 'fast-check';
import { checkFormula } from './check.ts';
import { datesToRecalculate, findDependents, findCycle } from './dependencies.ts';
import { evaluateFormula } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './testing/print-formula.ts';

const AT = { start: 0, end: 0 };
const FINS = ['alpha', 'beta', 'Γ_3', '2024_nav', 'sum'];

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, places]) => String(digits / 10 ** places));
const number = fc.record({
  kind: fc.constant('number' as const),
  value: decimal,
  isPercent: fc.boolean(),
  at: fc.constant(AT),
});
const reference = fc.record({
  kind: fc.constant('metric' as const),
  fin: fc.constantFrom(...FINS),
  isPrevious: fc.boolean(),
  at: fc.constant(AT),
});

/** Trees of every form, comparisons only where a condition stands. */
const { value: tree } = fc.letrec<{ value: Expression; condition: Expression }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    number,
    reference,
    fc.record({ kind: fc.constant('negation' as const), operand: tie('value'), at: fc.constant(AT) }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom('+', '-', '*', '/'),
      left: tie('value'),
      right: tie('value'),
      at: fc.constant(AT),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('sum', 'min', 'max'),
      args: fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
      at: fc.constant(AT),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constant('abs' as const),
      args: fc.tuple(tie('value')),
      at: fc.constant(AT),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constant('if' as const),
      args: fc.tuple(tie('condition'), tie('value'), tie('value')),
      at: fc.constant(AT),
    }),
  ),
  condition: fc.record({
    kind: fc.constant('binary' as const),
    operator: fc.constantFrom('=', '<>', '<', '<=', '>', '>='),
    left: tie('value'),
    right: tie('value'),
    at: fc.constant(AT),
  }),
}));

/** The tree without the places. */
const shapeOf = (expression: Expression | undefined) =>
  JSON.stringify(expression, (key, value: unknown) => (key === 'at' ? undefined : value));

/** A fraction that is never shortened: the plainest exact arithmetic there is. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

function modelOf(node: Expression, values: Readonly<Record<string, number>>): Fraction | null {
  const all = (nodes: readonly Expression[]) => {
    const found = nodes.map((one) => modelOf(one, values));
    return found.includes(null) ? null : (found as Fraction[]);
  };
  const compare = ([a, b]: Fraction, [c, d]: Fraction) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
  switch (node.kind) {
    case 'number': {
      const [whole = '', fraction = ''] = node.value.split('.');
      return [BigInt(whole + fraction), 10n ** BigInt(fraction.length + (node.isPercent ? 2 : 0))];
    }
    case 'metric':
      return [BigInt(values[node.fin] ?? 0), 1n];
    case 'negation': {
      const operand = modelOf(node.operand, values);
      return operand && [-operand[0], operand[1]];
    }
    case 'binary': {
      const sides = all([node.left, node.right]);
      const [left, right] = sides ?? [];
      if (!left || !right) return null;
      const [[a, b], [c, d]] = [left, right];
      if (node.operator === '+') return [a * d + c * b, b * d];
      if (node.operator === '-') return [a * d - c * b, b * d];
      if (node.operator === '*') return [a * c, b * d];
      if (c === 0n) return null;
      return c < 0n ? [-a * d, b * -c] : [a * d, b * c];
    }
    case 'call': {
      if (node.name === 'if') {
        const [condition, yes, no] = node.args;
        if (condition?.kind !== 'binary' || !yes || !no) return null;
        const [left, right] = all([condition.left, condition.right]) ?? [];
        if (!left || !right) return null;
        const order = compare(left, right);
        const holds = {
          '=': order === 0,
          '<>': order !== 0,
          '<': order < 0,
          '<=': order <= 0,
          '>': order > 0,
          '>=': order >= 0,
        }[condition.operator as '='];
        return modelOf(holds ? yes : no, values);
      }
      const found = all(node.args);
      if (found === null) return null;
      const [first] = found;
      if (!first) return null;
      if (node.name === 'abs') return [first[0] < 0n ? -first[0] : first[0], first[1]];
      if (node.name === 'sum')
        return found.reduce<Fraction>(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
      const sign = node.name === 'min' ? -1 : 1;
      return found.reduce((kept, one) => (compare(one, kept) === sign ? one : kept));
    }
  }
}

describe('formulas of every form', () => {
  it('are read back from their text as they were', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = printFormula(expression);
        const read = parseFormula(text);
        expect(shapeOf(read.expression)).toBe(shapeOf(expression));
        expect(read.expression && printFormula(read.expression)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('give what plain exact arithmetic gives, rounded once at the end', () => {
    const values = fc.record(Object.fromEntries(FINS.map((fin) => [fin, fc.integer({ min: -5, max: 50 })])));
    fc.assert(
      fc.property(tree, values, (expression, numbers) => {
        const result = evaluateFormula(expression, 'NUMERIC', ({ fin }) => ({
          type: 'NUMERIC',
          value: String(numbers[fin]),
          currency: null,
        }));
        const model = modelOf(expression, numbers as Record<string, number>);
        if (model === null) return expect(result.reason?.code).toBe('divisionByZero');
        const [numerator, denominator] = model;
        const tenth = 10n ** 10n;
        const size = numerator < 0n ? -numerator : numerator;
        const rounded = (2n * size * tenth + denominator) / (2n * denominator);
        const [whole = '', fraction = ''] = (result.value ?? '').replace('-', '').split('.');
        return expect(BigInt(whole + fraction.padEnd(10, '0'))).toBe(rounded);
      }),
      { numRuns: 500 },
    );
  });
});

/** Formulas of up to eight metrics: which fins each one reads. */
const graph = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }), { minLength: 8, maxLength: 8 })
  .map((rows) => new Map(rows.map((row, index) => [`m${index}`, row.map((one) => `m${one}`)])));

/** Whether one metric is reached from another over what formulas read, by plain recursion. */
function reaches(
  reads: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  steps = 9,
): boolean {
  return steps > 0 && (reads.get(from) ?? []).some((one) => one === to || reaches(reads, one, to, steps - 1));
}

describe('formulas that read each other', () => {
  it('are refused exactly where they lead back, and the cycle that is named is one', () => {
    fc.assert(
      fc.property(graph, (reads) => {
        const metrics = [...reads].map(([fin, operands]) => ({
          fin,
          operands,
          type: 'NUMERIC' as const,
          associatedEntityType: 'fund',
          associatedRelationshipEntityTypes: null,
        }));
        const [target] = metrics;
        if (!target || target.operands.length === 0) return;
        const { problems } = checkFormula(target.operands.join(' + '), target, metrics);
        expect(problems.some(({ code }) => code === 'cycle')).toBe(reaches(reads, 'm0', 'm0'));
        const cycle = findCycle(reads, 'm0') ?? [];
        cycle.slice(1).forEach((fin, index) => expect(reads.get(cycle[index] ?? '')).toContain(fin));
        if (cycle.length > 0) expect([cycle[0], cycle.at(-1)]).toEqual(['m0', 'm0']);
      }),
    );
  });

  it('are recalculated exactly where a change reaches them, each after what it reads', () => {
    const acyclic = graph.map(
      (reads) =>
        new Map([...reads].map(([fin, operands]) => [fin, operands.filter((one) => one < fin)] as const)),
    );
    fc.assert(
      fc.property(acyclic, fc.constantFrom('m0', 'm1', 'm2', 'm3'), (reads, changed) => {
        const order = findDependents(reads, [changed]);
        expect(new Set(order)).toEqual(
          new Set([...reads.keys()].filter((fin) => reaches(reads, fin, changed))),
        );
        order.forEach((fin, index) =>
          (reads.get(fin) ?? []).forEach((operand) => expect(order.indexOf(operand)).toBeLessThan(index)),
        );
      }),
    );
  });

  it('are recalculated at exactly the dates at which what they read is another than before', () => {
    const day = (number: number) => `2024-01-${String(number).padStart(2, '0')}`;
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 12 }), (present, dates, moved) => {
        const before = present.filter((one) => one !== moved);
        const after = [...before, moved];
        const latestBefore = (values: readonly number[], date: number) =>
          Math.max(0, ...values.filter((one) => one < date));
        const sorted = dates.toSorted((one, other) => one - other);
        const expected = sorted.filter((date) => latestBefore(before, date) !== latestBefore(after, date));
        const found = datesToRecalculate([day(moved)], sorted.map(day), {
          isSame: false,
          ofPrevious: after.map(day),
        });
        expect(found).toEqual(expected.map(day));
      }),
    );
  });
});
