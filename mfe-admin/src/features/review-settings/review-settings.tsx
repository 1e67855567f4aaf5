import { useApi } from '@assay/shared/api-client';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { useLoadState } from '@assay/shared/state';
import { Checkbox, ErrorPanel, Skeleton, Text } from '@assay/shared/ui';
import classes from './review-settings.module.css';
import { reviewSettingsQuery, useUpdateReviewSettings } from './review-settings.queries.ts';

/** How documents are confirmed, and who sees whose figures. A change is saved at once. */
export function ReviewSettings() {
  const api = useApi();
  const { data, status, retry } = useLoadState(reviewSettingsQuery(api));
  const { mutate, isPending } = useUpdateReviewSettings();
  if (data === undefined && status === 'erroring')
    return <ErrorPanel title={text('settings.reviewFailed')} onRetry={retry} />;
  if (data === undefined) return <Skeleton width="60%" />;
  return (
    <div className={classes.settings}>
      <PermissionLock needs={ACTIONS['settings.updateReview']}>
        <Checkbox
          label={text('settings.requiresApproval')}
          description={text('settings.requiresApprovalHint')}
          checked={data.requiresApproval}
          disabled={isPending}
          onChange={(requiresApproval) => mutate({ requiresApproval })}
        />
      </PermissionLock>
      <PermissionLock needs={ACTIONS['settings.updateReview']}>
        <Checkbox
          label={text('settings.hidesReviewerFigures')}
          description={text('settings.hidesReviewerFiguresHint')}
          checked={data.hidesReviewerFigures}
          disabled={isPending}
          onChange={(hidesReviewerFigures) => mutate({ hidesReviewerFigures })}
        />
      </PermissionLock>
      {data.modelProposals && (
        <Text as="p" quiet>
          {text('settings.modelProposals', data.modelProposals)}
        </Text>
      )}
    </div>
  );
}
