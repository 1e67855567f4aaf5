export { moveValues } from './moved-values.ts';
export { changeOf } from './owner.ts';
export { markRestated } from './restated.ts';
