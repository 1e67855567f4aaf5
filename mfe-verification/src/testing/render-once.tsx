import { createRenderRemote } from '@assay/shared/testing';
import { useParams } from '@assay/shared/router';
import { useState, type ReactNode } from 'react';
import { useReviewDocument } from '../document/document.queries.ts';
import type { ReviewDocument } from '../document/review-document.ts';
import { manifest } from '../manifest.ts';

/** What it was given first: its parent never renders it again, so that it shows only what it subscribes to. */
export function Once({ children }: { readonly children: ReactNode }) {
  const [first] = useState(children);
  return first;
}

/** Renders a part of the document view with a loaded document, in place of the whole page. */
export function renderWithDocument(
  documentRequestId: string,
  Part: (props: { readonly document: ReviewDocument }) => ReactNode,
) {
  function Page() {
    const { documentRequestId: id = '' } = useParams();
    const { data } = useReviewDocument(id);
    return data ? <Part document={data} /> : null;
  }
  const pages = { 'verification.document': () => Promise.resolve(Page) };
  return createRenderRemote({ manifest, pages })(`/verification/${documentRequestId}/document`);
}
