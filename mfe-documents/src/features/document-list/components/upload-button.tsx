import { text } from '@assay/shared/messages';
import { Button, iconProps, IconUpload, type ButtonProps } from '@assay/shared/ui';

/** Opens the upload dialog. */
export function UploadButton(props: Pick<ButtonProps, 'variant' | 'onClick'>) {
  return (
    <Button icon={<IconUpload {...iconProps} />} {...props}>
      {text('documents.upload')}
    </Button>
  );
}
