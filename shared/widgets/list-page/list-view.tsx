import { ApiError } from '@assay/shared/api-client';
import { text, textOf } from '@assay/shared/messages';
import { useSwitch } from '@assay/shared/platform';
import { listStatusOf } from '@assay/shared/state';
import {
  DataTable,
  ErrorPanel,
  LoadingOverlay,
  NoPermission,
  Pagination,
  type DataTableProps,
} from '@assay/shared/ui';
import { useRef, type ReactNode } from 'react';
import type { List } from './use-list.ts';
import { useLiveRows } from './use-live-rows.ts';
import { WaitingRowsNote } from './waiting-rows-note.tsx';
import classes from './list-page.module.css';

/** What an empty list says. */
export interface ListEmptiness {
  readonly message: string;
  /** How rows get here. A list that is filtered says instead that the filters may be changed [AMB-091]. */
  readonly hint?: string;
  /** The one thing to do about it; not shown in a list that is filtered. */
  readonly action?: ReactNode;
}

export interface ListViewProps<Row> extends Pick<
  DataTableProps<Row>,
  'rowKey' | 'rowLabel' | 'selection' | 'onRowOpen' | 'activeKey' | 'minWidth' | 'onColumnResize'
> {
  readonly list: List<Row>;
  /** The accessible name of the table. */
  readonly label: string;
  readonly empty: ListEmptiness;
  /** Rows are being removed; until that is done they stay on the screen, and the list is pending [STORE-005]. */
  readonly isRemoving?: boolean;
}

/** A list that never loaded: the permission that is missing, or what failed with a way to try again. */
function FailedList<Row>({ list: { load, retry, failure } }: { readonly list: List<Row> }) {
  if (load.error instanceof ApiError && load.error.code === 'FORBIDDEN') return <NoPermission />;
  return <ErrorPanel title={textOf(failure)} onRetry={retry} />;
}

const OPEN_OVERLAYS = '[role="dialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]';

/** Whether somebody points at the rows of a frame or has the focus there, or has a dialog or a menu open over it. */
function isInUse(frame: HTMLElement | null): boolean {
  const rows = frame?.querySelector('tbody');
  if (!frame || !rows) return false;
  const root = frame.getRootNode() as Document | ShadowRoot;
  return rows.matches(':hover, :focus-within') || root.querySelector(OPEN_OVERLAYS) !== null;
}

/** The body of every list: its table with the pagination, and the states loading, empty, failed and not permitted. */
export function ListView<Row>({ list, empty, isRemoving, ...table }: ListViewProps<Row>) {
  const isVirtual = useSwitch('virtualScroll');
  const frame = useRef<HTMLDivElement>(null);
  const waiting = useLiveRows(list.live, {
    rowKey: table.rowKey,
    isAtWork: () => (table.selection?.selected.size ?? 0) > 0 || isInUse(frame.current),
  });
  if (list.load.status === 'erroring' && !list.data) return <FailedList list={list} />;
  const { message, hint, action } = empty;
  return (
    <>
      <div ref={frame} className={classes.list}>
        {list.live && <WaitingRowsNote waiting={waiting} />}
        <LoadingOverlay visible={listStatusOf(list.load, isRemoving) === 'pending'} />
        <DataTable
          {...table}
          {...list.table}
          isVirtual={isVirtual}
          empty={{
            message,
            description: list.isFiltered ? text('generic.emptyFiltered') : hint,
            action: list.isFiltered ? undefined : action,
          }}
        />
      </div>
      {list.pagination && (
        <div className={classes.foot}>
          <Pagination {...list.pagination} />
        </div>
      )}
    </>
  );
}
