import type { ImportPreview, ImportRow } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { importProblemText, text, type MessageKey } from '@assay/shared/messages';
import { Checkbox, DataTable, StatusBadge, type TableColumn } from '@assay/shared/ui';
import classes from './entity-transfer.module.css';

/** So many rows can be read at a glance; the counts are of all. */
const MAX_ROWS = 200;

const FIELDS = {
  name: 'entities.name',
  identifier: 'entities.clientIdentifier',
  types: 'entities.type',
  akas: 'entities.akas',
} as const satisfies Record<ImportRow['changes'][number]['field'], MessageKey>;

function linesOf({ kind, problems, changes, sharedNames }: ImportRow): string[] {
  const value = (one: string) =>
    one === '' ? text('entities.importNothing') : one.replaceAll('\n', ' · ').trim();
  const changed = kind === 'changed' ? changes : [];
  return [
    ...problems.map(importProblemText),
    ...changed.map(({ field, from, to }) =>
      text('entities.importChange', { field: text(FIELDS[field]), from: value(from), to: value(to) }),
    ),
    ...sharedNames.map(({ name, entityName: entity }) => text('entities.importShared', { name, entity })),
  ];
}

function Kind({ kind }: Pick<ImportRow, 'kind'>) {
  if (kind === 'new') return <StatusBadge tone="proven">{text('entities.importNew')}</StatusBadge>;
  if (kind === 'changed') return <StatusBadge tone="edited">{text('entities.importChanged')}</StatusBadge>;
  return null;
}

const COLUMNS: readonly TableColumn<ImportRow>[] = [
  {
    id: 'line',
    get header() {
      return text('entities.importLine');
    },
    width: 64,
    align: 'right',
    cell: ({ line }) => line,
  },
  {
    id: 'name',
    get header() {
      return text('entities.columnName');
    },
    width: '32%',
    wraps: true,
    cell: ({ name }) => name,
  },
  {
    id: 'what',
    get header() {
      return text('entities.importWhat');
    },
    wraps: true,
    cell: (row) => (
      <ul className={classes.lines} data-broken={row.kind === 'broken' || undefined}>
        {(row.kind === 'new' || row.kind === 'changed') && (
          <li>
            <Kind kind={row.kind} />
          </li>
        )}
        {linesOf(row).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
];

interface Choice {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

interface ImportPreviewTableProps {
  readonly preview: ImportPreview;
  /** The choice to leave broken rows out; absent where it does not exist. */
  readonly leaving?: Choice | undefined;
  /** The choice to keep former names as AKAs. */
  readonly keeping: Choice;
}

/** What an import would do: the counts, and every row that changes something or has a problem, problems first. */
export function ImportPreviewTable({ preview: { rows, counts }, leaving, keeping }: ImportPreviewTableProps) {
  const number = (count: number) => formatNumber(String(count));
  const { renamed = 0 } = counts;
  const affected = rows.filter(({ kind }) => kind !== 'unchanged');
  const affectedCount = counts.new + counts.changed + counts.broken;
  const shown = [
    ...affected.filter(({ kind }) => kind === 'broken'),
    ...affected.filter(({ kind }) => kind !== 'broken'),
  ].slice(0, MAX_ROWS);
  return (
    <div className={classes.preview}>
      <p role="status">
        {text('entities.importCounts', {
          created: number(counts.new),
          changed: number(counts.changed),
          unchanged: number(counts.unchanged),
          broken: number(counts.broken),
        })}
      </p>
      {counts.broken > 0 && !leaving?.isChosen && (
        <p role="alert">{text(leaving ? 'entities.importBrokenOrLeaveOut' : 'entities.importBroken')}</p>
      )}
      {leaving && (
        <Checkbox
          label={text('entities.importLeaveOut', {
            good: number(counts.new + counts.changed + counts.unchanged),
            broken: number(counts.broken),
          })}
          checked={leaving.isChosen}
          onChange={leaving.onChoose}
        />
      )}
      {renamed > 0 && (
        <Checkbox
          label={text('entities.importKeepFormerNames', { count: number(renamed) })}
          checked={keeping.isChosen}
          onChange={keeping.onChoose}
        />
      )}
      {shown.length > 0 && (
        <DataTable
          label={text('entities.importTitle')}
          columns={COLUMNS}
          rows={shown}
          rowKey={({ line }) => String(line)}
          density="compact"
          empty={{ message: text('generic.empty') }}
        />
      )}
      {shown.length < affectedCount && (
        <p>{text('entities.importShowing', { shown: number(shown.length), total: number(affectedCount) })}</p>
      )}
    </div>
  );
}
