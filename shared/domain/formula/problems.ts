import type { Span } from './expression.ts';

/** Why a formula cannot be used, as the message to show and what to put into it. */
export type FormulaFault =
  | { readonly code: 'empty' | 'unexpectedEnd' | 'tooDeep' | 'conditionNeeded' | 'valueNeeded' }
  | { readonly code: 'mixedKinds' | 'amountTimesAmount' | 'numberByAmount' | 'placesNotFixed' }
  | { readonly code: 'amountNeeded' | 'numberNeeded' | 'typeNotCalculated' }
  | { readonly code: 'unexpected'; readonly word: string }
  | { readonly code: 'unknownFunction'; readonly name: string }
  | { readonly code: 'argumentCount'; readonly name: string; readonly least: number; readonly most: number }
  | { readonly code: 'unknownMetric' | 'notNumeric' | 'otherOwner'; readonly fin: string }
  /** Metrics whose formulas lead back to where they began, e.g. a, b, a. */
  | { readonly code: 'cycle'; readonly fins: readonly string[] };

export type FormulaFaultCode = FormulaFault['code'];

/** A fault and where it stands in the text. */
export type FormulaProblem = FormulaFault & { readonly at: Span };
