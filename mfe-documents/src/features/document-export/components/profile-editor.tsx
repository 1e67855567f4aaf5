import { layoutFaultOf, type ExportLayout } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, SegmentedControl, TextInput, WarningModal } from '@assay/shared/ui';
import { useId, useState } from 'react';
import { useDeleteProfile, useSaveProfile } from '../api/export-profiles.mutations.ts';
import { useExportPreview } from '../api/export-profiles.queries.ts';
import { withRows, type ProfileDraft } from '../model/profile-draft.ts';
import { ExportPreview } from './export-preview.tsx';
import { ProfileColumns } from './profile-columns.tsx';
import { ProfileForms } from './profile-forms.tsx';
import { ProfileVersions } from './profile-versions.tsx';
import classes from './profile-editor.module.css';

const EDITOR_WIDTH = 1080;

export interface ProfileEditorProps {
  readonly profile: ProfileDraft;
  /** The documents that the preview shows. */
  readonly ids: readonly string[];
  /** Called with the id of the profile that was saved; null where it was deleted. */
  readonly onSaved: (id: string | null) => void;
  readonly onClose: () => void;
}

/** Edits an export profile beside the first rows of a real file. */
export function ProfileEditor({ profile, ids, onSaved, onClose }: ProfileEditorProps) {
  const formId = useId();
  const [name, setName] = useState(profile.name);
  const [layout, setLayout] = useState<ExportLayout>(profile.layout);
  const [isDeleting, setDeleting] = useState(false);
  const save = useSaveProfile();
  const remove = useDeleteProfile();
  const previewed = { ids, layout, includeUnverified: true };
  const metrics = useExportPreview(previewed).data?.metrics ?? [];
  const isNew = profile.basedOn === 0;
  const isSavable = name.trim() !== '' && layoutFaultOf(layout) === null;
  const submit = () => {
    if (!isSavable) return;
    const { id, basedOn } = profile;
    save.mutate({ id, name: name.trim(), layout, basedOn }, { onSuccess: () => onSaved(id) });
  };
  return (
    <>
      <Modal
        opened={!isDeleting}
        onClose={onClose}
        title={isNew ? text('exports.profileNew') : text('exports.profileEdit', { name: profile.name })}
        width={EDITOR_WIDTH}
        footer={
          <>
            {!isNew && (
              <span className={classes.left}>
                <Button variant="danger" onClick={() => setDeleting(true)}>
                  {text('exports.profileDelete')}
                </Button>
              </span>
            )}
            <Button onClick={onClose}>{text('generic.cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              loading={save.isPending}
              disabled={!isSavable}
            >
              {text('exports.profileSave')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={submit} noValidate>
          <div className={classes.editor}>
            <div className={classes.head}>
              <TextInput
                label={text('exports.profileName')}
                value={name}
                onChange={setName}
                autoFocus={isNew}
                autoComplete="off"
              />
              {!isNew && <ProfileVersions profile={profile} onChoose={setLayout} />}
            </div>
            <div className={classes.rows}>
              <span id={`${formId}-rows`}>{text('exports.profileRows')}</span>
              <SegmentedControl
                label={text('exports.profileRows')}
                options={[
                  { value: 'values', label: text('exports.rowPerValue') },
                  { value: 'documents', label: text('exports.rowPerDocument') },
                ]}
                value={layout.rows}
                onChange={(rows) => setLayout(withRows(layout, rows))}
              />
            </div>
            <ProfileColumns
              layout={layout}
              metrics={metrics}
              onChange={(columns) => setLayout({ ...layout, columns })}
            />
            <ProfileForms layout={layout} onChange={setLayout} />
            <div className={classes.wide}>
              <ExportPreview {...previewed} />
            </div>
          </div>
        </Form>
      </Modal>
      <WarningModal
        opened={isDeleting}
        continuing={remove.isPending}
        onCancel={() => setDeleting(false)}
        onContinue={() => remove.mutate(profile.id, { onSuccess: () => onSaved(null) })}
      >
        {text('exports.profileDeleteWarning', { name: profile.name })}
      </WarningModal>
    </>
  );
}
