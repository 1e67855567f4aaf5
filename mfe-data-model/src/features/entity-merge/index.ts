export { MergeDialog } from './merge-dialog.tsx';
export { MergeEntity } from './merge-entity.tsx';
export { MergedEntities } from './merged-entities.tsx';
