/** Where something stands in the text of a formula: from the first character to before the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The functions of the formula language with the least and the greatest number of their arguments. */
export const FORMULA_FUNCTIONS = {
  sum: [1, 100],
  min: [1, 100],
  max: [1, 100],
  abs: [1, 1],
  round: [1, 2],
  if: [3, 3],
  default: [2, 2],
  and: [1, 100],
  or: [1, 100],
  not: [1, 1],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

export type FormulaFunction = keyof typeof FORMULA_FUNCTIONS;

export const ARITHMETIC = ['+', '-', '*', '/'] as const;
export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
export type ArithmeticOperator = (typeof ARITHMETIC)[number];
export type ComparisonOperator = (typeof COMPARISONS)[number];

/** A formula as a tree. Every node knows where it stands in the text. */
export type Expression =
  /** A plain decimal; `isPercent` where a % follows it: 12.5% is 0.125. */
  | { readonly kind: 'number'; readonly value: string; readonly isPercent: boolean; readonly at: Span }
  /** The value of a metric at the same reporting date, or at the latest earlier one. */
  | { readonly kind: 'metric'; readonly fin: string; readonly isPrevious: boolean; readonly at: Span }
  | { readonly kind: 'negation'; readonly operand: Expression; readonly at: Span }
  | {
      readonly kind: 'binary';
      readonly operator: ArithmeticOperator | ComparisonOperator;
      readonly left: Expression;
      readonly right: Expression;
      readonly at: Span;
    }
  | {
      readonly kind: 'call';
      readonly name: FormulaFunction;
      readonly args: readonly Expression[];
      readonly at: Span;
    };

/** A metric that a formula reads. */
export interface FormulaReference {
  readonly fin: string;
  readonly isPrevious: boolean;
}

/** Whether an operator compares: its result is a condition. */
export function isComparison(
  operator: ArithmeticOperator | ComparisonOperator,
): operator is ComparisonOperator {
  return COMPARISONS.some((one) => one === operator);
}

/** The nodes directly below a node. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'number':
    case 'metric':
      return [];
    case 'negation':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.args;
  }
}

/** The metrics that a formula reads, each once, in the order of the text. */
export function referencesOf(expression: Expression): FormulaReference[] {
  const found = new Map<string, FormulaReference>();
  const visit = (node: Expression): void => {
    if (node.kind === 'metric') {
      const { fin, isPrevious } = node;
      found.set(`${fin} ${isPrevious}`, { fin, isPrevious });
    }
    childrenOf(node).forEach(visit);
  };
  visit(expression);
  return [...found.values()];
}
