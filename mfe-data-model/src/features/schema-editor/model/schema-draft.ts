import {
  applyEdit,
  repeatEdits,
  SchemaEditError,
  type EditedSchema,
  type SchemaEdit,
} from '@assay/shared/domain';
import { createDraftStore, useStore, type DraftState, type StoreApi } from '@assay/shared/state';
import { createContext, useContext } from 'react';

/** A schema as edited, with the edits that led from the stored one to it. */
export interface SchemaDraft {
  readonly schema: EditedSchema;
  readonly edits: readonly SchemaEdit[];
}

/** The draft of a schema with undo and redo. */
export interface SchemaDraftStore {
  readonly store: StoreApi<DraftState<SchemaDraft>>;
  /** Makes an edit. @returns why it is refused, or null */
  readonly edit: (edit: SchemaEdit) => SchemaEditError | null;
}

/** Edits of one field: typing is one step of the history, however many keys it takes. */
const TYPED: ReadonlySet<SchemaEdit['kind']> = new Set(['setName', 'setDescription']);

function applyToDraft({ schema, edits }: SchemaDraft, edit: SchemaEdit): SchemaDraft {
  const next = applyEdit(schema, edit);
  return { schema: next, edits: [...edits, edit] };
}

/** Starts a draft of a schema, with edits that were made to it before. */
export function createSchemaDraft(stored: EditedSchema, edits: readonly SchemaEdit[] = []): SchemaDraftStore {
  const store = createDraftStore<SchemaDraft>({ initial: { schema: stored, edits: [] } });
  const edit = (change: SchemaEdit) => {
    try {
      const { value, history, apply, undo } = store.getState();
      applyEdit(value.schema, change);
      if (TYPED.has(change.kind) && history.at(-1) === change.kind) undo();
      apply({ name: change.kind, apply: (draft) => applyToDraft(draft, change) });
      return null;
    } catch (error) {
      if (error instanceof SchemaEditError) return error;
      throw error;
    }
  };
  repeatEdits(stored, edits).applied.forEach(edit);
  return { store, edit };
}

export const SchemaDraftContext = createContext<(SchemaDraftStore & { readonly canEdit: boolean }) | null>(
  null,
);

/** The draft of the editor around. */
export function useSchemaDraft() {
  const draft = useContext(SchemaDraftContext);
  if (draft === null) throw new Error('useSchemaDraft needs a SchemaDraftContext above it.');
  return draft;
}

/** A part of the edited schema. The component renders again only when that part has changed. */
export function useSchemaPart<Part>(select: (schema: EditedSchema) => Part): Part {
  return useStore(useSchemaDraft().store, ({ value }) => select(value.schema));
}
