export { changeOf } from './owner.ts';
export { isSameFigure, markRestated } from './restated.ts';
