import { text } from '@assay/shared/messages';
import {
  Button,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconButton,
  IconCheck,
  IconChevronDown,
  IconFocus2,
  iconProps,
  IconPlus,
  IconTrash,
  SegmentedControl,
  Toolbar,
} from '@assay/shared/ui';
import { eachSelectedPlace, selectCell, selectedRows } from '@assay/shared/widgets/data-grid';
import { useMemo, type ReactNode } from 'react';
import type { RowFilter } from '../../../grid/cell-status.ts';
import { verifyActionAt } from '../../../grid/table-edits.ts';
import type { TableRights } from '../hooks/table-commands-input.ts';
import type { TableWorkspaceState } from '../hooks/use-table-workspace.ts';

export interface TableToolbarProps {
  readonly workspace: TableWorkspaceState;
  readonly rights: TableRights;
  readonly isLocating: boolean;
  readonly onLocate: () => void;
  /** Further tools, at the right end. */
  readonly children?: ReactNode;
}

const FILTERS = {
  all: 'tables.filterAll',
  review: 'tables.filterReview',
  verified: 'tables.filterVerified',
} as const;
const FILTER_NAMES: readonly RowFilter[] = ['all', 'review', 'verified'];

/**
 * The filter of the rows and the commands on the selected cells. Each has a key; the shortcuts are in the tooltips. A group
 * that does not repeat has no rows to filter, add or delete.
 */
export function TableToolbar({ workspace, rights, isLocating, onLocate, children }: TableToolbarProps) {
  const { grid, commands, editing, focusGrid, canUndo, canRedo } = workspace;
  const { shape, selection, judgements, counts } = grid;
  const { isReadOnly } = rights;
  const { isRepeatable } = shape.group;
  const verifyAction = useMemo(
    () => verifyActionAt(shape, eachSelectedPlace(selection), judgements),
    [shape, selection, judgements],
  );
  const selected = selectedRows(selection).filter((row) => row < shape.rows.length).length;
  const inGrid = (command: () => unknown) => () => {
    command();
    focusGrid();
  };
  const goToNewRow = () => {
    if (grid.filter !== 'all') grid.setFilter('all');
    grid.select(() => selectCell({ row: shape.rows.length, column: 0 }));
  };
  return (
    <Toolbar label={text('tables.tools')} end={children}>
      {isRepeatable && (
        <SegmentedControl
          label={text('tables.filter')}
          value={grid.filter}
          onChange={grid.setFilter}
          options={FILTER_NAMES.map((value) => ({
            value,
            label: text('tables.filterCount', { filter: text(FILTERS[value]), count: counts[value] }),
          }))}
        />
      )}
      {!isReadOnly && (
        <>
          <IconButton
            label={text('tables.undo')}
            shortcut="Ctrl+Z"
            icon={<IconArrowBackUp {...iconProps} />}
            disabled={!canUndo}
            onClick={inGrid(commands.undo)}
          />
          <IconButton
            label={text('tables.redo')}
            shortcut="Ctrl+Y"
            icon={<IconArrowForwardUp {...iconProps} />}
            disabled={!canRedo}
            onClick={inGrid(commands.redo)}
          />
          <Button
            size="sm"
            icon={<IconCheck {...iconProps} />}
            disabled={!rights.canVerify || verifyAction === null}
            onClick={inGrid(commands.verify)}
          >
            {text(verifyAction === 'unverify' ? 'tables.unverify' : 'tables.verify')}
          </Button>
          <IconButton
            label={text('tables.setLocation')}
            shortcut="Ctrl+L"
            pressed={isLocating}
            icon={<IconFocus2 {...iconProps} />}
            onClick={onLocate}
          />
        </>
      )}
      {!isReadOnly && isRepeatable && (
        <>
          <IconButton
            label={text('tables.fillDown')}
            shortcut="Ctrl+D"
            icon={<IconChevronDown {...iconProps} />}
            onClick={inGrid(commands.fillDown)}
          />
          <Button
            size="sm"
            icon={<IconPlus {...iconProps} />}
            onClick={inGrid(() => editing.select((before) => before) ?? goToNewRow())}
          >
            {text('tables.addRow')}
          </Button>
          <Button
            size="sm"
            icon={<IconTrash {...iconProps} />}
            disabled={selected === 0}
            onClick={inGrid(commands.deleteRows)}
          >
            {selected > 1 ? text('tables.deleteRows', { count: selected }) : text('tables.deleteRow')}
          </Button>
        </>
      )}
    </Toolbar>
  );
}
