import { isComparison, type Expression } from '../expression.ts';

/** How strongly a node binds; one that binds less than its place needs parentheses. */
function strengthOf(expression: Expression): number {
  if (expression.kind === 'negation') return 3;
  if (expression.kind !== 'binary') return 4;
  if (isComparison(expression.operator)) return 0;
  return expression.operator === '+' || expression.operator === '-' ? 1 : 2;
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

function printName(fin: string): string {
  return PLAIN_NAME.test(fin) ? fin : `[${fin}]`;
}

function printAt(expression: Expression, strength: number): string {
  const text = printFormula(expression);
  return strengthOf(expression) < strength ? `(${text})` : text;
}

/** The text of a formula: reading it gives the same tree. */
export function printFormula(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return `${expression.value}${expression.isPercent ? '%' : ''}`;
    case 'metric':
      return expression.isPrevious ? `prev(${printName(expression.fin)})` : printName(expression.fin);
    case 'negation':
      return `-${printAt(expression.operand, 3)}`;
    case 'binary': {
      const strength = strengthOf(expression);
      // Comparisons do not chain, and what stands at the right of an operator is computed first.
      const left = printAt(expression.left, strength === 0 ? 1 : strength);
      return `${left} ${expression.operator} ${printAt(expression.right, strength + 1)}`;
    }
    case 'call':
      return `${expression.name}(${expression.args.map(printFormula).join(', ')})`;
  }
}
