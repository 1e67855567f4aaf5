import { LIST_STAGES, PROCESSING_STAGES, type Stage } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { ErrorPanel, PageHeader } from '@assay/shared/ui';
import { StageCountTable, stageLines, useStageCounts } from '../../features/stage-counts/index.ts';
import classes from './usage.module.css';

/** The stages of a document in their order, from the upload to the lists. Manual QA is both on the way and a list. */
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
