import { DOCUMENT_ACTION_PERMISSIONS, type ListAction } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import {
  Button,
  IconArchive,
  IconChecks,
  IconClipboardCheck,
  IconDownload,
  IconFileText,
  iconProps,
  IconRefresh,
  IconRotateClockwise,
  IconTag,
  IconTrash,
  SelectionBar,
} from '@assay/shared/ui';
import { BULK_ACTIONS } from '../model/bulk-actions.ts';

const ICONS: Readonly<Record<ListAction, typeof IconTrash>> = {
  verify: IconFileText,
  verifyProven: IconChecks,
  moveBack: IconRotateClockwise,
  archive: IconArchive,
  trash: IconTrash,
  reprocess: IconRefresh,
  tags: IconTag,
  export: IconDownload,
  report: IconClipboardCheck,
  delete: IconTrash,
};

export interface BulkActionBarProps {
  /** The actions of the list, in order. */
  readonly actions: readonly ListAction[];
  /** How many documents are selected. */
  readonly count: number;
  /** How many documents the whole list has, where they can all be selected; null where not. */
  readonly everything: number | null;
  readonly isSelectingAll: boolean;
  readonly onSelectAll: () => void;
  /** An action is running, so none can be started. */
  readonly isBusy: boolean;
  readonly onAction: (action: ListAction) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected documents; shown while any are [AMB-034]. */
export function BulkActionBar(props: BulkActionBarProps) {
  const { actions, count, everything, isSelectingAll, onSelectAll, isBusy, onAction, onClear } = props;
  return (
    <SelectionBar count={count} onClear={onClear}>
      {everything !== null && (
        <Button size="sm" variant="quiet" loading={isSelectingAll} onClick={onSelectAll}>
          {text('documents.selectAll', { count: everything })}
        </Button>
      )}
      {actions.map((action) => {
        const { act, label } = BULK_ACTIONS[action];
        const Icon = ICONS[action];
        const variant = action === 'verify' ? 'primary' : action === 'delete' ? 'danger' : 'default';
        return (
          <PermissionLock key={action} needs={DOCUMENT_ACTION_PERMISSIONS[act]}>
            <Button
              size="sm"
              variant={variant}
              icon={<Icon {...iconProps} />}
              disabled={isBusy}
              onClick={() => onAction(action)}
            >
              {text(label)}
            </Button>
          </PermissionLock>
        );
      })}
    </SelectionBar>
  );
}
