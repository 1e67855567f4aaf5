import type { SchemaEdit } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useCallback } from 'react';
import { useSchemaDraft } from './schema-draft.ts';

/** Makes edits. A toast says why an edit is refused. */
export function useSchemaEdit(): (edit: SchemaEdit) => void {
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
