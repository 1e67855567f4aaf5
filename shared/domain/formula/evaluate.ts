import { hasCurrency } from '../formats/index.ts';
import type { MetricDataType } from '../formats/index.ts';
import {
  isComparison,
  type ComparisonOperator,
  type Expression,
  type FormulaReference,
} from './expression.ts';
import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  negateRational,
  printRational,
  readRational,
  roundRational,
  ZERO,
  type Rational,
} from './rational.ts';

/** A stored value that a formula reads. */
export interface FormulaOperand {
  readonly type: MetricDataType;
  /** A plain decimal; a percentage as stored, 12.5 for 12.5%. */
  readonly value: string;
  readonly currency: string | null;
}

/** Why a formula gives no value. */
export type NoValueReason =
  | { readonly code: 'missing'; readonly fin: string; readonly isPrevious: boolean }
  | { readonly code: 'noCurrency'; readonly fin: string }
  | { readonly code: 'currencies'; readonly currencies: readonly string[] }
  | { readonly code: 'divisionByZero' | 'tooLarge' };

/** What a formula gives: a value as it is stored, or none, with the reason. */
export type FormulaResult =
  | { readonly value: string; readonly currency: string | null; readonly reason?: undefined }
  | { readonly value: null; readonly reason: NoValueReason };

/** An exact value, and the currency of an amount. */
interface Quantity {
  readonly size: Rational;
  /** Null for numbers, and for the literal 0. */
  readonly currency: string | null;
}

/** Digits after the dot of a stored value (AMB-088). */
const PLACES = 10;
const HUNDREDTH: Rational = { numerator: 1n, denominator: 100n };
const HUNDRED: Rational = { numerator: 100n, denominator: 1n };

/** Carries the reason out of the evaluation; never leaves this file. */
class NoValue extends Error {
  readonly reason: NoValueReason;

  constructor(reason: NoValueReason) {
    super(reason.code);
    this.reason = reason;
  }
}

function within(size: Rational | null): Rational {
  if (size === null) throw new NoValue({ code: 'tooLarge' });
  return size;
}

/** The one currency of several quantities; null where none has one. */
function commonCurrency(quantities: readonly Quantity[]): string | null {
  const currencies = [...new Set(quantities.flatMap(({ currency }) => currency ?? []))];
  if (currencies.length > 1) throw new NoValue({ code: 'currencies', currencies });
  return currencies[0] ?? null;
}

const COMPARE: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

class Evaluation {
  /** The currencies of the amounts that were read: a plain 0 takes theirs. */
  readonly currencies = new Set<string>();
  readonly #read: (reference: FormulaReference) => FormulaOperand | null;

  constructor(read: (reference: FormulaReference) => FormulaOperand | null) {
    this.#read = read;
  }

  quantityOf(node: Expression): Quantity {
    switch (node.kind) {
      case 'number': {
        const size = within(readRational(node.value));
        return { size: node.isPercent ? within(multiplyRationals(size, HUNDREDTH)) : size, currency: null };
      }
      case 'metric':
        return this.#metric(node);
      case 'negation': {
        const { size, currency } = this.quantityOf(node.operand);
        return { size: negateRational(size), currency };
      }
      case 'binary':
        return this.#binary(node);
      case 'call':
        return this.#call(node);
    }
  }

