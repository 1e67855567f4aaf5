import { LIST_STAGES, PROCESSING_STAGES, type Stage } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { StatisticLink, StatisticPanel } from '../features/statistics/index.ts';
import { StageCountTable, stageLines, useStageCounts } from '../features/stage-counts/index.ts';

/** The stages of a document in their order, from the upload to the lists. Manual QA is both on the way and a list. */
const STAGES_IN_ORDER: readonly Stage[] = [...new Set<Stage>([...PROCESSING_STAGES, ...LIST_STAGES])];

/** How many documents are at each stage [USE-007]. */
export function StagesPanel() {
  return (
    <StatisticPanel
      title={text('usage.stages')}
      failure="usage.loadFailed"
      load={useStageCounts(STAGES_IN_ORDER)}
      table={(counts) => (
        <StageCountTable
          lines={stageLines(counts, STAGES_IN_ORDER)}
          renderCount={({ count, label, stages }) => (
            <StatisticLink count={count} name={label} query={{ stage: [...stages] }} />
          )}
        />
      )}
    />
  );
}
