import { text, textOf } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { IconButton, iconProps, IconX, type Option, type OptionGroup, Select, Text } from '@assay/shared/ui';
import { checkFile } from '../model/check-file.ts';
import { sizeText, type ChosenFile } from '../model/chosen-files.ts';
import { unreadKindOf } from '../model/unread-kind.ts';
import classes from './upload.module.css';

export interface ChosenFileListProps {
  readonly files: readonly ChosenFile[];
  /** The type that holds for files without their own. */
  readonly commonType: string;
  readonly typeChoices: readonly (Option | OptionGroup)[];
  readonly onTypeChange: (id: string, documentType: string | null) => void;
  readonly onRemove: (id: string) => void;
}

/** Why a file cannot be uploaded, or why it will probably be refused [UPL-006]. */
function FileFault({ id, file }: Pick<ChosenFile, 'id' | 'file'>) {
  const { uploadLimitBytes } = useSettings();
  const { data } = useQuery({
    queryKey: ['chosen-file', id],
    queryFn: async () => {
      const error = await checkFile(file, uploadLimitBytes);
      return { error, fault: error ?? (await unreadKindOf(file)) };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!data?.fault) return null;
  return (
    <Text caption role="status" className={data.error === null ? classes.warning : classes.error}>
      {textOf(data.fault)}
    </Text>
  );
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
          <span className={classes.chosen}>
            <span className={classes.name} title={file.name}>
              {file.name}
            </span>
            <FileFault id={id} file={file} />
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
