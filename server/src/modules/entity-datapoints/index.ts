export { moveValues } from './moved-values.ts';
export { changeOf } from './owner.ts';
export { isSameFigure, markRestated } from './restated.ts';
