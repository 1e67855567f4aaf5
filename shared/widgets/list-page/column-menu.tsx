import { text } from '@assay/shared/messages';
import { Button, Checkbox, IconColumns, iconProps, Popover } from '@assay/shared/ui';
import type { ColumnChoice } from './use-column-choice.ts';
import classes from './filter-menu.module.css';

type Choosing = Pick<ColumnChoice<never>, 'choices' | 'isChanged' | 'show' | 'reset'>;

/** Chooses the columns of a list; the first always shows. */
export function ColumnMenu({ choices, isChanged, show, reset }: Choosing) {
  return (
    <Popover
      label={text('ui.columns')}
      trigger={<Button icon={<IconColumns {...iconProps} />}>{text('ui.columns')}</Button>}
    >
      <div className={classes.group}>
        {choices.map(({ id, header, isShown, isFixed }) => (
          <Checkbox
            key={id}
            label={header}
            checked={isShown}
            disabled={isFixed}
            onChange={(willShow) => show(id, willShow)}
          />
        ))}
        {isChanged && (
          <Button size="sm" variant="quiet" onClick={reset}>
            {text('ui.resetColumns')}
          </Button>
        )}
      </div>
    </Popover>
  );
}
