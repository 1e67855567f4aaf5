import { saveFile, useApi, fetchSigned } from '@assay/shared/api-client';
import type { BackgroundExport } from '@assay/shared/contracts';
import { formatDateTime } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { messageKeyForError, useNotify, useSettings } from '@assay/shared/platform';
import { useMutation, useQuery } from '@assay/shared/query';
import {
  Button,
  IconButton,
  IconDownload,
  iconProps,
  IconRefresh,
  IconX,
  Popover,
  ProgressBar,
  Text,
} from '@assay/shared/ui';
import { useRemoveExport, useRetryExport } from '../api/background-exports.mutations.ts';
import { backgroundExportsQuery, isOpen } from '../api/background-exports.queries.ts';
import { useExportNews } from '../use-export-news.ts';
import classes from './export-tray.module.css';

const LABELS = {
  verifiedMetrics: 'exports.verifiedMetrics',
  allMetrics: 'exports.allMetrics',
  tables: 'exports.tables',
  documents: 'exports.documents',
  report: 'reports.title',
} as const satisfies Record<BackgroundExport['kind'], MessageKey>;

/** The user's exports: what is being written, what is ready and what failed. Not shown while there are none. */
export function ExportTray() {
  const api = useApi();
  const { data: exports = [] } = useQuery(backgroundExportsQuery(api));
  const download = useDownloadExport();
  useExportNews(exports, download);
  if (exports.length === 0) return null;
  const open = exports.filter(isOpen).length;
  return (
    <Popover
      label={text('exports.tray')}
      trigger={
        <Button icon={<IconDownload {...iconProps} />}>
          {open > 0 ? text('exports.trayRunning', { count: open }) : text('exports.tray')}
        </Button>
      }
    >
      <ul className={classes.exports}>
        {exports.map((one) => (
          <TrayRow key={one.id} item={one} onDownload={download} />
        ))}
      </ul>
    </Popover>
  );
}

/** Saves the file of an export that is done. */
function useDownloadExport() {
  const api = useApi();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationFn: async ({ url, name }: NonNullable<BackgroundExport['file']>) =>
      saveFile(await (await fetchSigned(api.addressOf(url))).blob(), name),
    onError: (error) => notify.failure(error, 'exports.downloadFailed'),
  });
  return mutate;
}

interface TrayRowProps {
  readonly item: BackgroundExport;
  readonly onDownload: (file: NonNullable<BackgroundExport['file']>) => void;
}

function TrayRow({ item, onDownload }: TrayRowProps) {
  const { kind, format, profile, changesOnly, documents, file, status, id } = item;
  const retry = useRetryExport();
  const remove = useRemoveExport();
  const name = format === null ? text(LABELS[kind]) : `${text(LABELS[kind])}, ${format.toUpperCase()}`;
  return (
    <li>
      <span className={classes.name} title={file?.name}>
        {name}
        <Text quiet caption figures>
          {[
            text('exports.trayDocuments', { count: documents }),
            ...(profile === null ? [] : [profile]),
            ...(changesOnly ? [text('exports.trayChanges')] : []),
          ].join(', ')}
        </Text>
      </span>
      <span className={classes.actions}>
        {file !== null && (
          <IconButton
            label={text('exports.download', { name })}
            icon={<IconDownload {...iconProps} />}
            onClick={() => onDownload(file)}
          />
        )}
        {status === 'failed' && (
          <IconButton
            label={text('exports.retry', { name })}
            icon={<IconRefresh {...iconProps} />}
            onClick={() => retry.mutate(id)}
          />
        )}
        <IconButton
          label={text(isOpen(item) ? 'exports.cancel' : 'exports.remove', { name })}
          icon={<IconX {...iconProps} />}
          onClick={() => remove.mutate(id)}
        />
      </span>
      <TrayStatus item={item} name={name} />
    </li>
  );
}

function TrayStatus({ item, name }: { readonly item: BackgroundExport; readonly name: string }) {
  const { defaultLanguage: language } = useSettings();
  const { status, written, documents, failure, file, expiresAt } = item;
  if (status === 'failed')
    return (
      <Text caption className={classes.failed}>
        {textOf(messageKeyForError(failure ?? undefined))}
      </Text>
    );
  if (file !== null)
    return (
      <Text quiet caption figures>
        {text('exports.readyUntil', { size: sizeText(file.size), time: formatDateTime(expiresAt, language) })}
      </Text>
    );
  return (
    <>
      <ProgressBar label={text('exports.progress', { name })} value={(written / documents) * 100} />
      <Text quiet caption figures>
        {status === 'queued' ? text('exports.waiting') : text('exports.written', { written, documents })}
      </Text>
    </>
  );
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Bytes in the unit that needs the fewest digits: `3.2 MB`. */
function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const size = bytes / 1000 ** step;
  return `${size < 10 && step > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[step] ?? ''}`;
}
