import type { EntityImport } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { entitiesKey, useQueryClient } from '@assay/shared/query';
import { useEffect, useRef } from 'react';
import { isOpen } from './imports.queries.ts';

/** Says when an import that was seen open has ended, and reads the entities again. */
export function useImportNews(
  imports: readonly EntityImport[],
  download: (rows: { readonly id: string; readonly outcome: 'refused' }) => void,
): void {
  const notify = useNotify();
  const client = useQueryClient();
  const seenOpen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = imports.filter((one) => seenOpen.current.has(one.id) && !isOpen(one));
    seenOpen.current = new Set(imports.filter(isOpen).map(({ id }) => id));
    for (const { id, status, created, changed, refused, undone } of ended) {
      const counts = { created: formatNumber(String(created)), changed: formatNumber(String(changed)) };
      if (status === 'failed') notify('entities.importFailed');
      if (status === 'undone') notify('entities.importUndone', { count: formatNumber(String(undone)) });
      if (status === 'done' && refused === 0) notify('entities.imported', counts);
      if (status === 'done' && refused > 0)
        notify(
          'entities.importedWithout',
          { ...counts, refused: formatNumber(String(refused)) },
          { label: 'entities.importSaveRows', run: () => download({ id, outcome: 'refused' }) },
        );
    }
    if (ended.length > 0) void client.invalidateQueries({ queryKey: entitiesKey });
  }, [imports, notify, client, download]);
}
