import type { MetricSettings, SchemaMetric } from '@assay/shared/domain';
import { dataTypeName, text, timePeriodName } from '@assay/shared/messages';
import { Checkbox, IconGripVertical, iconProps, Text } from '@assay/shared/ui';
import { memo } from 'react';
import { sourceLabel } from '../model/metric-sources.ts';
import type { Reorder } from './use-reorder.ts';
import classes from './schema-editor.module.css';

interface MetricRowProps {
  readonly metric: SchemaMetric;
  readonly canEdit: boolean;
  readonly reorder: Reorder;
  readonly onChange: (fin: string, changes: Partial<MetricSettings>) => void;
  readonly onOpen: (fin: string) => void;
}

/**
 * One metric of a schema with its toggles. It renders again only when the metric has changed: a schema may have hundreds.
 */
export const MetricRow = memo(function MetricRow(props: MetricRowProps) {
  const { metric, canEdit, reorder, onChange, onOpen } = props;
  const { fin, displayName: name, timePeriod } = metric;
  const period = timePeriod ? timePeriodName(timePeriod.name) : undefined;
  const sources = metric.metricSources.map(sourceLabel).join(', ');
  return (
    <li className={classes.row} {...reorder.item(fin)}>
      <button
        type="button"
        className={classes.handle}
        aria-label={text('schemas.reorder', { name })}
        title={text('schemas.reorderHint')}
        disabled={!canEdit}
        {...reorder.handle(fin)}
      >
        <IconGripVertical {...iconProps} />
      </button>
      <button
        type="button"
        className={classes.metricName}
        title={metric.description === '' ? name : metric.description}
        aria-label={text('schemas.editMetric', { name })}
        disabled={!canEdit}
        onClick={() => onOpen(fin)}
      >
        {name}
      </button>
      <Text quiet className={classes.cell}>
        {dataTypeName(metric.type)}
      </Text>
      <Text quiet className={classes.cell} title={period}>
        {period}
      </Text>
      <Checkbox
        label={text('schemas.requiredOf', { name })}
        hideLabel
        checked={metric.isRequired}
        disabled={!canEdit}
        onChange={(isRequired) => onChange(fin, { isRequired })}
      />
      <Checkbox
        label={text('schemas.priorityOf', { name })}
        hideLabel
        checked={metric.isPriority}
        disabled={!canEdit}
        onChange={(isPriority) => onChange(fin, { isPriority })}
      />
      <Text quiet className={classes.cell} title={sources}>
        {sources}
      </Text>
    </li>
  );
});
