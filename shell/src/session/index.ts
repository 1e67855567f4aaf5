export { createSession } from './session.ts';
