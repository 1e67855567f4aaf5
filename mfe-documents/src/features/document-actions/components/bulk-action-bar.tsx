import { ACTIONS, type ListAction } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation } from '@assay/shared/platform';
import {
  Button,
  IconArchive,
  IconChecks,
  IconClipboardCheck,
  IconDots,
  IconDownload,
  IconFileText,
  iconProps,
  IconRefresh,
  IconRotateClockwise,
  IconTable,
  IconTag,
  IconTrash,
  Menu,
  SelectionBar,
} from '@assay/shared/ui';
import { BULK_ACTIONS } from '../model/bulk-actions.ts';

const ICONS: Readonly<Record<ListAction, typeof IconTrash>> = {
  verify: IconFileText,
  verifyProven: IconChecks,
  sideBySide: IconTable,
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

type ActionsProps = Pick<BulkActionBarProps, 'actions' | 'isBusy' | 'onAction'>;

function ActionButtons({ actions, isBusy, onAction }: ActionsProps) {
  return actions.map((action) => {
    const { act, label } = BULK_ACTIONS[action];
    const Icon = ICONS[action];
    const variant = action === 'verify' ? 'primary' : action === 'delete' ? 'danger' : 'default';
    return (
      <PermissionLock key={action} needs={ACTIONS[act]}>
        <Button
          size="sm"
          variant={variant}
          icon={<Icon {...iconProps} />}
          disabled={isBusy}
          onClick={() => onAction(action)}
        >
          {textOf(label)}
        </Button>
      </PermissionLock>
    );
  });
}

/** The actions for which the bar has no room. */
function MoreActions({ actions, isBusy, onAction }: ActionsProps) {
  const explanationOf = usePermissionExplanation();
  if (actions.length === 0) return null;
  return (
    <Menu
      position="top-end"
      trigger={
        <Button size="sm" icon={<IconDots {...iconProps} />}>
          {text('documents.moreActions')}
        </Button>
      }
      items={actions.map((action) => {
        const explanation = explanationOf(ACTIONS[BULK_ACTIONS[action].act]);
        return {
          id: action,
          label: textOf(BULK_ACTIONS[action].label),
          detail: explanation && text('generic.insufficientPermissions'),
          disabled: isBusy || explanation !== undefined,
          onSelect: () => onAction(action),
        };
      })}
    />
  );
}

/** What can be done with the selected documents; shown while any are [AMB-034]. */
export function BulkActionBar(props: BulkActionBarProps) {
  const { actions, count, everything, isSelectingAll, onSelectAll, onClear, ...act } = props;
  const minor = actions.filter((action) => BULK_ACTIONS[action].isMinor);
  return (
    <SelectionBar count={count} onClear={onClear}>
      {(isNarrow) => (
        <>
          {everything !== null && (
            <Button size="sm" variant="quiet" loading={isSelectingAll} onClick={onSelectAll}>
              {text('documents.selectAll', { count: everything })}
            </Button>
          )}
          <ActionButtons
            actions={isNarrow ? actions.filter((action) => !minor.includes(action)) : actions}
            {...act}
          />
          {isNarrow && <MoreActions actions={minor} {...act} />}
        </>
      )}
    </SelectionBar>
  );
}
