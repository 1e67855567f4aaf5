export { evaluateChecks, findImpliedValue, findMissingOperands } from './evaluate-checks.ts';
export type { CheckedValue, FundCheck, FundCheckTerm, FundCheckResult } from './fund-check.ts';
