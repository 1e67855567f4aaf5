/** How documents of the client are confirmed. */
export { ReviewSettings } from './review-settings.tsx';
