export { createSession } from './cognito-session.ts';
