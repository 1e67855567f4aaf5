export { changeOf } from './owner.ts';
