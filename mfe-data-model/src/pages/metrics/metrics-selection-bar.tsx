import type { MetricSummary } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, iconProps, IconTrash, SelectionBar } from '@assay/shared/ui';
import type { RowSelection } from '@assay/shared/widgets/list-page';

interface MetricsSelectionBarProps {
  readonly selection: RowSelection<MetricSummary>;
  readonly onDelete: (metrics: readonly MetricSummary[]) => void;
}

/** What can be done with the selected metrics: delete them. */
export function MetricsSelectionBar({ selection: { rows, clear }, onDelete }: MetricsSelectionBarProps) {
  return (
    <SelectionBar count={rows.length} onClear={clear}>
      <PermissionLock needs={ACTIONS['metrics.delete']}>
        <Button size="sm" variant="danger" icon={<IconTrash {...iconProps} />} onClick={() => onDelete(rows)}>
          {text('metrics.delete')}
        </Button>
      </PermissionLock>
    </SelectionBar>
  );
}
