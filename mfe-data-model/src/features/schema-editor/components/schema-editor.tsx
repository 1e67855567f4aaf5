import { toEditedSchema, type SchemaWire } from '@assay/shared/contracts';
import type { EditedSchema } from '@assay/shared/domain';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useCan, useNotify, useSession } from '@assay/shared/platform';
import { useLocation, useNavigateTo } from '@assay/shared/router';
import { useStore } from '@assay/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { useSaveSchema } from '../api/schema-editor.mutations.ts';
import { KeepEdits, useKeptEdits } from '../model/kept-draft.ts';
import { createSchemaDraft, SchemaDraftContext, type SchemaDraft } from '../model/schema-draft.ts';
import { UnsavedGuard } from '../../../dialogs/unsaved-guard.tsx';
import { DeleteSchemaWarning } from '../../../schemas/delete-schema-warning.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorHeader, type EditorAction } from './editor-header.tsx';
import { GroupList } from './group-list.tsx';
import { GroupPanel } from './group-panel.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { TryOutDialog } from './try-out-dialog.tsx';
import { useUndoKeys } from './use-undo-keys.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import classes from './schema-editor.module.css';

interface SchemaEditorProps {
  /** The stored schema; null for one that is to be created. */
  readonly stored: SchemaWire | null;
  /** What the editing starts from: the stored schema, a new one, or a copy. */
  readonly start: EditedSchema;
}

/** Whether the viewer may change the schema: by permission, and templates only as staff of the provider [AMB-108]. */
function useCanEdit(stored: SchemaWire | null): boolean {
  const { isProvider } = useSession();
  const canCreate = useCan(ACTIONS['schemas.create']);
  const canUpdate = useCan(ACTIONS['schemas.update']);
  if (stored === null) return canCreate;
  return canUpdate && (isProvider || !stored.isTemplate);
}

/** The group that is open. One that is gone gives way to the first. */
function useOpenGroup(schema: EditedSchema) {
  const [name, setName] = useState('');
  const isThere = schema.groups.some(({ displayName }) => displayName === name);
  return [isThere ? name : (schema.groups[0]?.displayName ?? ''), setName] as const;
}

/** The editor of a schema: a draft with undo, reviewed before it is saved [AMB-107]. */
export function SchemaEditor({ stored: storedAtFirst, start }: SchemaEditorProps) {
  const navigateTo = useNavigateTo();
  const notify = useNotify();
  const [stored, setStored] = useState(storedAtFirst);
  const [kept, keep] = useKeptEdits(useLocation().pathname);
  const [draft, setDraft] = useState(() => createSchemaDraft(start, kept));
  const [open, setOpen] = useState<EditorAction | null>(null);
  const [theirs, setTheirs] = useState<SchemaWire | null>(null);
  /** Where to go once nothing is unsaved any more. */
  const [leaving, setLeaving] = useState<'created' | 'deleted' | null>(null);
  const canEdit = useCanEdit(stored);
  const { value, original, isDirty } = useStore(draft.store);
  const [group, setGroup] = useOpenGroup(value.schema);
  const context = useMemo(() => ({ ...draft, canEdit }), [draft, canEdit]);
  useUndoKeys(draft, canEdit);

  const types = stored?.versionedDocumentTypes.map(({ documentType }) => documentType) ?? [];
  const restart = (schema: SchemaWire, edits: SchemaDraft['edits'] = []) => {
    setStored(schema);
    setDraft(createSchemaDraft(toEditedSchema(schema), edits));
    setOpen(null);
  };
  const save = useSaveSchema({
    stored,
    onSaved: (saved) => {
      restart(saved);
      if (stored === null) setLeaving('created');
    },
    onConflict: (schema) => {
      setOpen(null);
      setTheirs(schema);
    },
  });
  useEffect(() => {
    if (leaving === 'deleted') navigateTo('data-model.schemas');
    if (leaving === 'created' && stored !== null)
      navigateTo('data-model.schema', { params: { schemaId: stored.documentSchemaId }, replace: true });
  }, [leaving, stored, navigateTo]);
  const keptCount = kept.length;
  useEffect(() => {
    // Said once, when the editor opens with edits of a session that had ended.
    if (keptCount === 0) return;
    const lost = keptCount - draft.store.getState().value.edits.length;
    if (lost === 0) notify('schemas.draftRestored');
    else notify('schemas.draftPartlyRestored', { count: lost });
    // oxlint-disable-next-line react/exhaustive-deps -- later edits are no restored ones
  }, []);

  const act = (action: EditorAction) => {
    if (action === 'save' && stored === null) save.mutate({ schema: value.schema, publish: false });
    else setOpen(action);
  };
  return (
    <SchemaDraftContext value={context}>
      <div className={classes.page}>
        <EditorHeader stored={stored} onAction={act} />
        <div className={classes.columns}>
          <GroupList selected={group} onSelect={setGroup} />
          <GroupPanel name={group} onRenamed={setGroup} />
        </div>
      </div>
      <KeepEdits draft={draft} keep={keep} />
      {isDirty && leaving === null && (
        <UnsavedGuard onLeave={() => keep([])}>
          {text('schemas.leaveWarning', { name: value.schema.name })}
        </UnsavedGuard>
      )}
      {(open === 'save' || open === 'publish') && (
        <ReviewDialog
          stored={stored}
          before={original.schema}
          after={value.schema}
          action={open}
          isSaving={save.isPending}
          onContinue={() =>
            save.mutate({ schema: value.schema, publish: open === 'publish', isUnchanged: !isDirty })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {theirs && (
        <ConflictDialog
          original={original}
          mine={value}
          theirs={theirs}
          onChoose={(keepsMine) => {
            restart(theirs, keepsMine ? value.edits : []);
            setTheirs(null);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      {stored && open === 'versions' && (
        <VersionsDialog
          stored={stored}
          canEdit={canEdit}
          onRestore={(version) => {
            const { name, description, groups } = toEditedSchema(version);
            draft.edit({ kind: 'replaceContents', name, description, groups });
            notify('schemas.restored', { version: version.version });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'tryOut' && <TryOutDialog types={types} onClose={() => setOpen(null)} />}
      {stored && open === 'assign' && <AssignDialog stored={stored} onClose={() => setOpen(null)} />}
      {stored && open === 'delete' && (
        <DeleteSchemaWarning
          schema={stored}
          onClose={() => setOpen(null)}
          onDeleted={() => {
            restart(stored);
            setLeaving('deleted');
          }}
        />
      )}
    </SchemaDraftContext>
  );
}
