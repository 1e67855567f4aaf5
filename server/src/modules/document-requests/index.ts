export { findListedDocument, readListedPage } from './listed-document.ts';
export { presentDocument } from './presenter.ts';
export { recordUpload } from './queries.ts';
export type { ListedDocument } from './repository.ts';
