import type { CellUpdate, TableChange } from './table-changes.ts';
import { TEMPORARY_ROW_ID, type TableCell, type TablePlace, type TableRow } from './table.ts';

/** The value of a cell in a created row. */
interface CreatedDatapoint extends Partial<TablePlace> {
  readonly value: string;
  readonly effectors: { readonly currency: string | null; readonly akas: string[] };
  readonly linkedEntity?: { readonly selectedEntityId: string };
  readonly isVerified: boolean;
  readonly isSystemChange?: true;
}

/** A metric of a created row; no datapoint: an empty cell. */
interface CreatedMetric {
  readonly fin: string;
  readonly metricId: string;
  readonly datapoints: CreatedDatapoint[];
}

/** The body of a table save (TAB-012), as `saveTable` of the contracts describes it. */
export interface TableSave {
  readonly created: {
    readonly rowIndex: number;
    readonly groupIdentifier: string | null;
    /** Absent where the row is stored and only lacks the metrics. */
    readonly tempRowId?: number;
    readonly id: string;
    readonly metrics: CreatedMetric[];
  }[];
  readonly deleted: {
    readonly rowIndex: number;
    readonly groupIdentifier: string | null;
    readonly id: string;
    readonly lastModified?: string;
  }[];
  readonly updated: ({
    readonly id: string;
    readonly metricId: string;
    readonly lastModified?: string;
    readonly isSystemChange: boolean;
  } & UpdatedFields)[];
}

/** What an update of a cell may change. */
interface UpdatedFields {
  readonly value?: string;
  readonly annotations?: TablePlace[];
  readonly effectors?: { readonly currency: string | null; readonly akas: string[] };
  readonly entityLinkId?: string | null;
  readonly confidence?: number;
  readonly isVerified?: boolean;
}

function toCreatedMetric(fin: string, cell: TableCell): CreatedMetric {
  const { metricId, value, currency, akas, place, entityLinkId, isVerified, isSystemChange } = cell;
  const isEmpty = value === '' && currency === null && !isVerified;
  const datapoint: CreatedDatapoint = {
    value,
    effectors: { currency, akas: [...akas] },
    ...place,
    ...(entityLinkId !== null && { linkedEntity: { selectedEntityId: entityLinkId } }),
    isVerified,
    ...(isSystemChange && { isSystemChange }),
  };
  return { fin, metricId, datapoints: isEmpty ? [] : [datapoint] };
}

function toCreated(row: TableRow, fins: readonly string[]): Omit<TableSave['created'][number], 'tempRowId'> {
  const { id, rowIndex, groupIdentifier, cells } = row;
  const metrics = fins.flatMap((fin) => {
    const cell = cells[fin];
    return cell ? [toCreatedMetric(fin, cell)] : [];
  });
  return { rowIndex, groupIdentifier, id, metrics };
}

function toDeleted({ id, rowIndex, groupIdentifier, cells }: TableRow): TableSave['deleted'][number] {
  const versions = Object.values(cells).flatMap(({ lastModified }) => lastModified ?? []);
  const [lastModified] = versions.sort().reverse();
  return { rowIndex, groupIdentifier, id, ...(lastModified !== undefined && { lastModified }) };
}

function fieldsOf(update: CellUpdate, { currency, akas }: TableCell): UpdatedFields {
  switch (update.kind) {
    case 'VALUE':
      return { value: update.value };
    case 'CONFIDENCE':
      return { confidence: update.confidence };
    case 'CURRENCY_VALUE':
    case 'AKA_VALUE':
      return { effectors: { currency, akas: [...akas] } };
    case 'ENTITY_LINK':
      return { entityLinkId: update.entityLinkId };
    case 'LOCATION':
      return { annotations: update.place ? [update.place] : [] };
    case 'VERIFY':
      return { isVerified: update.isVerified };
  }
}

function toUpdated(
  before: TableCell,
  after: TableCell,
  updates: readonly CellUpdate[],
): TableSave['updated'] {
  const id = after.id ?? before.id;
  if (id === null) return [];
  return [
    {
      id,
      metricId: before.metricId,
      ...updates.reduce<UpdatedFields>((fields, update) => ({ ...fields, ...fieldsOf(update, after) }), {}),
      ...(before.lastModified !== null && { lastModified: before.lastModified }),
      isSystemChange: after.isSystemChange ?? false,
    },
  ];
}

/**
 * The body of the save of table changes (TAB-012). A row that is not stored has `TEMPORARY_ROW_ID` as `tempRowId` and the
 * id that it keeps; each update carries the version that it started from [AMB-059].
 */
export function toTableSave(changes: readonly TableChange[]): TableSave {
  const save: TableSave = { created: [], deleted: [], updated: [] };
  for (const change of changes) {
    if (change.change === 'U') save.updated.push(...toUpdated(change.before, change.after, change.updates));
    else if (change.change === 'D') save.deleted.push(toDeleted(change.row));
    else if (change.operation === 'ROW')
      save.created.push({
        ...toCreated(change.row, Object.keys(change.row.cells)),
        tempRowId: TEMPORARY_ROW_ID,
      });
    else save.created.push(toCreated(change.row, [change.fin]));
  }
  return save;
}
