import { translateText } from './translate-text.ts';

/** What a tag of a document reads [AMB-134]: those that the product itself gives are stored in English. */
export const tagName = (tag: string): string =>
  translateText(tag, ['documents.tagSuperseded', 'documents.tagRevised']);
