import { LIST_STAGES, PROCESSING_STAGES, type Stage } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ErrorPanel, PageHeader } from '@assay/shared/ui';
import { StageCountTable, stageLines, useStageCounts } from '../../features/stage-counts/index.ts';
import classes from './usage.module.css';

/** The way of a document, from its announcement to the lists; Manual QA lies on it and is a list too. */
const STAGES_IN_ORDER: readonly Stage[] = [...new Set<Stage>([...PROCESSING_STAGES, ...LIST_STAGES])];

/** `/usage`: how many documents are at each stage [ROUTE-016]. */
export function UsagePage() {
  const load = useStageCounts(STAGES_IN_ORDER);
  return (
    <div className={classes.page}>
      <PageHeader title={text('navigation.usage')} />
      {load.status === 'erroring' && !load.data ? (
        <ErrorPanel title={text('usage.loadFailed')} onRetry={load.retry} />
      ) : (
        <StageCountTable lines={load.data && stageLines(load.data, STAGES_IN_ORDER)} />
      )}
    </div>
  );
}
