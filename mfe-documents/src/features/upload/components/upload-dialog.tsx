import { RECOGNISED_TYPE } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Button, Modal, Select, Stack, type OptionGroup } from '@assay/shared/ui';
import { FileDrop } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { chosenFiles, requestsOf, sizeText, type ChosenFile } from '../model/chosen-files.ts';
import type { UploadRequest } from '../model/upload.ts';
import { ChosenFileList } from './chosen-file-list.tsx';

/** Width of the dialog, in px: a file's name beside its type. */
const DIALOG_WIDTH = 680;

export interface UploadDialogProps {
  readonly opened: boolean;
  readonly files: readonly ChosenFile[];
  readonly onFilesChange: (change: (before: readonly ChosenFile[]) => readonly ChosenFile[]) => void;
  /** The document types by category [AMB-045]. */
  readonly typeChoices: readonly OptionGroup[];
  /** Why the types cannot be chosen, or null. */
  readonly typesError: string | null;
  readonly onUpload: (requests: readonly UploadRequest[]) => void;
  readonly onClose: () => void;
}

/** Chooses files and their document type [UPL-006, UPL-007]. What was chosen is forgotten when it closes. */
export function UploadDialog(props: UploadDialogProps) {
  const { opened, files, onFilesChange, typeChoices, typesError, onUpload, onClose } = props;
  const { uploadLimitBytes } = useSettings();
  const [documentType, setDocumentType] = useState<string>(RECOGNISED_TYPE);
  const types = [{ value: RECOGNISED_TYPE, label: text('extraction.recognise') }, ...typeChoices];

  const handleClose = () => {
    setDocumentType(RECOGNISED_TYPE);
    onClose();
  };
  const handleUpload = () => {
    onUpload(requestsOf(files, documentType));
    handleClose();
  };

  return (
    <Modal
      opened={opened}
      onClose={handleClose}
      title={text('extraction.uploadDocuments')}
      width={DIALOG_WIDTH}
      footer={
        <>
          <Button onClick={handleClose}>{text('generic.cancel')}</Button>
          <Button variant="primary" disabled={files.length === 0} onClick={handleUpload}>
            {text('extraction.startUpload')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Select
          label={text('extraction.documentType')}
          required
          options={types}
          value={documentType}
          onChange={(chosen) => setDocumentType(chosen ?? RECOGNISED_TYPE)}
          error={typesError}
        />
        <FileDrop
          label={text('extraction.dropHere')}
          hint={text('extraction.dropHint', { size: sizeText(uploadLimitBytes) })}
          onFiles={(added) => onFilesChange((before) => [...before, ...chosenFiles(added)])}
        />
        <ChosenFileList
          files={files}
          commonType={documentType}
          typeChoices={types}
          onTypeChange={(id, chosen) =>
            onFilesChange((before) =>
              before.map((each) => (each.id === id ? { ...each, documentType: chosen } : each)),
            )
          }
          onRemove={(id) => onFilesChange((before) => before.filter((each) => each.id !== id))}
        />
      </Stack>
    </Modal>
  );
}
