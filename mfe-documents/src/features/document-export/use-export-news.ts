import type { BackgroundExport } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useEffect, useRef } from 'react';
import { isOpen } from './api/background-exports.queries.ts';
import { failureMessageOf } from './api/export-documents.mutations.ts';

/** Says when an export that was seen running is done or has failed. */
export function useExportNews(
  exports: readonly BackgroundExport[],
  download: (file: NonNullable<BackgroundExport['file']>) => void,
): void {
  const notify = useNotify();
  const seenOpen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, kind, status, file } of exports) {
      if (!seenOpen.current.has(id)) continue;
      if (status === 'done' && file !== null)
        notify('exports.succeeded', undefined, { label: 'exports.save', run: () => download(file) });
      if (status === 'failed' && kind !== 'report') notify(failureMessageOf(kind));
    }
    seenOpen.current = new Set(exports.filter(isOpen).map(({ id }) => id));
  }, [exports, notify, download]);
}
