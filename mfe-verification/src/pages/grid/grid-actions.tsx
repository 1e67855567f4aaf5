import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconArrowBackUp, IconArrowForwardUp, iconProps } from '@assay/shared/ui';
import type { GridDocument, MetricGrid } from '../../document/metric-grid.ts';
import type { useGridEdits } from '../../features/side-by-side/index.ts';

const countProven = (documents: readonly GridDocument[]) =>
  documents.reduce(
    (count, { values }) => count + [...values.values()].filter(({ status }) => status === 'proven').length,
    0,
  );

interface GridActionsProps {
  /** What the filter shows: only its proven values are verified. */
  readonly grid: MetricGrid;
  readonly edits: ReturnType<typeof useGridEdits>;
}

/** Undo, redo, and Verify for every proven value that is shown. */
export function GridActions({ grid, edits }: GridActionsProps) {
  const proven = countProven(grid.documents);
  return (
    <>
      <Button
        icon={<IconArrowBackUp {...iconProps} />}
        disabled={!edits.canUndo || edits.isBusy}
        onClick={() => edits.undo()}
      >
        {text('tables.undo')}
      </Button>
      <Button
        icon={<IconArrowForwardUp {...iconProps} />}
        disabled={!edits.canRedo || edits.isBusy}
        onClick={() => edits.redo()}
      >
        {text('tables.redo')}
      </Button>
      <PermissionLock needs={ACTIONS['documents.toggleVerified']}>
        <Button
          variant="primary"
          disabled={proven === 0 || !edits.canVerify || edits.isBusy}
          onClick={() => void edits.verifyProven(grid)}
        >
          {text('verification.verifyProvenCount', { count: proven })}
        </Button>
      </PermissionLock>
    </>
  );
}
