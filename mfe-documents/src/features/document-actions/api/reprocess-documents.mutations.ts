import { useApi } from '@assay/shared/api-client';
import { reprocessDocuments, requeueDocuments } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify, useSwitch } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A document to re-process, with the type that the extraction assumes. */
export interface DocumentToReprocess {
  readonly id: string;
  readonly documentType: string | null;
  /** Somebody chose the type for this extraction. */
  readonly isTypeChosen?: boolean;
}

/**
 * Sends documents through the extraction again [API-018, API-019, AMB-037]; the new requeue switch chooses the path, but
 * where somebody chose a type, which the older path does not take.
 * The failure text depends on the origin: a single document, or the selection of a list [LIST-019, LIST-020].
 */
export function useReprocessDocuments({
  origin,
  onSent,
}: {
  origin: 'document' | 'list';
  onSent?: (count: number) => void;
}) {
  const api = useApi();
  const notify = useNotify();
  const hasNewRequeue = useSwitch('newRequeue');
  const { stagesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: (documents: readonly DocumentToReprocess[]) =>
      hasNewRequeue || documents.some(({ isTypeChosen }) => isTypeChosen)
        ? api.call(reprocessDocuments, {
            body: { documents: documents.map(({ id, documentType }) => ({ id, documentType })) },
          })
        : api.call(requeueDocuments, { body: { document_requests: documents.map(({ id }) => id) } }),
    onSuccess: (_, documents) => {
      notify('documents.sentForReprocessing');
      onSent?.(documents.length);
      return stagesChanged(documents.map(({ id }) => id));
    },
    onError: (error) =>
      notify.failure(
        error,
        origin === 'document' ? 'documents.reprocessOneFailed' : 'documents.reprocessFailed',
      ),
  });
}
