import type { DocumentRequest } from '@assay/shared/contracts';
import type { Language } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { DataTable, type TableSelection, type TableSort } from '@assay/shared/ui';
import { useMemo, type ReactNode } from 'react';
import type { DocumentList } from '../model/document-lists.ts';
import { documentTableColumns } from './document-columns.tsx';

/** Narrower than this the table scrolls sideways: a date or a fund cut off by half is of no use. */
const MIN_WIDTH = 1320;

export interface DocumentTableProps {
  readonly list: DocumentList;
  readonly documents: readonly DocumentRequest[];
  readonly language: Language;
  readonly isLoading: boolean;
  /** Whether a search or filter is in force: an empty table then says so [AMB-091]. */
  readonly isFiltered: boolean;
  readonly sort: TableSort | null;
  readonly onSort: (column: string) => void;
  readonly selection: TableSelection;
  /** A document was opened by its row; its link opens itself. */
  readonly onOpenRow: (document: DocumentRequest) => void;
  /** A document was opened by its link. */
  readonly onOpenLink: (document: DocumentRequest) => void;
  /** The one thing to do where the list is empty. */
  readonly emptyAction?: ReactNode;
}

/** The table of a document list [LIST-001]. */
export function DocumentTable(props: DocumentTableProps) {
  const { list, documents, language, isLoading, isFiltered, sort, onSort, selection, onOpenRow, onOpenLink } =
    props;
  const columns = useMemo(
    () => documentTableColumns({ language, onOpen: onOpenLink }),
    [language, onOpenLink],
  );
  return (
    <DataTable
      label={textOf(list.title)}
      columns={columns}
      rows={documents}
      rowKey={(document) => document.id}
      rowLabel={(document) => document.fileName}
      sort={sort}
      onSortChange={(next) => {
        const column = next?.column ?? sort?.column;
        if (column) onSort(column);
      }}
      selection={selection}
      onRowOpen={onOpenRow}
      isLoading={isLoading}
      minWidth={MIN_WIDTH}
      empty={{
        message: textOf(list.emptyTitle),
        description: textOf(isFiltered ? 'generic.emptyFiltered' : list.emptyHint),
        action: isFiltered ? undefined : props.emptyAction,
      }}
    />
  );
}
