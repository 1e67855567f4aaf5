export { RelationshipFigures } from './relationship-figures.tsx';
export { EntityRelationships } from './entity-relationships.tsx';
