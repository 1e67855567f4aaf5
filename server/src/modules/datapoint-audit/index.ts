export { auditDatapoints } from './audit.ts';
export type { Editor } from './figures.ts';
