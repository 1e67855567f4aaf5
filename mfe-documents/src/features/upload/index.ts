export { useUploadManager } from './api/upload-manager.ts';
export { UploadDialog } from './components/upload-dialog.tsx';
export { UploadList } from './components/upload-list.tsx';
export { useUploadDialog } from './use-upload-dialog.ts';
