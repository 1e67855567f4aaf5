export { presentActor } from './presenter.ts';
