import type { SchemaEdit } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useCallback } from 'react';
import { useSchemaDraft } from './schema-draft.ts';

/** Makes edits; one that the rules refuse is said in a toast. */
export function useEditOrTell(): (edit: SchemaEdit) => void {
  const { edit } = useSchemaDraft();
  const notify = useNotify();
  return useCallback(
    (change) => {
      const error = edit(change);
      if (error !== null) notify(error.key, error.params);
    },
    [edit, notify],
  );
}
