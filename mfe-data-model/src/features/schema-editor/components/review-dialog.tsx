import { useApi } from '@assay/shared/api-client';
import type { checkSchemaImpact, ImpactOnValues, ResponseOf, SchemaWire } from '@assay/shared/contracts';
import { diffSchemas, type EditedSchema } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import {
  Button,
  ErrorPanel,
  IconAlertTriangle,
  iconProps,
  LoadingPanel,
  Modal,
  Text,
} from '@assay/shared/ui';
import { impactQuery } from '../api/schema-editor.queries.ts';
import { placeLabel } from '../model/place-label.ts';
import { ChangeList } from './change-list.tsx';
import classes from './dialogs.module.css';

/** Width of the dialog in px. */
const WIDTH = 680;

type Impact = ResponseOf<typeof checkSchemaImpact>;

interface ReviewDialogProps {
  readonly stored: SchemaWire | null;
  readonly before: EditedSchema;
  readonly after: EditedSchema;
  readonly action: 'save' | 'publish';
  readonly isSaving: boolean;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

const REASONS = {
  required: 'schemas.impactRequired',
  invalid: 'schemas.impactInvalid',
  removed: 'schemas.impactRemoved',
} as const;

function ValueImpact({ name, reason, count, example }: ImpactOnValues) {
  const { fileName: file, value } = example;
  return (
    <li className={classes.change}>
      <IconAlertTriangle {...iconProps} className={classes.doubt} />
      <span>
        {text(REASONS[reason], { name, count })}
        <Text quiet caption className={classes.example}>
          {value === null
            ? text('schemas.impactExample', { file })
            : text('schemas.impactExampleValue', { value, file })}
        </Text>
      </span>
    </li>
  );
}

function ImpactList({ documentTypes, values, documentCount, isCapped }: Impact) {
  const losing = documentTypes.filter(({ isAssigned, missing }) => isAssigned && missing.length > 0);
  if (losing.length + values.length === 0)
    return (
      <Text as="p" quiet>
        {text('schemas.impactNone')}
      </Text>
    );
  return (
    <>
      <ul className={classes.changes} aria-label={text('schemas.impact')}>
        {losing.map(({ documentType: type, missing }) => (
          <li key={type} className={classes.change}>
            <IconAlertTriangle {...iconProps} className={classes.doubt} />
            <span>
              {text('schemas.losesCompatibility', {
                type,
                metrics: missing.map(({ name }) => name).join(', '),
              })}{' '}
              {text('schemas.staysAssigned')}
            </span>
          </li>
        ))}
        {values.map((value) => (
          <ValueImpact key={`${value.reason} ${value.fin}`} {...value} />
        ))}
      </ul>
      {isCapped && (
        <Text as="p" quiet>
          {text('schemas.impactCapped', { count: documentCount })}
        </Text>
      )}
    </>
  );
}

/** What a save or a publication changes, and what that affects, before it is done. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { stored, before, after, action, isSaving, onContinue, onClose } = props;
  const api = useApi();
  const { data, status, retry } = useLoadState(impactQuery(api, stored?.documentSchemaId, after.groups));
  const isInUse = stored !== null && (stored.isPublished || action === 'publish');
  const emptyViews = after.groups.flatMap(({ displayName: group, subGroups }) =>
    subGroups
      .filter(({ metrics }) => metrics.length === 0)
      .map(({ displayName: view }) => placeLabel({ group, view })),
  );
  const isPublishing = action === 'publish';
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!isSaving}
      width={WIDTH}
      title={text(isPublishing ? 'schemas.reviewPublish' : 'schemas.reviewSave')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {text('generic.cancel')}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={onContinue}>
            {text(isPublishing ? 'schemas.publish' : 'schemas.save')}
          </Button>
        </>
      }
    >
      <div className={classes.sections}>
        <section>
          <h3 className={classes.title}>{text('schemas.changes')}</h3>
          <ChangeList changes={diffSchemas(before, after)} label={text('schemas.changes')} />
          {emptyViews.length > 0 && (
            <p className={classes.doubt}>
              {text('schemas.emptyViewsDropped', { views: emptyViews.join(', ') })}
            </p>
          )}
        </section>
        <section>
          <h3 className={classes.title}>{text('schemas.impact')}</h3>
          {!data && status === 'loading' && <LoadingPanel title={text('schemas.impactLoading')} />}
          {!data && status === 'erroring' && (
            <ErrorPanel title={text('schemas.impactFailed')} onRetry={retry} />
          )}
          {data && <ImpactList {...data} />}
        </section>
        {isInUse && (
          <Text as="p" quiet>
            {text('schemas.takesEffect')}
          </Text>
        )}
      </div>
    </Modal>
  );
}
