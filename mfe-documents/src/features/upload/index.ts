export { useUploadManager } from './api/upload-manager.ts';
export { UploadList } from './components/upload-list.tsx';
export { UploadDialog } from './lazy-upload-dialog.ts';
export { useUploadDialog } from './use-upload-dialog.ts';
