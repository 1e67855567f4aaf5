export { evaluateChecks } from './evaluate-checks.ts';
export type { FundCheck, FundCheckTerm, FundCheckVerdict } from './fund-check.ts';
