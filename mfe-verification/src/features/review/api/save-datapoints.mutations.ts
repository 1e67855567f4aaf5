import { useApi } from '@assay/shared/api-client';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import type { ReviewSessionOptions } from '../model/review-session.ts';
import { sendEdits } from './send-edits.ts';

/** How a session saves, and what follows: the user is notified, and the lists are loaded again. */
export function useSaveDatapoints(): Pick<ReviewSessionOptions, 'send' | 'onSaved' | 'onFailed'> {
  const api = useApi();
  const { notify } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  return {
    send: (metrics, document) => sendEdits(api, document, metrics),
    onSaved: () => {
      notify('datapoints.updated');
      void valuesChanged();
    },
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
  };
}
