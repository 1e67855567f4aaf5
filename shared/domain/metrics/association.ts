/** What values of a metric are kept for: an entity of a type, a relationship of two types, or nothing (AMB-103). */
export interface MetricAssociation {
  readonly associatedEntityType: string | null;
  readonly associatedRelationshipEntityTypes: readonly string[] | null;
}

/** The fins of the types a metric is kept for; the pair where it has one, because its values are kept there. */
export function associatedTypes({
  associatedEntityType,
  associatedRelationshipEntityTypes,
}: MetricAssociation): readonly string[] {
  const pair = associatedRelationshipEntityTypes ?? [];
  if (pair.length > 0) return pair;
  return associatedEntityType === null ? [] : [associatedEntityType];
}

/** Whose values are meant: an entity with its types, or a relationship with the types of both its ends. */
export interface TypedOwner {
  readonly kind: 'entity' | 'relationship';
  readonly types: readonly string[];
}

/**
 * Whether values of a metric belong to an owner (MET-017): to an entity by any of its types, to a relationship by both
 * types in either order, and everywhere where the metric names no type.
 */
export function isMetricOf(metric: MetricAssociation, { kind, types }: TypedOwner): boolean {
  const pair = metric.associatedRelationshipEntityTypes ?? [];
  if (pair.length > 0)
    return kind === 'relationship' && JSON.stringify(pair.toSorted()) === JSON.stringify(types.toSorted());
  const { associatedEntityType: type } = metric;
  return type === null || (kind === 'entity' && types.includes(type));
}
