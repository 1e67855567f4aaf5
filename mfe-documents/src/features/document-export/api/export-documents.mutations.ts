import { bytesOfBase64, saveFile, useApi, type ApiClient, type FileResponse } from '@assay/shared/api-client';
import { exportMany, exportVerifiedMetrics } from '@assay/shared/contracts';
import { exportFileName, toIsoDate, type ExportChoice } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { documentsKey, useMutation, useQueryClient } from '@assay/shared/query';

/** Which documents, in which form. */
export interface DocumentExport {
  readonly ids: readonly string[];
  readonly choice: ExportChoice;
  /** Of the form of CSV and Excel files; null for the standard one. */
  readonly profile: string | null;
  /** Of verified metrics: only what changed since the last export in this form. */
  readonly changesOnly: boolean;
}

const ZIP = 'application/zip';

/** The call that serves each option [AMB-071]. A zip of CSV files travels as base64 text [EXP-013]. */
async function fetchExport(
  api: ApiClient,
  { ids, choice, profile, changesOnly }: DocumentExport,
): Promise<FileResponse> {
  const documentRequests = [...ids];
  const form = profile === null ? {} : { profile };
  if (choice.kind === 'verifiedMetrics')
    return api.callForFile(exportVerifiedMetrics, {
      query: { content: choice.format, ...form, ...(changesOnly && { changes: 'true' as const }) },
      body: { documentRequests },
    });
  const body = { documentRequests, include_unverified: true };
  if (choice.kind === 'documents')
    return api.callForFile(exportMany, { query: { format: 'document_graph' }, body });
  if (choice.kind === 'tables') return api.callForFile(exportMany, { query: { format: 'tables' }, body });
  if (choice.format === 'json') return api.callForFile(exportMany, { query: { format: 'json' }, body });
  const { blob, filename } = await api.callForFile(exportMany, { query: { format: 'zip', ...form }, body });
  return { blob: new Blob([bytesOfBase64(await blob.text())], { type: ZIP }), filename };
}

/** The message of a failed export of this kind [EXP-009, EXP-010]. */
export const failureMessageOf = (kind: ExportChoice['kind']) =>
  kind === 'documents' ? 'exports.documentsFailed' : 'exports.metricsFailed';

/**
 * Exports documents and saves the file under the name that the server gives it [API-020, API-021]. A refusal says which
 * condition is not met [EXP-005, EXP-006].
 */
export function useExportDocuments() {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (command: DocumentExport) => fetchExport(api, command),
    onSuccess: ({ blob, filename }, { choice, changesOnly }) => {
      saveFile(blob, filename ?? exportFileName(choice, toIsoDate(new Date()), { changesOnly }));
      notify('exports.succeeded');
      // What was exported is not changed since any more.
      if (choice.kind === 'verifiedMetrics') void client.invalidateQueries({ queryKey: documentsKey });
    },
    onError: (error, { choice }) => notify.failure(error, failureMessageOf(choice.kind)),
  });
}
