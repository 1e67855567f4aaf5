import { useApi } from '@assay/shared/api-client';
import { forgetNameChoice, rememberNameChoice, type NameChoiceScope } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** Which of several entities a name means. */
export interface NameChoice {
  readonly documentRequestId: string;
  readonly metricId: string;
  readonly entity: { readonly id: string; readonly name: string };
  readonly scope: NameChoiceScope;
}

/** Remembers for the fund or the sender of a document which entity a name means, with Undo [AMB-137]. */
export function useRememberChoice() {
  const api = useApi();
  const notify = useNotify();
  const forget = async (id: string) => {
    try {
      const { restoredEntity: entity } = await api.call(forgetNameChoice, { body: { id } });
      if (entity === null || entity === undefined) notify('verification.choiceForgotten');
      else notify('verification.choiceRestored', { entity });
    } catch (error) {
      notify.failure(error, 'verification.rememberChoiceFailed');
    }
  };
  return useMutation({
    mutationFn: ({ documentRequestId, metricId, entity, scope }: NameChoice) =>
      api.call(rememberNameChoice, {
        params: { id: documentRequestId },
        body: { metricId, entityId: entity.id, scope },
      }),
    onSuccess: ({ id }, { entity }) => {
      const action = { label: 'entities.undo' as const, run: () => void forget(id) };
      notify('verification.choiceRemembered', { entity: entity.name }, action);
    },
    onError: (error) => notify.failure(error, 'verification.rememberChoiceFailed'),
  });
}
