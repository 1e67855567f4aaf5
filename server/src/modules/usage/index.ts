export { accuracyOf, presentPeriod } from './presenter.ts';
export { findReviewedMonths } from './queries.ts';
