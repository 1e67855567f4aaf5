import type { DocumentRequest } from '@assay/shared/contracts';
import { INPUT_LIMITS } from '@assay/shared/domain';
import { tagName, text } from '@assay/shared/messages';
import { Button, Modal } from '@assay/shared/ui';
import { TagsInput } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { useChangeTags } from '../api/change-tags.mutations.ts';

const DIALOG_WIDTH = 520;

/** The tags that every one of the documents has. */
function commonTags([first, ...others]: readonly DocumentRequest[]): readonly string[] {
  return first ? first.tags.filter((tag) => others.every(({ tags }) => tags.includes(tag))) : [];
}

export interface TagsDialogProps {
  readonly documents: readonly DocumentRequest[];
  readonly onClose: () => void;
}

/** Edits the tags that the selected documents have in common; those that only some have stay [AMB-029]. */
export function TagsDialog({ documents, onClose }: TagsDialogProps) {
  const [before] = useState(() => commonTags(documents));
  const [tags, setTags] = useState(before);
  const change = useChangeTags();
  const add = tags.filter((tag) => !before.includes(tag));
  const remove = before.filter((tag) => !tags.includes(tag));
  const storedOf = (name: string) => before.find((tag) => tagName(tag) === name) ?? name;
  const [only] = documents;
  const title =
    documents.length === 1 && only
      ? text('documents.editTagsOne', { name: only.fileName })
      : text('documents.editTagsTitle', { count: documents.length });
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!change.isPending}
      title={title}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {text('generic.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabled={add.length + remove.length === 0}
            onClick={() =>
              change.mutate({ ids: documents.map(({ id }) => id), add, remove }, { onSuccess: onClose })
            }
          >
            {text('documents.saveTags')}
          </Button>
        </>
      }
    >
      <TagsInput
        label={text('documents.filterTags')}
        description={documents.length > 1 ? text('documents.tagsHint') : undefined}
        value={tags.map(tagName)}
        onChange={(names) => setTags(names.map(storedOf))}
        maxTags={INPUT_LIMITS.tags}
      />
    </Modal>
  );
}
