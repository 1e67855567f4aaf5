import type { SchemaEdit } from '@assay/shared/domain';
import { usePersistedState, useStore } from '@assay/shared/state';
import { useEffect } from 'react';
import type { SchemaDraftStore } from './schema-draft.ts';

const NONE: readonly SchemaEdit[] = [];

/** Edits as they were kept. They were written by this editor; each is checked by the rules when it is made again. */
function readEdits(kept: unknown): readonly SchemaEdit[] | undefined {
  return Array.isArray(kept) ? (kept as SchemaEdit[]) : undefined;
}

/** The edits of a schema that were not saved when the session ended, and the function that keeps those of now. */
export function useKeptEdits(subject: string) {
  return usePersistedState({ subject: `schemas.${subject}`, initial: NONE, parse: readEdits });
}

/** Keeps the edits of a draft over the end of the session. Draws nothing. */
export function KeepEdits({
  draft,
  keep,
}: {
  readonly draft: SchemaDraftStore;
  readonly keep: (edits: readonly SchemaEdit[]) => void;
}) {
  const edits = useStore(draft.store, ({ value }) => value.edits);
  useEffect(() => keep(edits), [edits, keep]);
  return null;
}
