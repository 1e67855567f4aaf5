/** One end of a relationship. */
export interface RelationshipEnd {
  readonly id: string;
  readonly type: string;
}

/** Two related entities. */
export interface RelationshipEnds {
  readonly parent: RelationshipEnd;
  readonly child: RelationshipEnd;
}

/** Equal for equal relationships. */
export function keyOf({ parent, child }: RelationshipEnds): string {
  return JSON.stringify([parent.id, parent.type, child.id, child.type]);
}
