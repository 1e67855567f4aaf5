export { EntityRelationships } from './entity-relationships.tsx';
