import { text } from '@assay/shared/messages';
import { Button, Checkbox, IconFilter, iconProps, Popover, type Option } from '@assay/shared/ui';
import type { List } from './use-list.ts';
import classes from './filter-menu.module.css';

/** A filter of a list: its query parameter, its heading and its options. */
export interface MenuFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

export interface FilterMenuProps {
  readonly list: Pick<List<never>, 'choice' | 'setFilters'>;
  readonly filters: readonly MenuFilter[];
}

/** The filters of a list under one button, which shows how many are applied, with a way to clear them all [MET-009]. */
export function FilterMenu({ list, filters }: FilterMenuProps) {
  // An address may name what no filter has.
  const count = filters.reduce(
    (sum, { name, options }) =>
      sum + options.filter(({ value }) => list.choice(name).value.includes(value)).length,
    0,
  );
  const label = count === 0 ? text('metrics.filters') : text('metrics.filtersApplied', { count });
  return (
    <div className={classes.bar}>
      <Popover
        label={text('metrics.filters')}
        trigger={<Button icon={<IconFilter {...iconProps} />}>{label}</Button>}
      >
        <div className={classes.groups}>
          {filters.map(({ name, label: heading, options }) => {
            const { value, onChange } = list.choice(name);
            return (
              <fieldset key={name} className={classes.group}>
                <legend>{heading}</legend>
                {options.map((option) => (
                  <Checkbox
                    key={option.value}
                    label={option.label}
                    checked={value.includes(option.value)}
                    onChange={(isChosen) =>
                      onChange(
                        isChosen ? [...value, option.value] : value.filter((one) => one !== option.value),
                      )
                    }
                  />
                ))}
              </fieldset>
            );
          })}
        </div>
      </Popover>
      {count > 0 && (
        <Button
          variant="quiet"
          onClick={() => list.setFilters(Object.fromEntries(filters.map(({ name }) => [name, []])))}
        >
          {text('metrics.clearFilters')}
        </Button>
      )}
    </div>
  );
}
