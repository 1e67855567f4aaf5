export { ImportExportActions } from './import-export-actions.tsx';
