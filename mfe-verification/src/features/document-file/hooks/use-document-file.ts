import type { Annotation } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import type { LoadState } from '@assay/shared/state';
import { useCallback, useEffect, useState } from 'react';
import { smallestBoxAt, type PagePoint } from '../../../document/page-box.ts';
import { useAnnotations } from '../api/annotations.queries.ts';
import { useDocumentLinks, type DocumentLinks } from '../api/document-links.queries.ts';
import { copyAnnotation } from '../model/copy-annotation.ts';

/** The file of a document on screen: where it is, and the text that the user selected in it. */
export interface DocumentFile {
  readonly links: LoadState<DocumentLinks>;
  /** The lines of text of all pages; none until they are loaded. */
  readonly annotations: readonly Annotation[];
  readonly selected: Annotation | null;
  /** Selects the innermost text at a point of a page; nothing if there is none. */
  readonly selectAt: (point: PagePoint) => void;
  /** Copies the selected text to the clipboard. */
  readonly copySelected: () => void;
}

/**
 * Loads the links and the annotations of a document's file.
 * @param isTextDue false while the text of the pages can wait: that of a long document takes time to read
 */
export function useDocumentFile(documentRequestId: string, isTextDue = true): DocumentFile {
  const { notify, log } = usePlatform();
  const links = useDocumentLinks(documentRequestId);
  const { annotations, error } = useAnnotations(
    documentRequestId,
    isTextDue ? links.data?.annotations : undefined,
  );
  const [selected, setSelected] = useState<Annotation | null>(null);
  useEffect(() => {
    if (error) notify.failure(error, 'verification.annotationsFailed');
  }, [error, notify]);
  const selectAt = useCallback(
    (point: PagePoint) => setSelected(smallestBoxAt(annotations, point) ?? null),
    [annotations],
  );
  const copySelected = () => void copyAnnotation(selected, { clipboard: navigator.clipboard, notify, log });
  return { links, annotations, selected, selectAt, copySelected };
}
