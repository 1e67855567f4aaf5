import type { DocumentRequest } from '@assay/shared/contracts';
import { isIsoDate, type ListStage } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { Select, type Option } from '@assay/shared/ui';
import { DateField } from '@assay/shared/ui/forms';
import type { List } from '@assay/shared/widgets/list-page';
import { ValueFilter } from './value-filter.tsx';
import classes from './document-toolbar.module.css';

type Filtered = Pick<List<DocumentRequest>, 'query' | 'setFilters' | 'choice'>;

const DATES = [
  ['reportedFrom', 'documents.reportedFrom'],
  ['reportedTo', 'documents.reportedTo'],
  ['uploadedFrom', 'documents.uploadedFrom'],
  ['uploadedTo', 'documents.uploadedTo'],
] as const;

function DateFilter({
  list,
  name,
  label,
}: {
  readonly list: Filtered;
  readonly name: string;
  readonly label: string;
}) {
  const { defaultLanguage: language } = useSettings();
  const [stored = ''] = list.query.filters[name] ?? [];
  return (
    <DateField
      className={classes.date}
      label={label}
      hideLabel
      placeholder={label}
      language={language}
      value={isIsoDate(stored) ? stored : null}
      onChange={(date) => list.setFilters({ [name]: date === null ? [] : [date] })}
    />
  );
}

function FlagFilter({
  list,
  name,
  label,
  options,
}: {
  readonly list: Filtered;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}) {
  const [value] = list.query.filters[name] ?? [];
  return (
    <Select
      className={classes.flag}
      label={label}
      hideLabel
      placeholder={label}
      clearable
      options={options}
      value={value ?? null}
      onChange={(chosen) => list.setFilters({ [name]: chosen === null ? [] : [chosen] })}
    />
  );
}

/** The second line of filters: who, when, and how far the review is. */
export function MoreFilters({ list, stage }: { readonly list: Filtered; readonly stage: ListStage }) {
  return (
    <div className={classes.more} role="group" aria-label={text('documents.moreFilters')}>
      <ValueFilter
        stage={stage}
        column="fund"
        label={text('documents.filterFund')}
        {...list.choice('fund')}
      />
      <ValueFilter
        stage={stage}
        column="fund_manager"
        label={text('documents.filterFundManager')}
        {...list.choice('fundManager')}
      />
      <ValueFilter
        stage={stage}
        column="uploaded_by"
        label={text('documents.filterUploadedBy')}
        {...list.choice('uploadedBy')}
      />
      {DATES.map(([name, label]) => (
        <DateFilter key={name} list={list} name={name} label={text(label)} />
      ))}
      <FlagFilter
        list={list}
        name="verified"
        label={text('documents.filterVerified')}
        options={[
          { value: 'true', label: text('documents.isVerified') },
          { value: 'false', label: text('documents.isNotVerified') },
        ]}
      />
      <FlagFilter
        list={list}
        name="doubts"
        label={text('documents.filterDoubts')}
        options={[
          { value: 'true', label: text('documents.hasDoubts') },
          { value: 'false', label: text('documents.hasNoDoubts') },
        ]}
      />
      <FlagFilter
        list={list}
        name="changed"
        label={text('documents.filterChanged')}
        options={[
          { value: 'true', label: text('exports.changedSince') },
          { value: 'false', label: text('documents.notChangedSince') },
        ]}
      />
    </div>
  );
}
