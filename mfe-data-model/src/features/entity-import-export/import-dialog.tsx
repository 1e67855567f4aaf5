import type { ImportPreview } from '@assay/shared/contracts';
import { IMPORT_LIMITS, INPUT_LIMITS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { Button, LoadingPanel, Modal } from '@assay/shared/ui';
import { FileDrop } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { ImportPreviewTable } from './import-preview.tsx';
import { useImportEntities, usePreviewImport } from './transfer.mutations.ts';

/** Width of the dialog in px. */
const WIDTH = 880;

interface ChosenFile {
  readonly fileName: string;
  readonly format: 'csv' | 'xlsx';
  readonly content: string;
}

/** So many bytes are spread as arguments at once. */
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** A file in base64, as it travels; null where it is too large to. */
async function readFile(file: File): Promise<ChosenFile | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = toBase64(bytes);
  if (content.length > INPUT_LIMITS.importFile) return null;
  const fileName = file.name.slice(0, INPUT_LIMITS.fileName);
  return { fileName, format: fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv', content };
}

/** Whether the broken rows of a file can be left out: only an import in the background has a file for them. */
function canLeaveOutRows(counts: ImportPreview['counts']): boolean {
  const rows = counts.new + counts.changed + counts.unchanged + counts.broken;
  return counts.broken > 0 && rows > IMPORT_LIMITS.rowsAtOnce;
}

/**
 * Imports entities from a file: shows what would change, then does all of it or nothing. A file of more rows than are written
 * at once goes on in the background, if it is wanted without its broken rows.
 */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [leavesOut, setLeavesOut] = useState(false);
  const [keepFormerNames, setKeepFormerNames] = useState(false);
  // Stays while the file is read again.
  const [data, setData] = useState<ImportPreview | null>(null);
  const preview = usePreviewImport();
  const run = useImportEntities({ onImported: onClose });
  const read = ({ format, content }: ChosenFile, options: { keepFormerNames: boolean }) =>
    preview.mutate({ format, content, ...options }, { onSuccess: setData });
  const choose = async (chosen: File) => {
    const found = await readFile(chosen);
    if (found === null) return notify('entities.importTooLarge');
    setFile(found);
    setLeavesOut(false);
    setKeepFormerNames(false);
    read(found, { keepFormerNames: false });
  };
  const chooseFormerNames = (isChosen: boolean) => {
    setKeepFormerNames(isChosen);
    if (file) read(file, { keepFormerNames: isChosen });
  };
  const startAgain = () => {
    setFile(null);
    setData(null);
  };
  const changes = data ? data.counts.new + data.counts.changed : 0;
  const canLeaveOut = data !== null && canLeaveOutRows(data.counts);
  const send = () => {
    if (!file || !data) return;
    const brokenRows = canLeaveOut && leavesOut ? 'leaveOut' : 'refuse';
    // A refused import may have an older preview: it is read again.
    run.mutate(
      { ...file, plan: data.plan, brokenRows, keepFormerNames },
      { onError: () => read(file, { keepFormerNames }) },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!run.isPending}
      width={WIDTH}
      title={text('entities.importTitle')}
      footer={
        data && (
          <>
            <Button onClick={startAgain} disabled={run.isPending}>
              {text('entities.importOther')}
            </Button>
            <Button
              variant="primary"
              disabled={
                preview.isPending || changes === 0 || (data.counts.broken > 0 && !(canLeaveOut && leavesOut))
              }
              loading={run.isPending}
              onClick={send}
            >
              {text('entities.importRun')}
            </Button>
          </>
        )
      }
    >
      {data && (
        <ImportPreviewTable
          preview={data}
          keeping={{ isChosen: keepFormerNames, onChoose: chooseFormerNames }}
          leaving={canLeaveOut ? { isChosen: leavesOut, onChoose: setLeavesOut } : undefined}
        />
      )}
      {!data && preview.isPending && <LoadingPanel title={text('entities.importReading')} />}
      {!data && !preview.isPending && (
        <FileDrop
          label={text('entities.importDrop')}
          hint={text('entities.importHint')}
          accept=".csv,.xlsx"
          multiple={false}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
      )}
    </Modal>
  );
}
