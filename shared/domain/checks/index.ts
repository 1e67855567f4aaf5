export { evaluateChecks, findImpliedValue, findMissingOperands } from './evaluate-checks.ts';
export type { CheckedValue, FundCheck, FundCheckTerm, FundCheckVerdict } from './fund-check.ts';
