import type { DocumentRequest } from '@assay/shared/contracts';
import { runsInBackground } from '@assay/shared/domain';
import { useState } from 'react';
import { useStartExport } from '../api/background-exports.mutations.ts';
import { useExportDocuments } from '../api/export-documents.mutations.ts';
import { ExportBlockers } from './export-blockers.tsx';
import { UnpublishedDocuments } from './unpublished-documents.tsx';
import { ExportDialog, type ExportRequest } from './export-dialog.tsx';

/** Refusals of a CSV that name what is missing [EXP-005, EXP-006]. */
const BLOCKED = new Set<unknown>(['NO_VERIFIED_METRICS', 'REQUIRED_METRICS_NOT_VERIFIED']);
const isBlocked = (error: Error): boolean => 'code' in error && BLOCKED.has(error.code);

export interface ExportDocumentsProps {
  readonly opened: boolean;
  readonly documents: readonly DocumentRequest[];
  readonly onClose: () => void;
}

/** Exports documents: at once, or in the background where that takes long. */
export function ExportDocuments({ opened, documents, onClose }: ExportDocumentsProps) {
  const direct = useExportDocuments();
  const background = useStartExport();
  const [blockedIds, setBlockedIds] = useState<readonly string[] | null>(null);
  const ids = documents.map(({ id }) => id);
  const close = () => {
    setBlockedIds(null);
    onClose();
  };
  const start = (request: ExportRequest) => {
    setBlockedIds(null);
    const { mutate } = runsInBackground(request.choice.kind, documents) ? background : direct;
    const command = { ids, ...request };
    mutate(command, { onSuccess: close, onError: (error) => isBlocked(error) && setBlockedIds(ids) });
  };
  return (
    <ExportDialog
      opened={opened}
      documents={documents}
      isRunning={direct.isPending || background.isPending}
      onExport={start}
      onClose={close}
      onChange={() => setBlockedIds(null)}
    >
      <UnpublishedDocuments documents={documents} />
      {blockedIds && <ExportBlockers ids={blockedIds} />}
    </ExportDialog>
  );
}
