import type { DocumentRequest } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { useCallback } from 'react';
import { NEEDS_TYPE_QUERY } from '../../features/extraction-errors/index.ts';
import { useEndedExtractions } from '../../features/processing-list/index.ts';
import { useUploadManager } from '../../features/upload/index.ts';

/** Says that files which were uploaded in this session need a type, each once, and leads to where it is chosen. */
export function useTypeNews(): void {
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const { useUnsettled, settle } = useUploadManager();
  const handleEnded = useCallback(
    (ids: readonly string[], documents: readonly DocumentRequest[]) => {
      settle(ids);
      const [first, ...others] = documents.filter(({ typeToChoose }) => typeToChoose !== null);
      if (first === undefined) return;
      const action = {
        label: 'extraction.chooseType',
        run: () => navigateTo('documents.errors', { query: NEEDS_TYPE_QUERY }),
      } as const;
      if (others.length === 0) notify('extraction.typeNeeded', { name: first.fileName }, action);
      else notify('extraction.typesNeeded', { count: others.length + 1 }, action);
    },
    [notify, navigateTo, settle],
  );
  useEndedExtractions(useUnsettled(), handleEnded);
}
