import type { SchemaMetadata } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { useNavigateTo } from '@assay/shared/router';
import { IconButton, IconCopy, iconProps, IconTrash } from '@assay/shared/ui';
import { useState } from 'react';
import { ActionLock } from '../../schemas/action-lock.tsx';
import { DeleteSchemaWarning } from '../../schemas/delete-schema-warning.tsx';
import classes from './schema-list.module.css';

/** What can be done with a schema of the list: copy it into a draft, delete it [AMB-107]. */
export function SchemaActions({ schema }: { readonly schema: SchemaMetadata }) {
  const navigateTo = useNavigateTo();
  const [isDeleting, setDeleting] = useState(false);
  const { documentSchemaId, name, isBuiltIn } = schema;
  return (
    <span className={classes.actions}>
      <PermissionLock needs={ACTIONS['schemas.create']} hideIcon>
        <IconButton
          size="sm"
          label={text('schemas.copyNamed', { name })}
          icon={<IconCopy {...iconProps} />}
          onClick={() =>
            navigateTo('data-model.schemaCopy', { params: { templateSchemaId: documentSchemaId } })
          }
        />
      </PermissionLock>
      <ActionLock action="schemas.delete" obstacle={isBuiltIn && text('schemas.builtInLocked')} hideIcon>
        <IconButton
          size="sm"
          label={text('schemas.deleteNamed', { name })}
          icon={<IconTrash {...iconProps} />}
          onClick={() => setDeleting(true)}
        />
      </ActionLock>
      {isDeleting && (
        <DeleteSchemaWarning
          schema={schema}
          onClose={() => setDeleting(false)}
          onDeleted={() => setDeleting(false)}
        />
      )}
    </span>
  );
}
