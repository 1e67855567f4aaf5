export { findTypeNames, upsertRelationships } from './queries.ts';
export { keyOf, type RelationshipEnds } from './relationship-ends.ts';
