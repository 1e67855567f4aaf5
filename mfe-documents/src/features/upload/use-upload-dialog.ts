import { droppedFiles } from '@assay/shared/ui';
import { useState, type DragEvent } from 'react';
import { chosenFiles, type ChosenFile } from './model/chosen-files.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The state of the upload dialog, and a whole screen as the place to drop files on that opens it. */
export function useUploadDialog() {
  const [opened, setOpened] = useState(false);
  const [isOver, setOver] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);

  const handleDrag = (event: DragEvent) => {
    // While the dialog is open its own area takes the files; text and links are none of ours.
    if (opened || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (opened || !hasFiles(event)) return;
    event.preventDefault();
    setFiles(chosenFiles(droppedFiles(event.dataTransfer)));
    setOpened(true);
  };
  const handleLeave = (event: DragEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };

  return {
    open: () => setOpened(true),
    /** Spread on the element that takes files. */
    dropTarget: {
      'data-over': isOver || undefined,
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDragLeave: handleLeave,
      onDrop: handleDrop,
    },
    /** Spread on the dialog. */
    dialog: {
      opened,
      files,
      onFilesChange: setFiles,
      onClose: () => {
        setOpened(false);
        setFiles([]);
      },
    },
  };
}
