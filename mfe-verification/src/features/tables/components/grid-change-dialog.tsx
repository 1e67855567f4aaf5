import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Modal } from '@assay/shared/ui';
import { countEdits, type GridEdit } from '../model/metric-grid.ts';
import type { GridChange } from '../model/plan-grid-change.ts';
import classes from './metric-grid.module.css';

export interface GridChangeDialogProps {
  readonly change: GridChange;
  readonly language: Language;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** So many changes are listed one by one. */
const LISTED = 50;

/** Says how many values a paste or a fill changes and which of them it overwrites, before it happens. */
export function GridChangeDialog({ change, language, onCancel, onContinue }: GridChangeDialogProps) {
  const { edits, problems, beyond } = change;
  const { values, documents, overwritten, verified } = countEdits(edits);
  const show = ({ metric }: GridEdit, { value, currency }: GridEdit['to']) =>
    value === '' ? text('tables.gridNoValue') : formatMetricValue({ ...metric, value, currency }, language);
  return (
    <Modal
      opened
      onClose={onCancel}
      width={640}
      title={text('tables.gridChangeTitle')}
      footer={
        <>
          <Button onClick={onCancel}>{text('generic.cancel')}</Button>
          <Button variant="primary" disabled={values === 0} onClick={onContinue} data-autofocus>
            {text('tables.gridChangeValues', { count: values })}
          </Button>
        </>
      }
    >
      <div className={classes.preview}>
        <ul className={classes.facts}>
          <li>{text('tables.gridChanges', { values, documents })}</li>
          {overwritten > 0 && <li>{text('tables.gridOverwrites', { count: overwritten })}</li>}
          {verified > 0 && <li>{text('tables.gridUnverifies', { count: verified })}</li>}
          {beyond > 0 && <li data-tone="doubt">{text('tables.gridBeyond', { count: beyond })}</li>}
          {problems.length > 0 && (
            <li data-tone="doubt">{text('tables.gridUnread', { count: problems.length })}</li>
          )}
        </ul>
        {problems.length > 0 && (
          <ul className={classes.problems} aria-label={text('tables.gridProblems')}>
            {problems.slice(0, LISTED).map(({ typed, problem, where }) => (
              <li key={where}>{`${where}: “${typed}”. ${problem}`}</li>
            ))}
          </ul>
        )}
        {values > 0 && (
          <table className={classes.changes} aria-label={text('tables.gridChangeTitle')}>
            <thead>
              <tr>
                <th>{text('tables.gridDocument')}</th>
                <th>{text('tables.gridMetric')}</th>
                <th>{text('tables.gridBefore')}</th>
                <th>{text('tables.gridAfter')}</th>
              </tr>
            </thead>
            <tbody>
              {edits.slice(0, LISTED).map((edit) => (
                <tr key={edit.from.metricId}>
                  <td>{edit.document.fileName}</td>
                  <td>{edit.metric.label}</td>
                  <td>{show(edit, edit.from)}</td>
                  <td>{show(edit, edit.to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {values > LISTED && <p>{text('tables.gridMoreChanges', { count: values - LISTED })}</p>}
      </div>
    </Modal>
  );
}
