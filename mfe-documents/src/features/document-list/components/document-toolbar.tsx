import type { DocumentRequest, DocumentType } from '@assay/shared/contracts';
import { USER_SEARCH_DELAY_MS, type ListStage } from '@assay/shared/domain';
import { tagName, text } from '@assay/shared/messages';
import { Button, IconFilter, IconX, iconProps, MultiSelect, SearchInput, Toolbar } from '@assay/shared/ui';
import { ColumnMenu, type ColumnChoice, type List } from '@assay/shared/widgets/list-page';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { MORE_FILTERS } from '../model/filters.ts';
import { ValueFilter } from './value-filter.tsx';
import classes from './document-toolbar.module.css';

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

export interface DocumentToolbarProps {
  readonly list: List<DocumentRequest>;
  readonly stage: ListStage;
  readonly documentTypes: readonly DocumentType[];
  readonly columns: Pick<ColumnChoice<DocumentRequest>, 'choices' | 'isChanged' | 'show' | 'reset'>;
  /** Further tools, before the choice of columns. */
  readonly children?: ReactNode;
}

/** Search and filters of a document list, and the choice of its columns [AMB-029]. */
export function DocumentToolbar({ list, stage, documentTypes, columns, children }: DocumentToolbarProps) {
  const { filters } = list.query;
  const count = Object.keys(filters).length;
  const moreCount = MORE_FILTERS.filter((name) => filters[name] !== undefined).length;
  const [isOpen, setOpen] = useState(moreCount > 0);
  return (
    <>
      <Toolbar
        label={text('documents.filters')}
        end={
          <>
            {count > 0 && (
              <Button
                variant="quiet"
                trailingIcon={<IconX {...iconProps} size={14} />}
                onClick={list.clearFilters}
              >
                {text('documents.clearFiltersOf', { count })}
              </Button>
            )}
            {children}
            <ColumnMenu {...columns} />
          </>
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
        <ValueFilter
          stage={stage}
          column="tags"
          label={text('documents.filterTags')}
          nothingFound={text('documents.noTags')}
          nameOf={tagName}
          {...list.choice('tags')}
        />
        <Button
          icon={<IconFilter {...iconProps} />}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {moreCount === 0
            ? text('documents.moreFilters')
            : text('documents.moreFiltersOf', { count: moreCount })}
        </Button>
      </Toolbar>
      <Suspense fallback={null}>{isOpen && <MoreFilters list={list} stage={stage} />}</Suspense>
    </>
  );
}
