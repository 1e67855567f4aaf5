export { readConfirmationOutcome, type ConfirmationOutcome } from './outcome.ts';
export { planDocument } from './plan-document.ts';
export type { Target } from './plan.ts';
export { presentUnwritten } from './presenter.ts';
export { resolveTargetNames } from './targets.ts';
