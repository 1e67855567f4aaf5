import { useApi } from '@assay/shared/api-client';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useQueryClient } from '@assay/shared/query';
import { setUnpublishedChanges } from '../../../document/document.queries.ts';
import type { ReviewSessionOptions } from '../model/review-session.ts';
import { sendEdits } from './send-edits.ts';

/** How a session saves, and what follows: the user is notified, and the lists are loaded again. */
export function useSaveDatapoints(): Pick<ReviewSessionOptions, 'send' | 'onSaved' | 'onFailed'> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  return {
    send: async (metrics, document) => {
      const response = await sendEdits(api, document, metrics);
      setUnpublishedChanges(queryClient, document.request.id, response.unpublishedChanges);
      return response;
    },
    onSaved: () => {
      notify('datapoints.updated');
      void valuesChanged();
    },
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
  };
}
