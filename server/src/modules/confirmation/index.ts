export { planDocument } from './plan-document.ts';
export type { NamedEntity, PlannedTarget } from './plan.ts';
