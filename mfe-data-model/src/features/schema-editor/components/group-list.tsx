import { metricsOfGroup, type SchemaEditError } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, IconGripVertical, IconPlus, iconProps, Text, VisuallyHidden } from '@assay/shared/ui';
import { useShallow } from '@assay/shared/state';
import { memo, useState } from 'react';
import { useSchemaDraft, useSchemaPart } from '../model/schema-draft.ts';
import { NameDialog } from './name-dialog.tsx';
import { useReorder } from './use-reorder.ts';
import classes from './schema-editor.module.css';

interface GroupListProps {
  readonly selected: string;
  readonly onSelect: (group: string) => void;
}

/** How many metrics a group has. Renders again with that group only. */
const GroupCount = memo(function GroupCount({ group }: { readonly group: string }) {
  const count = useSchemaPart(({ groups }) => {
    const found = groups.find(({ displayName }) => displayName === group);
    return found === undefined ? 0 : metricsOfGroup(found).length;
  });
  return (
    <Text quiet caption className={classes.count} title={text('schemas.metricCount', { count })}>
      {count}
    </Text>
  );
});

/** The groups of the schema: choose one, add one, and put them in order [AMB-107]. */
export function GroupList({ selected, onSelect }: GroupListProps) {
  const { edit, canEdit } = useSchemaDraft();
  const names = useSchemaPart(useShallow(({ groups }) => groups.map(({ displayName }) => displayName)));
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const reorder = useReorder(names, (name, to) => {
    const others = names.filter((other) => other !== name);
    edit({ kind: 'orderGroups', groups: others.toSpliced(to, 0, name) });
    setAnnouncement(text('schemas.movedTo', { name, position: to + 1, count: names.length }));
  });
  const add = (displayName: string): SchemaEditError | null => {
    const error = edit({ kind: 'addGroup', displayName, isRepeatingGroup: false, calculatedTotals: false });
    if (error === null) onSelect(displayName.trim());
    return error;
  };
  return (
    <nav className={classes.groups} aria-label={text('schemas.groups')}>
      <ul className={classes.groupList}>
        {names.map((name) => (
          <li key={name} className={classes.groupItem} {...reorder.item(name)}>
            {canEdit && (
              <button
                type="button"
                className={classes.handle}
                aria-label={text('schemas.reorder', { name })}
                title={text('schemas.reorderHint')}
                {...reorder.handle(name)}
              >
                <IconGripVertical {...iconProps} />
              </button>
            )}
            <button
              type="button"
              className={classes.groupName}
              aria-current={name === selected || undefined}
              title={name}
              onClick={() => onSelect(name)}
            >
              <span className={classes.cut}>{name}</span>
              <GroupCount group={name} />
            </button>
          </li>
        ))}
      </ul>
      {canEdit && (
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus {...iconProps} />}
          className={classes.addGroup}
          onClick={() => setAdding(true)}
        >
          {text('schemas.addGroup')}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isAdding && (
        <NameDialog
          title={text('schemas.addGroup')}
          label={text('schemas.groupName')}
          onSubmit={add}
          onClose={() => setAdding(false)}
        />
      )}
    </nav>
  );
}
