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
import type { ReactNode } from 'react';
import type { RowFilter } from '../../../grid/cell-status.ts';
import type { FilterCounts } from '../hooks/use-table-grid.ts';

export interface TableToolbarProps {
  readonly filter: RowFilter;
  readonly counts: FilterCounts;
  readonly onFilter: (filter: RowFilter) => void;
  /** A group that does not repeat has no rows to filter, add or delete. */
  readonly isRepeatable: boolean;
  readonly isReadOnly: boolean;
  readonly canVerify: boolean;
  /** All selected values are verified: the button ends their verification. */
  readonly areVerified: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly selectedRowCount: number;
  readonly isLocating: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onVerify: () => void;
  readonly onFillDown: () => void;
  readonly onAddRow: () => void;
  readonly onDeleteRows: () => void;
  readonly onLocate: () => void;
  readonly children?: ReactNode;
}

const FILTERS = {
  all: 'tables.filterAll',
  review: 'tables.filterReview',
  verified: 'tables.filterVerified',
} as const;
const FILTER_NAMES: readonly RowFilter[] = ['all', 'review', 'verified'];

/** The filter of the rows and the commands on the selected cells. Each has a key; the shortcuts are in the tooltips. */
export function TableToolbar(props: TableToolbarProps) {
  const { counts, isReadOnly, isRepeatable, selectedRowCount: selected } = props;
  return (
    <Toolbar label={text('tables.tools')} end={props.children}>
      {isRepeatable && (
        <SegmentedControl
          label={text('tables.filter')}
          value={props.filter}
          onChange={props.onFilter}
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
            disabled={!props.canUndo}
            onClick={props.onUndo}
          />
          <IconButton
            label={text('tables.redo')}
            shortcut="Ctrl+Y"
            icon={<IconArrowForwardUp {...iconProps} />}
            disabled={!props.canRedo}
            onClick={props.onRedo}
          />
          <Button
            size="sm"
            icon={<IconCheck {...iconProps} />}
            disabled={!props.canVerify}
            onClick={props.onVerify}
          >
            {text(props.areVerified ? 'tables.unverify' : 'tables.verify')}
          </Button>
          <IconButton
            label={text('tables.setLocation')}
            shortcut="Ctrl+L"
            pressed={props.isLocating}
            icon={<IconFocus2 {...iconProps} />}
            onClick={props.onLocate}
          />
        </>
      )}
      {!isReadOnly && isRepeatable && (
        <>
          <IconButton
            label={text('tables.fillDown')}
            shortcut="Ctrl+D"
            icon={<IconChevronDown {...iconProps} />}
            onClick={props.onFillDown}
          />
          <Button size="sm" icon={<IconPlus {...iconProps} />} onClick={props.onAddRow}>
            {text('tables.addRow')}
          </Button>
          <Button
            size="sm"
            icon={<IconTrash {...iconProps} />}
            disabled={selected === 0}
            onClick={props.onDeleteRows}
          >
            {selected > 1 ? text('tables.deleteRows', { count: selected }) : text('tables.deleteRow')}
          </Button>
        </>
      )}
    </Toolbar>
  );
}
