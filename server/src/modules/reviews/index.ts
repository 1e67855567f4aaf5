export { countActiveTime } from './service.ts';
