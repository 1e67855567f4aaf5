import { FAILED_STAGES, isFailedStage, PROCESSING_STAGES, type Stage } from '@assay/shared/domain';
import { stageName } from '@assay/shared/messages';

/** Documents per stage; a stage without any may be absent. */
export type StageCounts = Readonly<Record<string, number>>;

/** Documents at any of the stages. */
export function totalOf(counts: StageCounts, stages: readonly Stage[]): number {
  return stages.reduce((total, stage) => total + (counts[stage] ?? 0), 0);
}

/** The stages that the two totals of the upload screen count. */
export const IN_PROGRESS_AND_FAILED_STAGES: readonly Stage[] = PROCESSING_STAGES;

const IN_PROGRESS_STAGES = IN_PROGRESS_AND_FAILED_STAGES.filter((stage) => !isFailedStage(stage));

/** The two totals on the tabs of the upload screen [AMB-004]. */
export function uploadTotals(counts: StageCounts): { inProgress: number; failed: number } {
  return { inProgress: totalOf(counts, IN_PROGRESS_STAGES), failed: totalOf(counts, FAILED_STAGES) };
}

/** A line of the stage overview: the display text of stages, and how many documents are at them. */
export interface StageLine {
  readonly label: string;
  readonly stages: readonly Stage[];
  readonly count: number;
}

/** Counts by display text, in the order of the given stages. Stages with the same text are one line. */
export function stageLines(counts: StageCounts, stages: readonly Stage[]): readonly StageLine[] {
  const labels = [...new Set<string>(stages.map(stageName))];
  return labels.map((label) => {
    const own = stages.filter((stage) => stageName(stage) === label);
    return { label, stages: own, count: totalOf(counts, own) };
  });
}
