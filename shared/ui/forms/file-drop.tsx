import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { text } from '@assay/shared/messages';
import { Button, droppedFiles, IconFileUpload, iconProps } from '@assay/shared/ui';
import { Text } from '../layout/text.tsx';
import classes from './forms.module.css';

export interface FileDropProps {
  /** The label of the area. */
  readonly label: string;
  /** The limits and kinds of files, as text. */
  readonly hint?: string;
  /** Every file that was dropped or picked. The caller decides which of them are acceptable. */
  readonly onFiles: (files: File[]) => void;
  /** As in `<input accept>`; narrows what the picker offers, not what can be dropped. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
}

/** An area to drop files on, with a button that opens the file picker. */
export function FileDrop({ label, hint, onFiles, accept, multiple = true, disabled = false }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = droppedFiles(event.dataTransfer);
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };

  return (
    <div
      className={classes.drop}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={(event) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={handleDrop}
    >
      <IconFileUpload {...iconProps} size={24} />
      <p className={classes.dropLabel}>{label}</p>
      {hint && (
        <Text as="p" caption className={classes.dropHint}>
          {hint}
        </Text>
      )}
      <Button disabled={disabled} onClick={() => picker.current?.click()}>
        {text('ui.chooseFiles')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file may be picked again after it was removed.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
