import { useApi } from '@assay/shared/api-client';
import {
  toEditedSchema,
  type ResponseOf,
  type checkSchemaImpact,
  type SchemaWire,
} from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useLoadState } from '@assay/shared/state';
import {
  Button,
  ErrorPanel,
  Modal,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  WarningModal,
} from '@assay/shared/ui';
import { useState } from 'react';
import { useAssignSchema } from '../api/schema-editor.mutations.ts';
import { impactQuery } from '../api/schema-editor.queries.ts';
import classes from './dialogs.module.css';

/** Width of the dialog in px. */
const WIDTH = 640;

type TypeState = ResponseOf<typeof checkSchemaImpact>['documentTypes'][number];

interface TypeLineProps {
  readonly type: TypeState;
  readonly isAssigning: boolean;
  readonly onAssign: () => void;
}

/** A document type: that the schema is assigned to it, that it can be, or which metrics it lacks [DT-006]. */
function TypeLine({ type, isAssigning, onAssign }: TypeLineProps) {
  const { documentType: name, isAssigned, missing } = type;
  const metrics = missing.map((metric) => metric.name).join(', ');
  return (
    <li className={classes.type}>
      <span>
        <span className={classes.versionName}>{name}</span>
        {missing.length > 0 && (
          <Text caption className={classes.missing}>
            {text('schemas.missingMetrics', { metrics })}
          </Text>
        )}
      </span>
      {isAssigned ? (
        <StatusBadge tone="proven">{text('schemas.assigned')}</StatusBadge>
      ) : (
        <Button
          size="sm"
          loading={isAssigning}
          disabled={missing.length > 0}
          aria-label={text('schemas.assignTo', { type: name })}
          onClick={onAssign}
        >
          {text('schemas.assign')}
        </Button>
      )}
    </li>
  );
}

interface ReplaceWarningProps {
  /** Name of the schema that is to be assigned. */
  readonly name: string;
  readonly type: TypeState & { readonly replaces: NonNullable<TypeState['replaces']> };
  readonly isAssigning: boolean;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** Asks before new documents of a type get other metrics than today. */
function ReplaceWarning({ name, type, isAssigning, onCancel, onContinue }: ReplaceWarningProps) {
  const { documentType, replaces } = type;
  const [added, removed] = [replaces.added.join(', '), replaces.removed.join(', ')];
  return (
    <WarningModal opened hideNote continuing={isAssigning} onCancel={onCancel} onContinue={onContinue}>
      <Stack gap="sm">
        <span>{text('schemas.assignReplaces', { type: documentType, name, current: replaces.name })}</span>
        {added !== '' && <span>{text('schemas.assignAdds', { metrics: added })}</span>}
        {removed !== '' && <span>{text('schemas.assignDrops', { metrics: removed })}</span>}
      </Stack>
    </WarningModal>
  );
}

/** Assigns the stored schema to document types that it is compatible with [SCH-004, DT-005]. */
export function AssignDialog({
  stored,
  onClose,
}: {
  readonly stored: SchemaWire;
  readonly onClose: () => void;
}) {
  const api = useApi();
  const { documentSchemaId: id, name } = stored;
  const { groups } = toEditedSchema(stored);
  const { data, status, retry, load } = useLoadState(impactQuery(api, id, groups));
  const assignment = useAssignSchema(id);
  const [pendingType, setPendingType] = useState<TypeState | null>(null);
  const assign = ({ documentType }: TypeState) =>
    assignment.mutate(documentType, { onSuccess: () => void load(), onSettled: () => setPendingType(null) });
  if (pendingType?.replaces)
    return (
      <ReplaceWarning
        name={name}
        type={{ ...pendingType, replaces: pendingType.replaces }}
        isAssigning={assignment.isPending}
        onCancel={() => setPendingType(null)}
        onContinue={() => assign(pendingType)}
      />
    );
  return (
    <Modal opened onClose={onClose} width={WIDTH} title={text('schemas.assignTitle', { name })}>
      <div className={classes.sections}>
        <Text as="p" quiet>
          {text('schemas.assignHint')}
        </Text>
        {!data && status === 'loading' && <Skeleton height={160} />}
        {!data && status === 'erroring' && <ErrorPanel title={text('schemas.typesFailed')} onRetry={retry} />}
        <ul className={classes.types} aria-label={text('schemas.columnDocumentTypes')}>
          {data?.documentTypes.map((type) => (
            <TypeLine
              key={type.documentType}
              type={type}
              isAssigning={assignment.isPending && assignment.variables === type.documentType}
              onAssign={() => (type.replaces ? setPendingType(type) : assign(type))}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}
