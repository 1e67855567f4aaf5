import type { DocumentRequest, DocumentType } from '@assay/shared/contracts';
import { USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, IconX, iconProps, MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import { tagChoices } from '../model/document-cells.ts';
import classes from './document-toolbar.module.css';

export interface DocumentToolbarProps {
  readonly list: List<DocumentRequest>;
  readonly documentTypes: readonly DocumentType[];
}

/** Search and filters of a document list [AMB-029]. */
export function DocumentToolbar({ list, documentTypes }: DocumentToolbarProps) {
  const { filters } = list.query;
  const count = Object.keys(filters).length;
  return (
    <Toolbar
      label={text('documents.filters')}
      end={
        count > 0 && (
          <Button
            size="sm"
            variant="quiet"
            trailingIcon={<IconX {...iconProps} size={14} />}
            onClick={list.clearFilters}
          >
            {text('documents.clearFiltersOf', { count })}
          </Button>
        )
      }
    >
      <SearchInput
        className={classes.search}
        label={text('documents.search')}
        debounce={USER_SEARCH_DELAY_MS}
        {...list.search('search')}
      />
      <MultiSelect
        className={classes.filter}
        label={text('documents.filterType')}
        hideLabel
        placeholder={text('documents.filterType')}
        options={documentTypes.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        {...list.choice('documentType')}
      />
      <MultiSelect
        className={classes.filter}
        label={text('documents.filterTags')}
        hideLabel
        placeholder={text('documents.filterTags')}
        options={tagChoices(list.rows, filters.tags ?? []).map((tag) => ({ value: tag, label: tag }))}
        nothingFound={text('documents.noTags')}
        {...list.choice('tags')}
      />
    </Toolbar>
  );
}
