import { isStricter, type SchemaChange } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Badge, IconArrowRight, IconMinus, IconPencil, IconPlus, iconProps, Text } from '@assay/shared/ui';
import { changeText } from '../model/change-text.ts';
import classes from './dialogs.module.css';

function iconOf({ kind }: SchemaChange) {
  if (kind === 'added' || kind === 'groupAdded') return IconPlus;
  if (kind === 'removed' || kind === 'groupRemoved') return IconMinus;
  return kind === 'moved' ? IconArrowRight : IconPencil;
}

/** The differences between two states of a schema, in words. */
export function ChangeList({
  changes,
  label,
}: {
  readonly changes: readonly SchemaChange[];
  readonly label: string;
}) {
  if (changes.length === 0)
    return (
      <Text as="p" quiet>
        {text('schemas.noChanges')}
      </Text>
    );
  return (
    <ul className={classes.changes} aria-label={label}>
      {changes.map((change) => {
        const Icon = iconOf(change);
        const words = changeText(change);
        return (
          <li key={`${change.kind} ${words}`} className={classes.change}>
            <Icon {...iconProps} />
            <span>{words}</span>
            {isStricter(change) && <Badge tone="doubt">{text('schemas.stricter')}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