  #metric({ fin, isPrevious }: FormulaReference): Quantity {
    const operand = this.#read({ fin, isPrevious });
    if (operand === null) throw new NoValue({ code: 'missing', fin, isPrevious });
    const size = within(readRational(operand.value));
    if (operand.type === 'PERCENTAGE')
      return { size: within(multiplyRationals(size, HUNDREDTH)), currency: null };
    if (!hasCurrency(operand.type)) return { size, currency: null };
    if (operand.currency === null || operand.currency === '') throw new NoValue({ code: 'noCurrency', fin });
    this.currencies.add(operand.currency);
    return { size, currency: operand.currency };
  }

  #binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): Quantity {
    const [one, other] = [this.quantityOf(left), this.quantityOf(right)];
    if (operator === '*') {
      const size = within(multiplyRationals(one.size, other.size));
      return { size, currency: one.currency ?? other.currency };
    }
    if (operator === '/') {
      if (other.size.numerator === 0n) throw new NoValue({ code: 'divisionByZero' });
      const isRatio = other.currency !== null;
      if (isRatio) commonCurrency([one, other]);
      return {
        size: within(divideRationals(one.size, other.size)),
        currency: isRatio ? null : one.currency,
      };
    }
    const size = operator === '-' ? negateRational(other.size) : other.size;
    return { size: within(addRationals(one.size, size)), currency: commonCurrency([one, other]) };
  }

  #call({ name, args }: Extract<Expression, { kind: 'call' }>): Quantity {
    const [first, second, third] = args;
    if (first === undefined) throw new NoValue({ code: 'tooLarge' });
    switch (name) {
      case 'if':
        return this.quantityOf((this.#holds(first) ? second : third) ?? first);
      case 'default':
        return this.#orElse(first, second ?? first);
      case 'round':
        return this.#round(this.quantityOf(first), second);
      case 'abs': {
        const { size, currency } = this.quantityOf(first);
        return { size: size.numerator < 0n ? negateRational(size) : size, currency };
      }
      default:
        return this.#several(name, args);
    }
  }

  #several(name: string, args: readonly Expression[]): Quantity {
    const values = args.map((arg) => this.quantityOf(arg));
    const sizes = values.map(({ size }) => size);
    const better = (sign: number) => (kept: Rational, size: Rational) =>
      compareRationals(size, kept) === sign ? size : kept;
    const pick = (sign: number) => sizes.reduce(better(sign));
    const size =
      name === 'min'
        ? pick(-1)
        : name === 'max'
          ? pick(1)
          : sizes.reduce((sum, one) => within(addRationals(sum, one)), ZERO);
    return { size, currency: commonCurrency(values) };
  }

  #round({ size, currency }: Quantity, places: Expression | undefined): Quantity {
    const digits = places?.kind === 'number' ? Number(places.value) : 0;
    return { size: within(roundRational(size, digits)), currency };
  }

  /** The fallback stands in for a missing value and for a division by zero, never for amounts that do not fit together. */
  #orElse(value: Expression, fallback: Expression): Quantity {
    try {
      return this.quantityOf(value);
    } catch (error) {
      const isAbsent =
        error instanceof NoValue &&
        (error.reason.code === 'missing' || error.reason.code === 'divisionByZero');
      if (!isAbsent) throw error;
      return this.quantityOf(fallback);
    }
  }

  #holds(node: Expression): boolean {
    if (node.kind === 'call') {
      if (node.name === 'not') return !node.args.some((arg) => this.#holds(arg));
      if (node.name === 'and') return node.args.every((arg) => this.#holds(arg));
      if (node.name === 'or') return node.args.some((arg) => this.#holds(arg));
    }
    if (node.kind !== 'binary' || !isComparison(node.operator)) return false;
    const [one, other] = [this.quantityOf(node.left), this.quantityOf(node.right)];
    commonCurrency([one, other]);
    return COMPARE[node.operator](compareRationals(one.size, other.size));
  }
}

/**
 * Computes a checked formula, exactly; only the result is rounded, to ten digits after the dot. Percentages are read and
 * given as they are stored: 12.5 is 12.5%, which counts as 0.125. `read` gives the value of a metric, null where it has none.
 */
export function evaluateFormula(
  expression: Expression,
  type: MetricDataType,
  read: (reference: FormulaReference) => FormulaOperand | null,
): FormulaResult {
  const evaluation = new Evaluation(read);
  try {
    const { size, currency } = evaluation.quantityOf(expression);
    const value = printRational(
      type === 'PERCENTAGE' ? within(multiplyRationals(size, HUNDRED)) : size,
      PLACES,
    );
    if (!hasCurrency(type)) return { value, currency: null };
    const [only, ...others] = evaluation.currencies;
    return { value, currency: currency ?? (others.length === 0 ? (only ?? null) : null) };
  } catch (error) {
    if (error instanceof NoValue) return { value: null, reason: error.reason };
    throw error;
  }
}
