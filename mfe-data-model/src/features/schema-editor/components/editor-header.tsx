import type { SchemaWire } from '@assay/shared/contracts';
import { formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSession, useSettings } from '@assay/shared/platform';
import { RouteLink } from '@assay/shared/router';
import { useStore } from '@assay/shared/state';
import {
  BackLink,
  Button,
  Checkbox,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconButton,
  iconProps,
  PageHeader,
  StatusBadge,
  Text,
  TextInput,
} from '@assay/shared/ui';
import { ActionLock } from '../../../schemas/action-lock.tsx';
import { useSchemaDraft, useSchemaPart } from '../model/schema-draft.ts';
import classes from './schema-editor.module.css';

/** What the buttons of the header open or start. */
export type EditorAction = 'save' | 'publish' | 'assign' | 'delete' | 'versions' | 'tryOut';

interface EditorHeaderProps {
  readonly stored: SchemaWire | null;
  readonly onAction: (action: EditorAction) => void;
}

function UndoButtons() {
  const { store } = useSchemaDraft();
  const { canUndo, canRedo, undo, redo } = useStore(store);
  return (
    <>
      <IconButton
        label={text('schemas.undo')}
        shortcut="Ctrl+Z"
        icon={<IconArrowBackUp {...iconProps} />}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={text('schemas.redo')}
        shortcut="Ctrl+Y"
        icon={<IconArrowForwardUp {...iconProps} />}
        disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

function Actions({ stored, onAction }: EditorHeaderProps) {
  const { store, canEdit } = useSchemaDraft();
  const isDirty = useStore(store, (draft) => draft.isDirty);
  const isTemplate = stored?.isTemplate === true;
  const isPublished = stored?.isPublished === true;
  const saveFirst = stored === null && text('schemas.saveFirst');
  const templateLocked = isTemplate && !canEdit && text('schemas.templateLocked');
  return (
    <>
      {canEdit && <UndoButtons />}
      <ActionLock action={stored === null ? 'schemas.create' : 'schemas.update'}>
        <Button onClick={() => onAction('tryOut')}>{text('schemas.tryOut')}</Button>
      </ActionLock>
      {stored && <Button onClick={() => onAction('versions')}>{text('schemas.versions')}</Button>}
      <ActionLock
        action="schemas.delete"
        obstacle={
          saveFirst || (stored?.isBuiltIn === true && text('schemas.builtInLocked')) || templateLocked
        }
      >
        <Button onClick={() => onAction('delete')}>{text('schemas.delete')}</Button>
      </ActionLock>
      <ActionLock
        action="schemas.assign"
        obstacle={saveFirst || (!isPublished && text('schemas.publishFirst'))}
      >
        <Button onClick={() => onAction('assign')}>{text('schemas.assign')}</Button>
      </ActionLock>
      <ActionLock
        action="schemas.publish"
        obstacle={
          saveFirst ||
          (isTemplate && text('schemas.templateNotPublished')) ||
          (isPublished && text('schemas.publishedAlready'))
        }
      >
        <Button onClick={() => onAction('publish')}>{text('schemas.publish')}</Button>
      </ActionLock>
      <ActionLock action={stored === null ? 'schemas.create' : 'schemas.update'} obstacle={templateLocked}>
        <Button variant="primary" disabled={stored !== null && !isDirty} onClick={() => onAction('save')}>
          {text(stored === null ? 'schemas.create' : 'schemas.save')}
        </Button>
      </ActionLock>
    </>
  );
}

/** Whether the schema is saved, by whom, and whether documents are extracted by it. */
function Status({ stored }: Pick<EditorHeaderProps, 'stored'>) {
  const { defaultLanguage: language } = useSettings();
  const isDirty = useStore(useSchemaDraft().store, (draft) => draft.isDirty);
  if (stored === null) return text('schemas.notSaved');
  const { version, savedBy: name, savedAt, isPublished } = stored;
  const saved = text('schemas.saved', { version, name, date: formatDateTime(savedAt, language) });
  return (
    <span className={classes.status}>
      <StatusBadge tone={isPublished ? 'proven' : 'untouched'}>
        {text(isPublished ? 'schemas.statusPublished' : 'schemas.statusDraft')}
      </StatusBadge>
      <Text quiet caption role="status">
        {isDirty ? text('schemas.unsaved') : saved}
      </Text>
    </span>
  );
}

/** The top of the editor: what the schema is called, and what can be done with it [AMB-107]. */
export function EditorHeader({ stored, onAction }: EditorHeaderProps) {
  const { edit, canEdit } = useSchemaDraft();
  const { isProvider } = useSession();
  const name = useSchemaPart((schema) => schema.name);
  const description = useSchemaPart((schema) => schema.description);
  const isTemplate = useSchemaPart((schema) => schema.isTemplate);
  return (
    <PageHeader
      title={name}
      detail={<Status stored={stored} />}
      back={
        <BackLink render={(props) => <RouteLink route="data-model.schemas" {...props} />}>
          {text('schemas.back')}
        </BackLink>
      }
      actions={<Actions stored={stored} onAction={onAction} />}
    >
      <div className={classes.fields}>
        <TextInput
          label={text('schemas.name')}
          required
          readOnly={!canEdit}
          value={name}
          onChange={(next) => void edit({ kind: 'setName', name: next })}
        />
        <TextInput
          label={text('schemas.description')}
          readOnly={!canEdit}
          value={description}
          onChange={(next) => void edit({ kind: 'setDescription', description: next })}
        />
        {isProvider && (
          <Checkbox
            className={classes.templateField}
            label={text('schemas.template')}
            checked={isTemplate}
            disabled={!canEdit || stored?.isPublished === true}
            onChange={(next) => void edit({ kind: 'setTemplate', isTemplate: next })}
          />
        )}
      </div>
    </PageHeader>
  );
}
