import { useApi } from '@assay/shared/api-client';
import { deleteSchema, type SchemaMetadata } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { WarningModal } from '@assay/shared/ui';
import { schemasKey } from './schemas-key.ts';

/** Deletes a schema [API-072]. */
function useDeleteSchema({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteSchema, { params: { id } }),
    onSuccess: () => {
      notify('schemas.deletedDone');
      onDone();
      return queryClient.invalidateQueries({ queryKey: [...schemasKey, 'metadata'] });
    },
    onError: (error) => notify.failure(error, 'schemas.deleteFailed'),
  });
}

interface DeleteSchemaWarningProps {
  readonly schema: SchemaMetadata;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a schema is deleted, and says what its document types fall back to [AMB-111]. */
export function DeleteSchemaWarning({ schema, onClose, onDeleted }: DeleteSchemaWarningProps) {
  const deletion = useDeleteSchema({ onDone: onDeleted });
  const types = schema.versionedDocumentTypes.map(({ documentType }) => documentType).join(', ');
  return (
    <WarningModal
      opened
      continuing={deletion.isPending}
      onCancel={onClose}
      onContinue={() => deletion.mutate(schema.documentSchemaId)}
    >
      {text('schemas.deleteWarning', { name: schema.name })}
      {types !== '' && ` ${text('schemas.deleteFallsBack', { types })}`}
    </WarningModal>
  );
}
