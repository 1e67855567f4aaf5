import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { Button, IconPlus, iconProps } from '@assay/shared/ui';
import { useState } from 'react';
import { TemplatesDialog } from './templates-dialog.tsx';

/** The ways to a new schema: empty, or from a template [AMB-107]. */
export function NewSchemaButtons() {
  const navigateTo = useNavigateTo();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{text('schemas.newFromTemplate')}</Button>
      <PermissionLock needs={ACTIONS['schemas.create']}>
        <Button
          variant="primary"
          icon={<IconPlus {...iconProps} />}
          onClick={() => navigateTo('data-model.newSchema')}
        >
          {text('schemas.new')}
        </Button>
      </PermissionLock>
      {isChoosing && <TemplatesDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
