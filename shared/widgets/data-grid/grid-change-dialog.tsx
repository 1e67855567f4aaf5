import { text } from '@assay/shared/messages';
import { Button, Modal, Text } from '@assay/shared/ui';
import classes from './grid-change-dialog.module.css';

/** A text that cannot be the value of its cell, and why. */
export interface GridProblem {
  readonly typed: string;
  readonly problem: string;
  /** The cell, in words. */
  readonly where: string;
}

/** A change of one value, in words. */
export interface ListedChange {
  readonly key: string;
  /** What the value belongs to, a text for each of the first columns. */
  readonly of: readonly string[];
  readonly before: string;
  readonly after: string;
}

export interface GridChangeDialogProps {
  /** What the change does, in sentences. */
  readonly facts: readonly string[];
  /** What it leaves out, in sentences. */
  readonly leftOut: readonly string[];
  readonly problems: readonly GridProblem[];
  readonly changeCount: number;
  /** The headings of the first columns. */
  readonly columns: readonly string[];
  /** Describes some of the changes, from the first on. */
  readonly listChanges: (count: number) => readonly ListedChange[];
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** So many changes are listed one by one. */
const LISTED = 50;

/** Says how many values a paste or a fill changes and which of them it overwrites, before it happens. */
export function GridChangeDialog(props: GridChangeDialogProps) {
  const { facts, leftOut, problems, changeCount, columns, listChanges, onCancel, onContinue } = props;
  return (
    <Modal
      opened
      onClose={onCancel}
      width={640}
      title={text('tables.gridChangeTitle')}
      footer={
        <>
          <Button onClick={onCancel}>{text('generic.cancel')}</Button>
          <Button variant="primary" disabled={changeCount === 0} onClick={onContinue} data-autofocus>
            {text('tables.gridChangeValues', { count: changeCount })}
          </Button>
        </>
      }
    >
      <div className={classes.preview}>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {leftOut.map((fact) => (
            <li key={fact} data-tone="doubt">
              {fact}
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <Text as="ul" caption className={classes.problems} aria-label={text('tables.gridProblems')}>
            {problems.slice(0, LISTED).map(({ typed, problem, where }) => (
              <li key={where}>{`${where}: “${typed}”. ${problem}`}</li>
            ))}
          </Text>
        )}
        {changeCount > 0 && (
          <Text as="table" caption className={classes.changes} aria-label={text('tables.gridChangeTitle')}>
            <Text as="thead" quiet>
              <tr>
                {[...columns, text('tables.gridBefore'), text('tables.gridAfter')].map((heading) => (
                  <th key={heading}>{heading}</th>
                ))}
              </tr>
            </Text>
            <tbody>
              {listChanges(LISTED).map(({ key, of, before, after }) => (
                <tr key={key}>
                  {of.map((part, index) => (
                    <td key={columns[index]}>{part}</td>
                  ))}
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </Text>
        )}
        {changeCount > LISTED && <p>{text('tables.gridMoreChanges', { count: changeCount - LISTED })}</p>}
      </div>
    </Modal>
  );
}
