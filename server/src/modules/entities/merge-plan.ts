/** A relationship as a merge sees it. */
export interface RelationshipRow {
  readonly id: string;
  readonly parent_id: string;
  readonly parent_type: string;
  readonly child_id: string;
  readonly child_type: string;
}

/** What becomes of the relationships of an entity that is merged into another. */
export interface RelationshipPlan {
  /** Would relate the entity that stays to itself: deleted with their datapoints. */
  readonly dropped: readonly string[];
  /** Equal to a relationship that the entity that stays has: their datapoints go there. */
  readonly joined: readonly { readonly id: string; readonly into: string }[];
  /** Change one of their ends. */
  readonly moved: readonly RelationshipRow[];
}

const keyOf = ({ parent_id, parent_type, child_id, child_type }: RelationshipRow) =>
  JSON.stringify([parent_id, parent_type, child_id, child_type]);

/** Plans a merge of `sourceId` into `targetId` from the relationships of both, each once. */
export function planRelationships(
  relationships: readonly RelationshipRow[],
  { sourceId, targetId }: { readonly sourceId: string; readonly targetId: string },
): RelationshipPlan {
  const renamed = (id: string) => (id === sourceId ? targetId : id);
  const isSources = ({ parent_id, child_id }: RelationshipRow) =>
    parent_id === sourceId || child_id === sourceId;
  const known = new Map(relationships.filter((row) => !isSources(row)).map((row) => [keyOf(row), row.id]));
  const plan = {
    dropped: [] as string[],
    joined: [] as { id: string; into: string }[],
    moved: [] as RelationshipRow[],
  };
  for (const row of relationships.filter(isSources)) {
    const next = { ...row, parent_id: renamed(row.parent_id), child_id: renamed(row.child_id) };
    const into = known.get(keyOf(next));
    if (next.parent_id === next.child_id) plan.dropped.push(row.id);
    else if (into !== undefined) plan.joined.push({ id: row.id, into });
    else {
      known.set(keyOf(next), row.id);
      plan.moved.push(next);
    }
  }
  return plan;
}
