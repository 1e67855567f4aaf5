import { useApi } from '@assay/shared/api-client';
import { overrideCheck, withdrawCheckOverride, type ResponseOf } from '@assay/shared/contracts';
import type { CheckOverride, FailingCheck } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { setCheckOverrides } from '../../../document/document.queries.ts';
import { toCheckOverride } from '../../../document/parse-payload.ts';

/** The document whose checks are overridden, and how its edits are saved before. */
export interface OverriddenDocument {
  readonly documentRequestId: string;
  /** Saves the open edits: the server judges what is stored. */
  readonly save: () => Promise<unknown>;
}

/** Shows the overrides that a document has now. */
function useShowOverrides(documentRequestId: string) {
  const queryClient = useQueryClient();
  return ({ items }: ResponseOf<typeof overrideCheck>) =>
    setCheckOverrides(queryClient, documentRequestId, items.map(toCheckOverride));
}

/** Accepts a failing check with a reason. */
export function useOverrideCheck({ documentRequestId, save }: OverriddenDocument) {
  const api = useApi();
  const notify = useNotify();
  const show = useShowOverrides(documentRequestId);
  return useMutation({
    mutationFn: async ({ check, reason }: { readonly check: FailingCheck; readonly reason: string }) => {
      await save();
      const operands = check.operands.map(({ fieldId, value }) => ({ metricId: fieldId, value }));
      const { name, rowId } = check;
      return api.call(overrideCheck, {
        params: { id: documentRequestId },
        body: { check: name, rowId, operands, reason },
      });
    },
    onSuccess: (answer, { check: { name } }) => {
      show(answer);
      notify('checks.overridden', { check: name });
    },
    onError: (error) => notify.failure(error, 'checks.overrideFailed'),
  });
}

/** Withdraws the acceptance of a failing check. */
export function useWithdrawOverride({ documentRequestId }: Pick<OverriddenDocument, 'documentRequestId'>) {
  const api = useApi();
  const notify = useNotify();
  const show = useShowOverrides(documentRequestId);
  return useMutation({
    mutationFn: ({ id }: Pick<CheckOverride, 'id' | 'check'>) =>
      api.call(withdrawCheckOverride, { params: { id: documentRequestId, overrideId: id } }),
    onSuccess: (answer, { check }) => {
      show(answer);
      notify('checks.withdrawn', { check });
    },
    onError: (error) => notify.failure(error, 'checks.withdrawFailed'),
  });
}
