export type { AssignedGroup, AssignedMetric, AssignedSchema } from './assigned-schema.repository.ts';
export type { SchemaIdentifier } from './identifier.repository.ts';
export { requireValidGroups, toStoredGroups } from './policy.ts';
export { assignGroups, findAssignedSchemas, findIdentifiers } from './queries.ts';
