import { METRIC_DATA_TYPE_NAMES, METRIC_DATA_TYPES } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Checkbox, IconFilter, iconProps, Popover } from '@assay/shared/ui';
import classes from './entity-metrics.module.css';

export interface MetricTypeFilterProps {
  readonly value: readonly string[];
  readonly onChange: (types: readonly string[]) => void;
}

/** The filter dropdown of metrics: by type, with the count of applied filters and clear all [MET-008, MET-009]. */
export function MetricTypeFilter({ value, onChange }: MetricTypeFilterProps) {
  const count = value.length;
  const label =
    count === 0 ? text('relationships.metricFilters') : text('relationships.metricFilterCount', { count });
  return (
    <Popover
      label={text('relationships.metricFilters')}
      trigger={<Button icon={<IconFilter {...iconProps} />}>{label}</Button>}
    >
      <fieldset className={classes.types}>
        <legend>{text('metrics.columnType')}</legend>
        {METRIC_DATA_TYPE_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={METRIC_DATA_TYPES[name].label}
            checked={value.includes(name)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...value, name] : value.filter((type) => type !== name))
            }
          />
        ))}
      </fieldset>
      <Button size="sm" variant="quiet" disabled={count === 0} onClick={() => onChange([])}>
        {text('relationships.clearAll')}
      </Button>
    </Popover>
  );
}
