import { PAGE_BUTTON_COUNT, PAGE_SIZES, pageCountOf } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Text } from '../layout/text.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, iconProps } from '../icons.ts';
import { Select } from '../inputs/select.tsx';
import { pagesAround } from './pages-around.ts';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Counting stopped at `total` because more would cost too much; shown as '10,000+'. */
  readonly isLowerBound?: boolean;
  readonly onPageChange: (page: number) => void;
  /** Without it the page size is fixed and shown as text [UI-012]. */
  readonly onPageSizeChange?: (size: number) => void;
  readonly pageSizes?: readonly number[];
  readonly maxButtons?: number;
  readonly size?: 'sm' | 'md';
}

const grouped = new Intl.NumberFormat('en-GB');

/** 'Showing', a page-size selector, 'results per page of {total}', and page buttons [UI-009…UI-012]. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pageSize,
    total,
    isLowerBound = false,
    onPageChange,
    maxButtons = PAGE_BUTTON_COUNT,
    size = 'md',
  } = props;
  const pageCount = Math.max(1, pageCountOf(total, pageSize), isLowerBound ? page + 1 : 0);
  const step = (icon: React.ReactNode, key: 'generic.previousPage' | 'generic.nextPage', target: number) => (
    <IconButton
      size={size === 'sm' ? 'sm' : 'md'}
      label={text(key)}
      icon={icon}
      disabled={target < 1 || target > pageCount}
      onClick={() => onPageChange(target)}
    />
  );

  return (
    <Text as="div" quiet figures className={classes.bar} data-size={size}>
      <PageSize {...props} totalText={`${grouped.format(total)}${isLowerBound ? '+' : ''}`} />
      <nav className={classes.pages} aria-label={text('generic.pagination')}>
        {step(<IconChevronLeft {...iconProps} />, 'generic.previousPage', page - 1)}
        {pagesAround(page, pageCount, maxButtons).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.page}
            aria-label={text('generic.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => number !== page && onPageChange(number)}
          >
            {grouped.format(number)}
          </button>
        ))}
        {step(<IconChevronRight {...iconProps} />, 'generic.nextPage', page + 1)}
      </nav>
    </Text>
  );
}

function PageSize({
  pageSize,
  onPageSizeChange,
  pageSizes = PAGE_SIZES,
  totalText,
}: PaginationProps & { readonly totalText: string }) {
  return (
    <div className={classes.showing}>
      <span>{text('generic.showing')}</span>
      {onPageSizeChange === undefined ? (
        <span className={classes.fixedSize}>{pageSize}</span>
      ) : (
        <Select
          label={text('generic.pageSize')}
          hideLabel
          size="sm"
          className={classes.size}
          value={String(pageSize)}
          options={pageSizes.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => chosen !== null && onPageSizeChange(Number(chosen))}
        />
      )}
      <span>{text('generic.resultsPerPageOf', { total: totalText })}</span>
    </div>
  );
}
