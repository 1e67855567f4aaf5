import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Button, iconProps, IconUpload, type ButtonProps } from '@assay/shared/ui';

/** Leads to the page where documents are uploaded. */
export function UploadLink({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button
      variant={variant}
      icon={<IconUpload {...iconProps} />}
      render={(look) => <RouteLink route="documents.upload" {...look} />}
    >
      {text('documents.upload')}
    </Button>
  );
}
