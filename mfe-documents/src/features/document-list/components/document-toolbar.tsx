import type { DocumentType } from '@assay/shared/contracts';
import { USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { ListFilters } from '@assay/shared/state';
import { Button, IconX, iconProps, MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import classes from './document-toolbar.module.css';

export interface DocumentToolbarProps {
  readonly filters: ListFilters;
  readonly documentTypes: readonly DocumentType[];
  /** Tags on offer. */
  readonly tags: readonly string[];
  readonly onFilter: (filters: ListFilters) => void;
  readonly onClear: () => void;
}

/** Search and filters of a document list [AMB-029]. */
export function DocumentToolbar({ filters, documentTypes, tags, onFilter, onClear }: DocumentToolbarProps) {
  const { search, documentType = [], tags: chosenTags = [] } = filters;
  const count = [search?.[0], documentType[0], chosenTags[0]].filter(Boolean).length;
  return (
    <Toolbar
      label={text('documents.filters')}
      end={
        count > 0 && (
          <Button
            size="sm"
            variant="quiet"
            trailingIcon={<IconX {...iconProps} size={14} />}
            onClick={onClear}
          >
            {text('documents.clearFiltersOf', { count })}
          </Button>
        )
      }
    >
      <SearchInput
        className={classes.search}
        label={text('documents.search')}
        value={search?.[0] ?? ''}
        onSearch={(value) => onFilter({ search: [value.trim()] })}
        debounce={USER_SEARCH_DELAY_MS}
      />
      <MultiSelect
        className={classes.filter}
        label={text('documents.filterType')}
        hideLabel
        placeholder={text('documents.filterType')}
        options={documentTypes.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={documentType}
        onChange={(chosen) => onFilter({ documentType: chosen })}
      />
      <MultiSelect
        className={classes.filter}
        label={text('documents.filterTags')}
        hideLabel
        placeholder={text('documents.filterTags')}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        value={chosenTags}
        onChange={(chosen) => onFilter({ tags: chosen })}
        nothingFound={text('documents.noTags')}
      />
    </Toolbar>
  );
}
