import type { EntityImport } from '@assay/shared/contracts';
import { formatDateTime, formatNumber } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { messageKeyForError, useSettings } from '@assay/shared/platform';
import {
  Button,
  ErrorPanel,
  iconProps,
  IconUpload,
  Popover,
  ProgressBar,
  Text,
  WarningModal,
} from '@assay/shared/ui';
import { useState } from 'react';
import classes from './import-tray.module.css';
import { useCancelImport, useDownloadRows, useUndoImport } from './imports.mutations.ts';
import { isOpen, useEntityImports } from './imports.queries.ts';
import { useImportNews } from './use-import-news.ts';

const NONE: readonly EntityImport[] = [];

const number = (count: number) => formatNumber(String(count));

/** How many rows an import, or its undo, has decided, and of how many. */
function progressOf({ status, handled, rows, created, changed, undone, kept }: EntityImport) {
  return status === 'undoing'
    ? { done: undone + kept, total: created + changed }
    : { done: handled, total: rows };
}

function percentOf(item: EntityImport): number {
  const { done, total } = progressOf(item);
  return Math.floor((done / Math.max(1, total)) * 100);
}

function nameOf({ fileName }: EntityImport): string {
  return fileName ?? text('entities.importUnnamed');
}

/** The imports of the last day: how far each is, what became of it, and its undo. Not shown while there are none. */
export function ImportTray() {
  const { data: imports = NONE, isError, refetch, isFetching } = useEntityImports();
  const [undoing, setUndoing] = useState<EntityImport | null>(null);
  const undo = useUndoImport();
  const download = useDownloadRows();
  useImportNews(imports, download.mutate);
  if (imports.length === 0 && !isError) return null;
  const open = imports.find(isOpen);
  return (
    <>
      <Popover
        label={text('entities.imports')}
        trigger={
          <Button icon={<IconUpload {...iconProps} />}>
            {open === undefined
              ? text('entities.imports')
              : text('entities.importsRunning', { percent: percentOf(open) })}
          </Button>
        }
      >
        {imports.length === 0 && (
          <ErrorPanel
            title={text('entities.importsFailed')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        <ul className={classes.imports}>
          {imports.map((one) => (
            <ImportItem
              key={one.id}
              item={one}
              isBlocked={open !== undefined}
              onUndo={() => setUndoing(one)}
              onDownload={(outcome) => download.mutate({ id: one.id, outcome })}
            />
          ))}
        </ul>
      </Popover>
      <WarningModal
        opened={undoing !== null}
        hideNote
        onCancel={() => setUndoing(null)}
        onContinue={() => {
          if (undoing !== null) undo.mutate(undoing.id);
          setUndoing(null);
        }}
      >
        {undoing !== null && (
          <>
            <p>{undoneText(undoing)}</p>
            <p>{text('entities.importConfirmUndo')}</p>
          </>
        )}
      </WarningModal>
    </>
  );
}

/** What undoing an import does to its entities. */
function undoneText({ created, changed }: EntityImport): string {
  if (changed === 0) return text('entities.importUndoDeletes', { created: number(created) });
  if (created === 0) return text('entities.importUndoReverts', { changed: number(changed) });
  return text('entities.importUndoBoth', { created: number(created), changed: number(changed) });
}

interface ImportItemProps {
  readonly item: EntityImport;
  /** Another import, or this one, is written or undone. */
  readonly isBlocked: boolean;
  readonly onUndo: () => void;
  readonly onDownload: (outcome: 'refused' | 'kept') => void;
}

function ImportItem({ item, isBlocked, onUndo, onDownload }: ImportItemProps) {
  const { defaultLanguage: language } = useSettings();
  const cancel = useCancelImport();
  const { id, status, startedBy, startedAt, refused, kept, undoUntil } = item;
  return (
    <li>
      <span className={classes.name}>{nameOf(item)}</span>
      <Text quiet caption figures>
        {text('entities.importStartedBy', { name: startedBy, time: formatDateTime(startedAt, language) })}
      </Text>
      <ImportProgress item={item} />
      <span className={classes.actions}>
        {(status === 'queued' || status === 'running') && (
          <Button loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {text('entities.importCancel')}
          </Button>
        )}
        {!isOpen(item) && refused > 0 && (
          <Button onClick={() => onDownload('refused')}>
            {text('entities.importRefusedRows', { count: number(refused) })}
          </Button>
        )}
        {!isOpen(item) && kept > 0 && (
          <Button onClick={() => onDownload('kept')}>
            {text('entities.importKeptRows', { count: number(kept) })}
          </Button>
        )}
        {undoUntil !== null && (
          <Button disabled={isBlocked} onClick={onUndo}>
            {text('entities.importUndo')}
          </Button>
        )}
      </span>
      {undoUntil !== null && (
        <Text quiet caption figures>
          {isBlocked
            ? text('entities.importUndoBlocked')
            : text('entities.importUndoUntil', { time: formatDateTime(undoUntil, language) })}
        </Text>
      )}
    </li>
  );
}

/** How far an import is, or how it ended, in words; with a bar while it goes on. */
function ImportProgress({ item }: { readonly item: EntityImport }) {
  const { status, handled, rows, failure } = item;
  const { done, total } = progressOf(item);
  const reached = { done: number(done), total: number(total) };
  return (
    <>
      {isOpen(item) && (
        <>
          <ProgressBar
            label={text('entities.importProgress', { name: nameOf(item) })}
            value={percentOf(item)}
          />
          <Text quiet caption figures>
            {status === 'queued' && text('entities.importWaiting')}
            {status === 'running' && text('entities.importReached', reached)}
            {status === 'undoing' && text('entities.importUndoing', reached)}
          </Text>
        </>
      )}
      {status === 'failed' && (
        <Text caption className={classes.failed}>
          {textOf(messageKeyForError(failure ?? undefined))}
        </Text>
      )}
      {(status === 'cancelled' || status === 'failed') && handled < rows && (
        <span>{text('entities.importStopped', { handled: number(handled), rows: number(rows) })}</span>
      )}
      <ImportCounts item={item} />
    </>
  );
}

function ImportCounts({ item }: { readonly item: EntityImport }) {
  const { status, created, changed, unchanged, refused, undone, kept, keptNames } = item;
  const names = [...keptNames, ...(kept > keptNames.length ? ['…'] : [])].join(', ');
  return (
    <>
      <Text quiet caption figures role={isOpen(item) ? undefined : 'status'}>
        {text('entities.importResult', {
          created: number(created),
          changed: number(changed),
          unchanged: number(unchanged),
          refused: number(refused),
        })}
      </Text>
      {(status === 'undone' || undone > 0) && (
        <span>{text('entities.importUndone', { count: number(undone) })}</span>
      )}
      {kept > 0 && <span>{text('entities.importKept', { count: number(kept), names })}</span>}
    </>
  );
}
