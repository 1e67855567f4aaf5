export { findActiveLessons } from './queries.ts';
