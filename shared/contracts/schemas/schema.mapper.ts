import { toApiGroup, toClientGroup, type ClientGroup, type EditedSchema } from '@assay/shared/domain';
import type { SchemaGroupsInput, SchemaGroupWire } from './schema.wire.ts';

/** A stored schema as it is edited. */
export function toEditedSchema({
  name,
  description,
  isTemplate = false,
  groups,
}: {
  readonly name: string;
  readonly description: string;
  readonly isTemplate?: boolean;
  readonly groups: readonly SchemaGroupWire[];
}): EditedSchema {
  return { name, description, isTemplate, groups: groups.map((group) => toClientGroup(group)) };
}

/** Edited groups as a save sends them: each metric with the seven listed fields [API-069, AMB-109]. */
export function toGroupsInput(groups: readonly ClientGroup[]): SchemaGroupsInput {
  return groups.map(toApiGroup).map(({ metrics, ...group }) => ({
    ...group,
    metrics: metrics.map(
      ({ fin, displayName, description, filterGroup, isRequired, isPriority, metricSources }) => ({
        fin,
        displayName,
        description,
        filterGroup,
        isRequired,
        isPriority,
        metricSources: [...metricSources],
      }),
    ),
  }));
}
