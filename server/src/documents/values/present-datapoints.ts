import type { DatapointWire, LearnedFrom } from '@assay/shared/contracts';
import { hideWithheld } from '../policy/policy.ts';
import type { DatapointRow } from './repository.ts';

/** The lesson that proposed a value; nothing for the document's own words [AMB-085]. */
function presentLearnedFrom(row: DatapointRow): { learnedFrom?: LearnedFrom } {
  if (row.lesson_id === null || row.taught_in === null || row.lesson_state === null) return {};
  const learnedFrom = {
    lessonId: row.lesson_id,
    documentName: row.taught_in,
    reviewer: row.taught_by ?? '',
    learnedAt: (row.taught_at ?? row.last_modified).toISOString(),
    state: row.lesson_state,
    ...(row.lesson_of_other === true && { isOfOtherSender: true }),
  };
  return { learnedFrom };
}

/** A datapoint with all its fields [VER-008]. */
function presentDatapoint(row: DatapointRow): DatapointWire {
  return {
    id: row.id,
    value: row.value ?? '',
    confidence: row.confidence,
    page: row.page,
    x: row.x,
    y: row.y,
    w: row.w,
    h: row.h,
    effectors: { currency: row.currency, akas: row.akas },
    text: row.text ?? '',
    nodeId: row.node_id,
    ...(row.cell === null ? {} : { cell: row.cell }),
    modified_by: row.modified_by,
    lastModified: row.last_modified.toISOString(),
    lastModifiedBy: row.last_modified_by,
    dataSource: row.data_source,
    isVerified: row.is_verified,
    verifiedBy: row.verified_by,
    linkedEntity:
      row.selected_entity_id === null
        ? null
        : { selectedEntityId: row.selected_entity_id, name: row.selected_entity_name },
    ...presentLearnedFrom(row),
    ...(row.proposed_by === null ? {} : { proposedBy: row.proposed_by }),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The datapoints of a metric as a user may see them: one that is withheld looks like a value that was not found. */
export function presentDatapoints(
  metricId: string,
  datapoints: readonly DatapointRow[],
  withheld: ReadonlySet<string> = NONE,
): DatapointWire[] {
  return hideWithheld(metricId, datapoints, withheld).map(presentDatapoint);
}
