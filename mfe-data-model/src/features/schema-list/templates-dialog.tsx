import { useApi } from '@assay/shared/api-client';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { RouteLink, useNavigateTo } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { Button, EmptyState, ErrorPanel, Modal, Skeleton, Text, TextLink } from '@assay/shared/ui';
import { templateListQuery } from './schema-list.queries.ts';
import classes from './schema-list.module.css';

/** Width of the dialog in px. */
const WIDTH = 560;

/** The templates: each can be looked at, and copied into a draft [AMB-108]. */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const navigateTo = useNavigateTo();
  const { data, status, retry } = useLoadState(templateListQuery(api));
  return (
    <Modal opened onClose={onClose} width={WIDTH} title={text('schemas.newFromTemplate')}>
      {!data && status === 'loading' && <Skeleton height={160} />}
      {!data && status === 'erroring' && <ErrorPanel title={text('schemas.loadFailed')} onRetry={retry} />}
      {data?.items.length === 0 && <EmptyState message={text('schemas.noTemplates')} />}
      <ul className={classes.templates} aria-label={text('schemas.templates')}>
        {data?.items.map(({ documentSchemaId: id, name, description }) => (
          <li key={id} className={classes.template}>
            <span>
              <TextLink
                render={(props) => (
                  <RouteLink route="data-model.schema" params={{ schemaId: id }} {...props} />
                )}
              >
                {name}
              </TextLink>
              <Text quiet caption className={classes.about}>
                {description}
              </Text>
            </span>
            <PermissionLock needs={ACTIONS['schemas.create']}>
              <Button
                size="sm"
                aria-label={text('schemas.copyNamed', { name })}
                onClick={() => navigateTo('data-model.schemaCopy', { params: { templateSchemaId: id } })}
              >
                {text('schemas.copy')}
              </Button>
            </PermissionLock>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
