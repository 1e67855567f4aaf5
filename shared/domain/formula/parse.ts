import { normaliseDecimal } from '../decimals/index.ts';
import {
  COMPARISONS,
  FORMULA_FUNCTIONS,
  type ArithmeticOperator,
  type ComparisonOperator,
  type Expression,
  type FormulaFunction,
  type Span,
} from './expression.ts';
import type { FormulaFault, FormulaProblem } from './problems.ts';
import { readTokens, type Token } from './tokens.ts';

/** A formula as read: its tree, or the first fault of its form. */
export type ParsedFormula =
  | { readonly expression: Expression; readonly problem?: undefined }
  | { readonly expression?: undefined; readonly problem: FormulaProblem };

/** Parentheses, calls and signs inside each other; a person writes a handful. */
const MAX_DEPTH = 60;
/** The name of the function that reads the latest earlier value of a metric. */
const PREVIOUS = 'prev';

/** Carries a problem out of the descent; never leaves this file. */
class FormulaSyntaxError extends Error {
  readonly problem: FormulaProblem;

  constructor(fault: FormulaFault, at: Span) {
    super(fault.code);
    this.problem = { ...fault, at };
  }
}

const isFunction = (name: string): name is FormulaFunction => Object.hasOwn(FORMULA_FUNCTIONS, name);
const spanOf = (left: { readonly at: Span }, right: { readonly at: Span }): Span => ({
  start: left.at.start,
  end: right.at.end,
});

/** Descends through the tokens, from the operators that bind least to those that bind most. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: Span;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], length: number) {
    this.#tokens = tokens;
    this.#end = { start: length, end: length };
  }

  parse(): Expression {
    const expression = this.#comparison();
    const rest = this.#tokens[this.#next];
    if (rest) throw new FormulaSyntaxError({ code: 'unexpected', word: rest.text }, rest.at);
    return expression;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #isSymbol(...symbols: readonly string[]): boolean {
    const token = this.#peek();
    return token?.kind === 'symbol' && symbols.includes(token.text);
  }

  #take(): Token {
    const token = this.#peek();
    if (token === undefined) throw new FormulaSyntaxError({ code: 'unexpectedEnd' }, this.#end);
    this.#next += 1;
    return token;
  }

  #expect(symbol: string): Token {
    const token = this.#take();
    if (token.kind !== 'symbol' || token.text !== symbol)
      throw new FormulaSyntaxError({ code: 'unexpected', word: token.text }, token.at);
    return token;
  }

  #comparison(): Expression {
    const left = this.#sum();
    if (!this.#isSymbol(...COMPARISONS)) return left;
    const operator = this.#take().text as ComparisonOperator;
    const right = this.#sum();
    return { kind: 'binary', operator, left, right, at: spanOf(left, right) };
  }

  #sum(): Expression {
    return this.#leftToRight(['+', '-'], () => this.#product());
  }

  #product(): Expression {
    return this.#leftToRight(['*', '/'], () => this.#signed());
  }

  #leftToRight(operators: readonly ArithmeticOperator[], operand: () => Expression): Expression {
    let left = operand();
    while (this.#isSymbol(...operators)) {
      const operator = this.#take().text as ArithmeticOperator;
      const right = operand();
      left = { kind: 'binary', operator, left, right, at: spanOf(left, right) };
    }
    return left;
  }

  #signed(): Expression {
    if (!this.#isSymbol('-')) return this.#atom();
    return this.#deeper(() => {
      const sign = this.#take();
      const operand = this.#signed();
      return { kind: 'negation', operand, at: spanOf(sign, operand) };
    });
  }

  #deeper<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw new FormulaSyntaxError({ code: 'tooDeep' }, this.#peek()?.at ?? this.#end);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #atom(): Expression {
    const token = this.#take();
    if (token.kind === 'number') return this.#number(token);
    if (token.kind === 'name') return this.#named(token);
    if (token.text !== '(') throw new FormulaSyntaxError({ code: 'unexpected', word: token.text }, token.at);
    return this.#deeper(() => {
      const inner = this.#comparison();
      this.#expect(')');
      return inner;
    });
  }

  #number(token: Token): Expression {
    const value = normaliseDecimal(token.text);
    if (!this.#isSymbol('%')) return { kind: 'number', value, isPercent: false, at: token.at };
    return { kind: 'number', value, isPercent: true, at: spanOf(token, this.#take()) };
  }

  #named(token: Token): Expression {
    if (token.isBracketed || !this.#isSymbol('('))
      return { kind: 'metric', fin: token.text, isPrevious: false, at: token.at };
    const name = token.text.toLowerCase();
    if (name === PREVIOUS) return this.#previous(token);
    if (!isFunction(name))
      throw new FormulaSyntaxError({ code: 'unknownFunction', name: token.text }, token.at);
    return this.#deeper(() => {
      const args = this.#arguments();
      const at = { start: token.at.start, end: args.end };
      const [least, most] = FORMULA_FUNCTIONS[name];
      if (args.values.length < least || args.values.length > most)
        throw new FormulaSyntaxError({ code: 'argumentCount', name, least, most }, at);
      return { kind: 'call', name, args: args.values, at };
    });
  }

  /** The latest earlier value is one of a metric, not of an expression. */
  #previous(token: Token): Expression {
    this.#expect('(');
    const metric = this.#take();
    if (metric.kind !== 'name')
      throw new FormulaSyntaxError({ code: 'unexpected', word: metric.text }, metric.at);
    return { kind: 'metric', fin: metric.text, isPrevious: true, at: spanOf(token, this.#expect(')')) };
  }

  #arguments(): { readonly values: Expression[]; readonly end: number } {
    this.#expect('(');
    if (this.#isSymbol(')')) return { values: [], end: this.#take().at.end };
    const values = [this.#comparison()];
    while (this.#isSymbol(',')) {
      this.#take();
      values.push(this.#comparison());
    }
    return { values, end: this.#expect(')').at.end };
  }
}

/** Reads the text of a formula (AMB-102). */
export function parseFormula(text: string): ParsedFormula {
  const tokens = readTokens(text);
  if ('unexpected' in tokens) {
    const { unexpected: at } = tokens;
    return { problem: { code: 'unexpected', word: text.slice(at.start, at.end), at } };
  }
  if (tokens.length === 0) return { problem: { code: 'empty', at: { start: 0, end: text.length } } };
  try {
    return { expression: new Parser(tokens, text.length).parse() };
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { problem: error.problem };
    throw error;
  }
}
