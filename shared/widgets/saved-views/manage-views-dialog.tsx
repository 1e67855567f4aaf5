import type { SavedView } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { Button, IconButton, iconProps, IconTrash, Modal } from '@assay/shared/ui';
import { useDeleteView } from './saved-views.mutations.ts';
import classes from './manage-views-dialog.module.css';

const DIALOG_WIDTH = 420;

export interface ManageViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

/** The saved views of a list, each of which can be deleted. */
export function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const remove = useDeleteView();
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('ui.viewsManage')}
      width={DIALOG_WIDTH}
      footer={<Button onClick={onClose}>{text('generic.close')}</Button>}
    >
      {views.length === 0 && <p>{text('ui.viewsNone')}</p>}
      <ul className={classes.views}>
        {views.map(({ id, name }) => (
          <li key={id} className={classes.view}>
            <span className={classes.name} title={name}>
              {name}
            </span>
            <IconButton
              label={text('ui.viewDelete', { name })}
              icon={<IconTrash {...iconProps} />}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
