import fc from 'fast-check';
import { validateMetricValue } from './metric-validator.ts';
import { patternCost } from './pattern-cost.ts';
import { patternMode, testPatternDirectly } from './pattern.ts';

describe('the use of a pattern', () => {
  it.each([
    ['^[A-Z]{3}$', 'EUR'],
    ['^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$', 'DE02120300000000202051'],
    ['^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', 'COBADEFFXXX'],
    ['^LP-\\d+$', 'LP-0147'],
    ['(?:Q[1-4]|H[12]) \\d{4}', 'Q3 2024'],
    ['^(?=.*\\d)[^]+$', 'abc1'],
    ['a{', 'a{'],
  ])('%p is tested at once', (pattern, value) => {
    expect(patternMode(pattern, value)).toBe('direct');
    expect(testPatternDirectly(pattern, value)).toBe(true);
  });

  it.each(['(a+)+$', '(a|aa)+$', '(.*)*x', '([a-z]+)*=', '(?:a?){40}a{40}', '(\\w+\\s?)+$'])(
    'AMB-090 %p never runs without a deadline on a text on which it would not end',
    (pattern) => {
      const value = `${'a'.repeat(60)}!`;
      expect(patternMode(pattern, value)).toBe('deadline');
      expect(testPatternDirectly(pattern, value)).toBeNull();
      expect(
        validateMetricValue({
          value,
          dataType: 'STRING',
          validators: [{ type: 'INCLUDE', regex: pattern }],
          hasDatapoint: true,
        }),
      ).toBeNull();
    },
  );

  it('AMB-090 says that a pattern is unusable', () => {
    expect(['(', '[', 'a{2,1}', '*'].map((pattern) => patternMode(pattern, ''))).toEqual(
      Array.from({ length: 4 }, () => 'unusable'),
    );
  });
});

type Node =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'all' | 'any'; readonly nodes: readonly Node[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly least: number; readonly most: number };

const { node: anyNode } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'pattern' },
    fc.record({ kind: fc.constant('char' as const), char: fc.constantFrom('a', 'b') }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('repeat' as const),
      node: tie('node'),
      least: fc.integer({ min: 0, max: 2 }),
      most: fc.constantFrom(2, 3, Infinity),
    }),
  ),
}));

function sourceOf(node: Node): string {
  switch (node.kind) {
    case 'char':
      return node.char;
    case 'all':
      return `(?:${node.nodes.map(sourceOf).join('')})`;
    case 'any':
      return `(?:${node.nodes.map(sourceOf).join('|')})`;
    case 'repeat':
      return `(?:${sourceOf(node.node)}){${node.least},${node.most === Infinity ? '' : node.most}}`;
  }
}

const ENOUGH = 20_000;

/** Matches by plain backtracking, over all ways, and counts the characters it looks at. */
function countSteps(node: Node, text: string): number {
  let steps = 0;
  const match = (one: Node, at: number, next: (at: number) => void): void => {
    if (steps > ENOUGH) return;
    switch (one.kind) {
      case 'char':
        steps += 1;
        if (text.charAt(at) === one.char) next(at + 1);
        break;
      case 'any':
        one.nodes.forEach((choice) => match(choice, at, next));
        break;
      case 'all': {
        const from = (index: number, place: number): void => {
          const part = one.nodes[index];
          if (part) match(part, place, (end) => from(index + 1, end));
          else next(place);
        };
        from(0, at);
        break;
      }
      case 'repeat': {
        const again = (count: number, place: number): void => {
          if (count < one.most)
            match(one.node, place, (end) => {
              if (end > place || count < one.least) again(count + 1, end);
            });
          if (count >= one.least) next(place);
        };
        again(0, at);
      }
    }
  };
  for (let start = 0; start <= text.length; start += 1) match(node, start, () => undefined);
  return steps;
}

describe('the cost of a pattern', () => {
  it('is never less than the steps that backtracking takes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 });
    fc.assert(
      fc.property(anyNode, text, (node, value) => {
        const steps = countSteps(node, value);
        fc.pre(steps <= ENOUGH);
        expect(patternCost(sourceOf(node), value.length)).toBeGreaterThanOrEqual(steps);
      }),
      { numRuns: 400 },
    );
  });
});
