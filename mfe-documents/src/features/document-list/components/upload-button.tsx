import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, iconProps, IconUpload, type ButtonProps } from '@assay/shared/ui';

/** Opens the upload dialog. */
export function UploadButton(props: Pick<ButtonProps, 'variant' | 'onClick'>) {
  return (
    <PermissionLock needs={ACTIONS['documents.upload']}>
      <Button icon={<IconUpload {...iconProps} />} {...props}>
        {text('documents.upload')}
      </Button>
    </PermissionLock>
  );
}
