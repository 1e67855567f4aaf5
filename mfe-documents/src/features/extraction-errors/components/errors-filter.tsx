import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { SegmentedControl, Toolbar } from '@assay/shared/ui';
import type { List } from '@assay/shared/widgets/list-page';
import { NEEDS_TYPE, NEEDS_TYPE_QUERY, useNeedsTypeCount } from '../api/extraction-errors.queries.ts';
import type { ExtractionError } from '../model/extraction-error.ts';

/** Shows all errors, or the documents that need a type, with their number. */
export function ErrorsFilter({ list }: { readonly list: List<ExtractionError> }) {
  const count = useNeedsTypeCount();
  const filtered = NEEDS_TYPE_QUERY[NEEDS_TYPE];
  return (
    <Toolbar label={text('documents.filters')}>
      <SegmentedControl
        label={text('extraction.filter')}
        options={[
          { value: '', label: text('extraction.allErrors') },
          {
            value: filtered,
            label:
              count === undefined
                ? text('extraction.chooseType')
                : text('extraction.chooseTypeCount', { count: formatNumber(String(count)) }),
          },
        ]}
        value={list.isFiltered ? filtered : ''}
        onChange={(value) => list.setFilters({ [NEEDS_TYPE]: value === '' ? [] : [value] })}
      />
    </Toolbar>
  );
}
