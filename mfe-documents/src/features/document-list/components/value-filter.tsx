import { useApi } from '@assay/shared/api-client';
import type { FILTERED_COLUMNS } from '@assay/shared/contracts';
import { USER_SEARCH_DELAY_MS, type ListStage } from '@assay/shared/domain';
import { useQuery } from '@assay/shared/query';
import { MultiSelect } from '@assay/shared/ui';
import { useDebounced } from '@assay/shared/state';
import { useState } from 'react';
import { filterValuesQuery } from '../api/document-list.queries.ts';
import classes from './document-toolbar.module.css';

export interface ValueFilterProps {
  readonly stage: ListStage;
  readonly column: (typeof FILTERED_COLUMNS)[number];
  readonly label: string;
  readonly nothingFound?: string;
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** What a value reads; by default the value itself. */
  readonly nameOf?: (value: string) => string;
}

/** A filter by values that documents of the list have; the server finds them by what is typed. */
export function ValueFilter({
  stage,
  column,
  label,
  nameOf = (value) => value,
  ...choice
}: ValueFilterProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, USER_SEARCH_DELAY_MS);
  const [wasOpened, setOpened] = useState(false);
  const { data = [] } = useQuery({
    ...filterValuesQuery(useApi(), { stage, column, search }),
    enabled: wasOpened,
  });
  const values = [...new Set([...choice.value, ...data])];
  return (
    <MultiSelect
      className={classes.filter}
      label={label}
      hideLabel
      placeholder={label}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      onSearch={setTyped}
      onOpen={() => setOpened(true)}
      {...choice}
    />
  );
}
