import { RECOGNISED_TYPE } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { IconButton, iconProps, IconRefresh, IconX, ProgressBar, StatusBadge, Text } from '@assay/shared/ui';
import { percentSent, secondsLeft, type Upload } from '../model/upload.ts';
import classes from './upload.module.css';

export interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

const SECONDS_A_MINUTE = 60;

function timeLeftText(seconds: number): string {
  return seconds < SECONDS_A_MINUTE
    ? text('extraction.secondsLeft', { count: seconds })
    : text('extraction.minutesLeft', { count: Math.ceil(seconds / SECONDS_A_MINUTE) });
}

/** The type of a file: the chosen one, or that it is recognised. */
const typeText = (type: string) => (type === RECOGNISED_TYPE ? text('extraction.recognise') : type);

function Status({ upload: { file, status } }: { readonly upload: Upload }) {
  if (status.kind === 'failed') return <StatusBadge tone="wrong">{textOf(status.message)}</StatusBadge>;
  if (status.kind === 'interrupted')
    return <StatusBadge tone="doubt">{text('extraction.interrupted')}</StatusBadge>;
  if (status.kind === 'waiting') return <Text quiet>{text('extraction.waitsToBeSent')}</Text>;
  const left = secondsLeft(status);
  const percent = percentSent(status);
  return (
    <span className={classes.progress}>
      <ProgressBar label={text('extraction.progressOf', { name: file.name })} value={percent} />
      <span className={classes.percent}>{text('extraction.percent', { percent })}</span>
      <Text quiet figures className={classes.left}>
        {left !== null && timeLeftText(left)}
      </Text>
    </span>
  );
}

/** The files on their way to the repository, each with its progress and Cancel [UPL-005, UPL-008]. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <section className={classes.uploads}>
      <Text as="h2" quiet caption className={classes.heading}>
        {text('extraction.uploading')}
      </Text>
      <ul className={classes.files}>
        {uploads.map((upload) => {
          const { id, file, documentType, status } = upload;
          return (
            <li key={id} className={classes.upload}>
              <span className={classes.name} title={file.name}>
                {file.name}
              </span>
              <Text quiet>{typeText(documentType)}</Text>
              <Status upload={upload} />
              <span className={classes.acts}>
                {status.kind === 'failed' && status.canRetry && (
                  <IconButton
                    size="sm"
                    label={text('extraction.retryOf', { name: file.name })}
                    icon={<IconRefresh {...iconProps} />}
                    onClick={() => onRetry(id)}
                  />
                )}
                <IconButton
                  size="sm"
                  label={text(
                    status.kind === 'failed' ? 'extraction.removeFile' : 'extraction.cancelUploadOf',
                    { name: file.name },
                  )}
                  icon={<IconX {...iconProps} />}
                  onClick={() => onCancel(id)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
