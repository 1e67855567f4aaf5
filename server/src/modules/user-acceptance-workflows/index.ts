export { requireApproval } from './approval.ts';
