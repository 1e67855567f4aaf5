import {
  addDecimals,
  isDecimal,
  type AttentionReason,
  type FieldReview,
  type Language,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Text } from '@assay/shared/ui';
import {
  activePlace,
  countSelected,
  type GridSelection,
  selectedPlaces,
  toValueText,
  type ValueText,
} from '@assay/shared/widgets/data-grid';
import { currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import { entryScaleOf, type PageScales } from '../../../document/page-scales.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { scaleNote } from '../../../document/scale-note.ts';
import { isAddedUp } from '../../../grid/column-total.ts';
import { fieldReviewAt, type Judgements } from '../../../grid/cell-status.ts';
import { refusalNote } from '../model/row-view.ts';
import type { Conflicts, Refusals } from '../../../editing/edit-session.ts';
import { toCellText } from '../../../grid/cell-view.ts';
import { cellAtPlace, metricAt, nameOfRow, rowAt, type TableShape } from '../../../grid/table-shape.ts';
import { CellAttributes, type CellAttributeActions } from './cell-attributes.tsx';
import classes from './cell-details.module.css';

export interface CellDetailsProps {
  readonly shape: TableShape;
  readonly selection: GridSelection;
  readonly conflicts: Conflicts;
  readonly refusals: Refusals;
  readonly judgements: Judgements;
  /** Ids of the metrics whose values are withheld from the user. */
  readonly withheld: ReadonlySet<string>;
  readonly language: Language;
  readonly scales: PageScales | undefined;
  /** Why the pasted text of the active cell cannot be read. */
  readonly problem: string | undefined;
  readonly describeReason: (reason: AttentionReason) => string;
  /** Whether the active cell may be changed. */
  readonly mayEdit: boolean;
  readonly actions: CellAttributeActions;
  readonly onResolve: (metricId: string, choice: 'mine' | 'theirs') => void;
}

/** More cells are not added up: nobody reads the sum of a whole table here. */
const MAX_SUMMED = 20_000;

const inOneLine = ({ currency, text: words }: ValueText) => (currency ? `${currency} ${words}` : words);

/** The sum of the selected amounts or numbers, if they are several of one kind. */
function sumOf(shape: TableShape, selection: GridSelection, language: Language): string | null {
  const count = countSelected(selection);
  if (count < 2 || count > MAX_SUMMED) return null;
  const cells = selectedPlaces(selection).flatMap((place) => {
    const [metric, cell] = [metricAt(shape, place), cellAtPlace(shape, place)];
    return metric && cell && currentDatapoint(cell.state).value !== '' ? [{ metric, cell }] : [];
  });
  const [first] = cells;
  if (!first || cells.length < 2 || !isAddedUp(first.metric)) return null;
  const { currency } = currentDatapoint(first.cell.state);
  const values = cells.map(({ cell }) => currentDatapoint(cell.state));
  const isSummable =
    cells.every(({ metric }) => metric.dataType === first.metric.dataType && isAddedUp(metric)) &&
    values.every((each) => each.currency === currency && isDecimal(each.value));
  if (!isSummable) return null;
  const value = values.reduce((total, each) => addDecimals(total, each.value), '0');
  return inOneLine(toValueText(first.metric, { value, currency }, language));
}

/** The bar under a grid: what the active cell holds and why it needs review, and the sum of the selection. */
export function CellDetails(props: CellDetailsProps) {
  const { shape, selection, conflicts, language, problem } = props;
  const place = activePlace(selection);
  const metric = metricAt(shape, place);
  const cell = cellAtPlace(shape, place);
  const isWithheld = cell !== undefined && props.withheld.has(cell.metricId);
  const refusal = cell && props.refusals[cell.metricId];
  const sum = sumOf(shape, selection, language);
  const count = countSelected(selection);
  return (
    <Text as="div" quiet caption className={classes.bar} role="group" aria-label={text('tables.activeCell')}>
      {metric && <span className={classes.name}>{nameOf(shape, metric, place.row)}</span>}
      {problem !== undefined && <span className={classes.wrong}>{problem}</span>}
      {isWithheld && problem === undefined && (
        <>
          <span className={classes.value}>{text('secondEntry.hidden')}</span>
          <span className={classes.doubt}>{text('secondEntry.withheld')}</span>
        </>
      )}
      {metric && cell && !isWithheld && problem === undefined && (
        <>
          <span className={classes.value}>
            {inOneLine(toCellText(metric, cell.state, language)) || text('tables.noValue')}
          </span>
          {refusal && <span className={classes.wrong}>{refusalNote(refusal, metric)}</span>}
          <Conflict {...props} metric={metric} metricId={cell.metricId} theirs={conflicts[cell.metricId]} />
          <Facts
            {...props}
            metric={metric}
            state={cell.state}
            judgement={fieldReviewAt(shape, place, props.judgements)}
            isSystemChange={cell.isSystemChange === true}
          />
          <CellAttributes
            key={cell.metricId}
            metric={metric}
            state={cell.state}
            mayEdit={props.mayEdit}
            actions={props.actions}
          />
        </>
      )}
      {count > 1 && (
        <span className={classes.sum} role="status">
          {sum === null
            ? text('tables.selectedCells', { count })
            : `${text('tables.selectedCells', { count })} · ${text('tables.selectedSum', { sum })}`}
        </span>
      )}
    </Text>
  );
}

/** The name of a cell: its row and its column. */
function nameOf(shape: TableShape, metric: ReviewMetric, row: number): string {
  if (!shape.group.isRepeatable) return metric.label;
  const name = nameOfRow(shape, rowAt(shape, { row }));
  return name === ''
    ? text('tables.cellInRow', { row: row + 1, column: metric.label })
    : text('tables.cellOf', { row: name, column: metric.label });
}

function Facts({
  metric,
  scales,
  state,
  judgement,
  isSystemChange,
  describeReason,
}: CellDetailsProps & {
  readonly judgement: FieldReview | undefined;
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  readonly isSystemChange: boolean;
}) {
  const { text: printed, location, isUserModified, lastModifiedBy, verifiedBy } = currentDatapoint(state);
  const reason = judgement?.reason;
  const scale = entryScaleOf(metric, state, scales);
  const author = isSystemChange ? text('tables.systemChange') : lastModifiedBy;
  return (
    <>
      {reason && <span className={classes.doubt}>{describeReason(reason)}</span>}
      {scale && <span className={classes.doubt}>{scaleNote(scale)}</span>}
      {location && <span>{text('verification.onPage', { page: location.page })}</span>}
      {printed !== '' && <span>{text('tables.printedAs', { text: printed })}</span>}
      {state.isVerified && verifiedBy && <span>{text('verification.verifiedBy', { name: verifiedBy })}</span>}
      {(isUserModified || isSystemChange) && author !== '' && (
        <span>{text('tables.changedBy', { name: author })}</span>
      )}
    </>
  );
}

function Conflict({
  theirs,
  metric,
  metricId,
  language,
  onResolve,
}: CellDetailsProps & {
  readonly theirs: MetricState | null | undefined;
  readonly metric: ReviewMetric;
  readonly metricId: string;
}) {
  if (theirs === undefined) return null;
  if (theirs === null)
    return (
      <>
        <span className={classes.wrong}>{text('tables.rowDeletedByOther')}</span>
        <Button size="sm" onClick={() => onResolve(metricId, 'mine')}>
          {text('tables.keepRow')}
        </Button>
        <Button size="sm" onClick={() => onResolve(metricId, 'theirs')}>
          {text('tables.dropRow')}
        </Button>
      </>
    );
  const { lastModifiedBy } = currentDatapoint(theirs);
  return (
    <>
      <Button size="sm" onClick={() => onResolve(metricId, 'mine')}>
        {text('verification.keepYours')}
      </Button>
      <span className={classes.wrong}>
        {`${text('verification.conflictTheirs')} ${lastModifiedBy}`}{' '}
        <span className={classes.value}>
          {inOneLine(toCellText(metric, theirs, language)) || text('tables.noValue')}
        </span>
      </span>
      <Button size="sm" onClick={() => onResolve(metricId, 'theirs')}>
        {text('verification.takeTheirs')}
      </Button>
    </>
  );
}
