import { metricsOfGroup, REPORTING_DATE_FIN, type ClientGroup } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  Checkbox,
  IconButton,
  IconPencil,
  iconProps,
  IconTrash,
  Tooltip,
  WarningModal,
} from '@assay/shared/ui';
import { useState } from 'react';
import { useSchemaDraft, useSchemaPart } from '../model/schema-draft.ts';
import { useSchemaEdit } from '../model/use-schema-edit.ts';
import { GroupTabs } from './group-tabs.tsx';
import { NameDialog } from './name-dialog.tsx';
import classes from './schema-editor.module.css';

interface GroupHeadProps {
  readonly group: ClientGroup;
  readonly onRenamed: (name: string) => void;
}

function GroupSwitches({ group }: Pick<GroupHeadProps, 'group'>) {
  const { canEdit } = useSchemaDraft();
  const edit = useSchemaEdit();
  const { displayName, isRepeatingGroup, calculatedTotals } = group;
  return (
    <div className={classes.switches}>
      <Tooltip label={text('schemas.repeatingHint')}>
        <span>
          <Checkbox
            label={text('schemas.repeating')}
            checked={isRepeatingGroup}
            disabled={!canEdit}
            onChange={(isOn) =>
              edit({
                kind: 'updateGroup',
                group: displayName,
                changes: { isRepeatingGroup: isOn, ...(!isOn && { calculatedTotals: false }) },
              })
            }
          />
        </span>
      </Tooltip>
      <Tooltip label={text('schemas.totalsHint')} disabled={isRepeatingGroup}>
        <span>
          <Checkbox
            label={text('schemas.totals')}
            checked={calculatedTotals}
            disabled={!canEdit || !isRepeatingGroup}
            onChange={(isOn) =>
              edit({ kind: 'updateGroup', group: displayName, changes: { calculatedTotals: isOn } })
            }
          />
        </span>
      </Tooltip>
    </div>
  );
}

/** What deleting a group takes with it. */
function DeleteGroupWarning({
  group,
  onClose,
}: {
  readonly group: ClientGroup;
  readonly onClose: () => void;
}) {
  const edit = useSchemaEdit();
  const metrics = metricsOfGroup(group);
  const hasReportingDate = metrics.some(({ fin }) => fin === REPORTING_DATE_FIN);
  return (
    <WarningModal
      opened
      hideNote
      onCancel={onClose}
      onContinue={() => {
        edit({ kind: 'deleteGroup', group: group.displayName });
        onClose();
      }}
    >
      {text('schemas.deleteGroupWarning', { name: group.displayName, count: metrics.length })}
      {hasReportingDate && ` ${text('schemas.reportingDateMoves')}`}
    </WarningModal>
  );
}

function GroupHead({ group, onRenamed }: GroupHeadProps) {
  const { edit, canEdit } = useSchemaDraft();
  const isOnly = useSchemaPart(({ groups }) => groups.length === 1);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { displayName } = group;
  return (
    <div className={classes.groupHead}>
      <h2 className={classes.groupTitle} title={displayName}>
        {displayName}
      </h2>
      {canEdit && (
        <IconButton
          size="sm"
          label={text('schemas.renameGroup')}
          icon={<IconPencil {...iconProps} />}
          onClick={() => setOpen('rename')}
        />
      )}
      <GroupSwitches group={group} />
      {canEdit && (
        <IconButton
          size="sm"
          label={text('schemas.deleteGroup')}
          icon={<IconTrash {...iconProps} />}
          disabled={isOnly}
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'rename' && (
        <NameDialog
          title={text('schemas.renameGroup')}
          label={text('schemas.groupName')}
          initial={displayName}
          onSubmit={(name) => {
            const error = edit({ kind: 'updateGroup', group: displayName, changes: { displayName: name } });
            if (error === null) onRenamed(name.trim());
            return error;
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && <DeleteGroupWarning group={group} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** One group of the schema: its settings, and its metrics by view [AMB-107]. */
export function GroupPanel({
  name,
  onRenamed,
}: {
  readonly name: string;
  readonly onRenamed: (name: string) => void;
}) {
  const group = useSchemaPart(({ groups }) => groups.find(({ displayName }) => displayName === name));
  if (group === undefined) return null;
  return (
    <section className={classes.group} aria-label={group.displayName}>
      <GroupHead group={group} onRenamed={onRenamed} />
      <GroupTabs key={group.displayName} group={group} />
    </section>
  );
}
