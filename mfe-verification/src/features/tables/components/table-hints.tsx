import { text } from '@assay/shared/messages';
import { KeyboardHints } from '@assay/shared/ui';
import { memo } from 'react';
import classes from './table-workspace.module.css';

/** The keys of a grid in one line. */
export const TableHints = memo(function TableHints() {
  return (
    <div className={classes.hints}>
      <KeyboardHints
        label={text('tables.keys')}
        hints={[
          { keys: ['↵'], label: text('tables.keyEdit') },
          { keys: ['Space'], label: text('tables.keyVerify') },
          { keys: ['Alt', '↓'], label: text('tables.keyNext') },
          { keys: ['Shift', '↓'], label: text('tables.keyExtend') },
          { keys: ['Ctrl', 'D'], label: text('tables.keyFill') },
          { keys: ['Ctrl', 'V'], label: text('tables.keyPaste') },
          { keys: ['Del'], label: text('tables.keyClear') },
          { keys: ['Ctrl', 'Del'], label: text('tables.keyDelete') },
          { keys: ['Ctrl', 'Z'], label: text('tables.keyUndo') },
        ]}
      />
    </div>
  );
});
