export { auditDatapoints } from './audit.ts';
export type { Editor, NextFigure } from './figures.ts';
