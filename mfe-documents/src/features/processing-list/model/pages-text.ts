import { text } from '@assay/shared/messages';

/** Which pages of its file a document is. */
export function pagesText({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? text('documents.onPage', { page: from }) : text('documents.onPages', { from, to });
}
