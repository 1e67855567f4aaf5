export { useReview } from './use-review.ts';
