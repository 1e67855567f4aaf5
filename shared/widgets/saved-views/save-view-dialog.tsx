import type { SavedView } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { Button, Form, Modal, TextInput } from '@assay/shared/ui';
import { useId, useState } from 'react';
import type { ViewedList } from './saved-views.queries.ts';
import { useSaveView } from './saved-views.mutations.ts';

const DIALOG_WIDTH = 420;

export interface SaveViewDialogProps {
  readonly list: ViewedList;
  readonly views: readonly SavedView[];
  /** What is saved. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Asks for the name of the present view, and says when it replaces another one. */
export function SaveViewDialog({ list, views, query, onClose }: SaveViewDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const save = useSaveView(list);
  const name = typed.trim();
  const isTaken = views.some((view) => view.name === name);
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('ui.viewSave')}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button onClick={onClose}>{text('generic.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={save.isPending}
            disabled={name === ''}
          >
            {text(isTaken ? 'ui.viewReplace' : 'ui.viewSave')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (name !== '') save.mutate({ name, query }, { onSuccess: onClose });
        }}
        noValidate
      >
        <TextInput
          label={text('ui.viewName')}
          description={isTaken ? text('ui.viewTaken') : text('ui.viewHint')}
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
        />
      </Form>
    </Modal>
  );
}
