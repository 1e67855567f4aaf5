import { isNumericDataType, hasCurrency } from '../formats/index.ts';
import type { MetricDataType } from '../formats/index.ts';
import { associatedTypes, type MetricAssociation } from '../metrics/index.ts';
import { childrenOf, isComparison, referencesOf, type Expression, type Span } from './expression.ts';
import { findCycle } from './dependencies.ts';
import { parseFormula } from './parse.ts';
import type { FormulaFault, FormulaProblem } from './problems.ts';

/** A metric that a formula may read, or whose formula is checked. */
export interface FormulaMetric extends MetricAssociation {
  readonly fin: string;
  readonly type: MetricDataType;
  /** The fins that its own formula reads; empty where nothing is calculated. */
  readonly operands: readonly string[];
}

/** What a part of a formula is: an amount of money, a number without a unit, a condition, or the literal 0, which is both. */
type Kind = 'amount' | 'number' | 'condition' | 'zero';

/** The checked formula: its tree where it can be used, or everything that is wrong with it. */
export type CheckedFormula =
  | { readonly expression: Expression; readonly problems: readonly [] }
  | { readonly expression: null; readonly problems: readonly FormulaProblem[] };

function isSameOwner(left: MetricAssociation, right: MetricAssociation): boolean {
  const [one, other] = [associatedTypes(left), associatedTypes(right)];
  return one.length === other.length && one.every((type) => other.includes(type));
}

/** Finds the kind of every part, and what does not fit together. */
class KindCheck {
  readonly problems: FormulaProblem[] = [];
  readonly #metrics: ReadonlyMap<string, FormulaMetric>;
  readonly #target: FormulaMetric;

  constructor(target: FormulaMetric, metrics: ReadonlyMap<string, FormulaMetric>) {
    this.#target = target;
    this.#metrics = metrics;
  }

  #report(fault: FormulaFault, at: Span): void {
    this.problems.push({ ...fault, at });
  }

  /** The kind of a part; null where something in it was reported. */
  kindOf(node: Expression): Kind | null {
    switch (node.kind) {
      case 'number':
        return node.value === '0' ? 'zero' : 'number';
      case 'metric':
        return this.#metric(node.fin, node.at);
      case 'negation':
        return this.#value(node.operand);
      case 'binary':
        return this.#binary(node);
      case 'call':
        return this.#call(node);
    }
  }

  #metric(fin: string, at: Span): Kind | null {
    const metric = this.#metrics.get(fin);
    if (metric === undefined) this.#report({ code: 'unknownMetric', fin }, at);
    else if (!isNumericDataType(metric.type)) this.#report({ code: 'notNumeric', fin }, at);
    else if (!isSameOwner(metric, this.#target)) this.#report({ code: 'otherOwner', fin }, at);
    else return hasCurrency(metric.type) ? 'amount' : 'number';
    return null;
  }

  #value(node: Expression): Kind | null {
    const kind = this.kindOf(node);
    if (kind !== 'condition') return kind;
    this.#report({ code: 'valueNeeded' }, node.at);
    return null;
  }

  #condition(node: Expression): void {
    const kind = this.kindOf(node);
    if (kind !== 'condition' && kind !== null) this.#report({ code: 'conditionNeeded' }, node.at);
  }

  /** The one kind of several values. */
  #alike(nodes: readonly Expression[], at: Span): Kind | null {
    const kinds = nodes.map((node) => this.#value(node));
    if (kinds.includes(null)) return null;
    const certain = new Set(kinds.filter((kind) => kind !== 'zero'));
    if (certain.size > 1) {
      this.#report({ code: 'mixedKinds' }, at);
      return null;
    }
    return [...certain][0] ?? 'zero';
  }

  #binary({ operator, left, right, at }: Extract<Expression, { kind: 'binary' }>): Kind | null {
    if (isComparison(operator)) return this.#alike([left, right], at) === null ? null : 'condition';
    if (operator === '+' || operator === '-') return this.#alike([left, right], at);
    const [one, other] = [this.#value(left), this.#value(right)];
    if (one === null || other === null) return null;
    if (operator === '*') {
      if (one !== 'amount' || other !== 'amount')
        return one === 'amount' ? one : other === 'zero' ? one : other;
      this.#report({ code: 'amountTimesAmount' }, at);
      return null;
    }
    if (other !== 'amount') return one;
    if (one === 'number') {
      this.#report({ code: 'numberByAmount' }, at);
      return null;
    }
    return 'number';
  }

  #call({ name, args, at }: Extract<Expression, { kind: 'call' }>): Kind | null {
    const [first, ...others] = args;
    if (first === undefined) return null;
    switch (name) {
      case 'sum':
      case 'min':
      case 'max':
      case 'default':
      case 'abs':
        return this.#alike(args, at);
      case 'round':
        return this.#round(first, others[0]);
      case 'if':
        this.#condition(first);
        return this.#alike(others, at);
      case 'and':
      case 'or':
      case 'not':
        args.forEach((arg) => this.#condition(arg));
        return 'condition';
    }
  }

  #round(value: Expression, places: Expression | undefined): Kind | null {
    const isFixed =
      places === undefined ||
      (places.kind === 'number' && !places.isPercent && /^(?:\d|10)$/.test(places.value));
    if (!isFixed) this.#report({ code: 'placesNotFixed' }, places.at);
    return this.#value(value);
  }
}

/** Whether the whole can be a value of the metric. */
function resultFault(kind: Kind, type: MetricDataType): FormulaFault | null {
  if (kind === 'condition') return { code: 'valueNeeded' };
  if (!isNumericDataType(type)) return { code: 'typeNotCalculated' };
  if (kind === 'zero' || (kind === 'amount') === hasCurrency(type)) return null;
  return { code: hasCurrency(type) ? 'amountNeeded' : 'numberNeeded' };
}

function placeOf(node: Expression, fin: string | undefined): Span | null {
  if (node.kind === 'metric') return node.fin === fin ? node.at : null;
  return childrenOf(node).reduce<Span | null>((found, child) => found ?? placeOf(child, fin), null);
}

/**
 * Reads and checks the formula of a metric against all metrics of the client: that it reads metrics of the same entity or
 * relationship, that amounts meet amounts, that the result suits the type, and that no formula leads back to itself.
 */
export function checkFormula(
  text: string,
  target: FormulaMetric,
  metrics: readonly FormulaMetric[],
): CheckedFormula {
  const { expression, problem } = parseFormula(text);
  if (problem) return { expression: null, problems: [problem] };
  const check = new KindCheck(target, new Map([...metrics, target].map((metric) => [metric.fin, metric])));
  const kind = check.kindOf(expression);
  const fault = kind === null ? null : resultFault(kind, target.type);
  const problems = fault === null ? check.problems : [...check.problems, { ...fault, at: expression.at }];
  const reads = new Map(metrics.map(({ fin, operands }) => [fin, operands]));
  reads.set(target.fin, [...new Set(referencesOf(expression).map(({ fin }) => fin))]);
  const cycle = findCycle(reads, target.fin);
  if (cycle !== null)
    problems.push({ code: 'cycle', fins: cycle, at: placeOf(expression, cycle[1]) ?? expression.at });
  return problems.length === 0 ? { expression, problems: [] } : { expression: null, problems };
}
