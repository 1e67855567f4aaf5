import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { TextLink } from '@assay/shared/ui';
import type { StatisticQuery } from '../model/figure-query.ts';

export interface FigureLinkProps {
  /** How many; 0 leads nowhere. */
  readonly count: number;
  /** What the figure counts, for the name of the link: a date, a type, a person. */
  readonly name: string;
  /** The documents behind it. */
  readonly query: StatisticQuery;
  /** Shown instead of the count. */
  readonly children?: string;
}

/** A figure that opens the documents behind it. */
export function StatisticLink({ count, name, query, children }: FigureLinkProps) {
  const figure = children ?? formatNumber(String(count));
  if (count === 0) return figure;
  return (
    <TextLink
      render={(props) => (
        <RouteLink
          route="documents.figure"
          query={query}
          aria-label={text('usage.openDocuments', { figure, name })}
          {...props}
        />
      )}
    >
      {figure}
    </TextLink>
  );
}
