import { text } from '@assay/shared/messages';
import type { ReactNode } from 'react';
import { DialogOnDemand } from '../../dialogs/dialog-on-demand.tsx';
import { groupByCategory, useDocumentTypes } from '../../features/document-types/index.ts';
import { UploadDialog, useUploadDialog, useUploadManager } from '../../features/upload/index.ts';
import { useTypeNews } from './use-type-news.ts';
import classes from './upload.module.css';

export interface UploadAreaProps {
  /** The page; it is given what opens the dialog. */
  readonly children: (openDialog: () => void) => ReactNode;
  /** So many files are being uploaded now. */
  readonly onStarted: (count: number) => void;
}

/** A page that takes dropped files anywhere and has the upload dialog [UPL-006]. */
export function UploadArea({ children, onStarted }: UploadAreaProps) {
  const uploadDialog = useUploadDialog();
  const types = useDocumentTypes();
  const uploads = useUploadManager();
  useTypeNews();
  const openDialog = () => {
    uploadDialog.open();
    if (types.status === 'erroring') types.retry();
  };
  return (
    <div className={classes.page} {...uploadDialog.dropTarget}>
      {children(openDialog)}
      <DialogOnDemand opened={uploadDialog.dialog.opened}>
        <UploadDialog
          {...uploadDialog.dialog}
          typeChoices={groupByCategory(types.data ?? [])}
          typesError={types.status === 'erroring' ? text('extraction.documentTypesFailed') : null}
          onUpload={(requests) => {
            uploads.add(requests);
            onStarted(requests.length);
          }}
        />
      </DialogOnDemand>
    </div>
  );
}
