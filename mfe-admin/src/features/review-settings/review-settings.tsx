import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { useLoadState } from '@assay/shared/state';
import { Checkbox, ErrorPanel, Skeleton } from '@assay/shared/ui';
import { reviewSettingsQuery, useUpdateReviewSettings } from './review-settings.queries.ts';

/** Whether documents are confirmed only after someone else has approved them. A change is saved at once. */
export function ReviewSettings() {
  const api = useApi();
  const { data, status, retry } = useLoadState(reviewSettingsQuery(api));
  const { mutate, isPending } = useUpdateReviewSettings();
  if (data === undefined && status === 'erroring')
    return <ErrorPanel title={text('settings.reviewFailed')} onRetry={retry} />;
  if (data === undefined) return <Skeleton width="60%" />;
  return (
    <PermissionLock needs={['CAN_UPDATE_USERS']}>
      <Checkbox
        label={text('settings.requiresApproval')}
        description={text('settings.requiresApprovalHint')}
        checked={data.requiresApproval}
        disabled={isPending}
        onChange={(isRequired) => mutate(isRequired)}
      />
    </PermissionLock>
  );
}
