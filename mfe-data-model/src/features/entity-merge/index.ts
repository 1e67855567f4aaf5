export { MergeDialog } from './merge-dialog.tsx';
export { MergedEntities } from './merged-entities.tsx';
