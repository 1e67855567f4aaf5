import { text } from '@assay/shared/messages';
import { IconButton, iconProps, IconX, type Option, type OptionGroup, Select, Text } from '@assay/shared/ui';
import { sizeText, type ChosenFile } from '../model/chosen-files.ts';
import classes from './upload.module.css';

export interface ChosenFileListProps {
  readonly files: readonly ChosenFile[];
  /** The type that holds for files without their own. */
  readonly commonType: string;
  readonly typeChoices: readonly (Option | OptionGroup)[];
  readonly onTypeChange: (id: string, documentType: string | null) => void;
  readonly onRemove: (id: string) => void;
}

/** The files of the dialog, each with its size and a type that can differ from the others'. */
export function ChosenFileList({
  files,
  commonType,
  typeChoices,
  onTypeChange,
  onRemove,
}: ChosenFileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={text('extraction.filesChosen', { count: files.length })}>
      {files.map(({ id, file, documentType }) => (
        <li key={id} className={classes.file}>
          <span className={classes.name} title={file.name}>
            {file.name}
          </span>
          <Text quiet figures className={classes.size}>
            {sizeText(file.size)}
          </Text>
          <Select
            className={classes.type}
            size="sm"
            label={text('extraction.documentTypeOf', { name: file.name })}
            hideLabel
            options={typeChoices}
            value={documentType ?? commonType}
            onChange={(chosen) => onTypeChange(id, chosen)}
          />
          <IconButton
            size="sm"
            label={text('extraction.removeFile', { name: file.name })}
            icon={<IconX {...iconProps} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
