import type { Entity } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconArrowMerge, iconProps, IconTrash, SelectionBar } from '@assay/shared/ui';
import type { RowSelection } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { DeleteEntitiesWarning, type useDeleteEntities } from '../../features/entity-list/index.ts';
import { MergeDialog } from '../../features/entity-merge/index.ts';

interface SelectionActionsProps {
  readonly selection: RowSelection<Entity>;
  readonly removal: ReturnType<typeof useDeleteEntities>;
}

/** What can be done with the selected entities: delete them, and merge two. */
export function SelectionActions({ selection, removal }: SelectionActionsProps) {
  const [openDialog, setOpenDialog] = useState<'delete' | 'merge' | null>(null);
  const { rows, clear } = selection;
  const [first, second] = rows;
  const ids = rows.map(({ id }) => id);
  const done = () => setOpenDialog(null);
  return (
    <>
      <SelectionBar count={rows.length} onClear={clear}>
        {rows.length === 2 && (
          <PermissionLock needs={ACTIONS['entities.merge']}>
            <Button size="sm" icon={<IconArrowMerge {...iconProps} />} onClick={() => setOpenDialog('merge')}>
              {text('entities.merge')}
            </Button>
          </PermissionLock>
        )}
        <PermissionLock needs={ACTIONS['entities.delete']}>
          <Button
            size="sm"
            variant="danger"
            icon={<IconTrash {...iconProps} />}
            disabled={removal.isPending}
            onClick={() => setOpenDialog('delete')}
          >
            {text('entities.delete')}
          </Button>
        </PermissionLock>
      </SelectionBar>
      <DeleteEntitiesWarning
        entities={openDialog === 'delete' ? rows : []}
        isRunning={removal.isPending}
        onCancel={done}
        onContinue={() => removal.mutate(ids, { onSettled: done })}
      />
      {openDialog === 'merge' && first && second && (
        <MergeDialog entities={[first, second]} onClose={done} onMerged={clear} />
      )}
    </>
  );
}
