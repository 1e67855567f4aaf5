import { useAddressUpdate, useLocation } from '@assay/shared/router';
import { useEffect, useMemo } from 'react';
import { keepHowOpened } from './opened-by-address.ts';
import type { ReviewDocument } from './review-document.ts';
import {
  findFilteredViews,
  hiddenFins,
  hiddenIds,
  PERIOD_PARAMETER,
  readChosenPeriods,
  writeChosenPeriods,
  type FilteredView,
} from './time-period-filter.ts';

/** A view with the period that is chosen in it; null shows all. */
export interface ChosenView extends FilteredView {
  readonly period: string | null;
  /** The metrics or columns that the period hides, by fin. */
  readonly hiddenFins: ReadonlySet<string>;
}

/** The choices of time periods in a document, and what they hide. */
export interface TimePeriodFilter {
  readonly views: readonly ChosenView[];
  /** Ids of the metrics that are not shown. */
  readonly hiddenIds: ReadonlySet<string>;
  /** Chooses the period of a view; null shows all. */
  readonly choose: (view: FilteredView, period: string | null) => void;
}

/**
 * The time periods that are chosen in the views of a document [SCH-001, SCH-009]. The address keeps them.
 * @param askedId the metric that has to be seen: a choice that hides it gives way, here and in the address
 */
export function useTimePeriodFilter(document: ReviewDocument, askedId: string | null): TimePeriodFilter {
  const location = useLocation();
  const update = useAddressUpdate();
  const { search } = location;
  const views = useMemo(() => findFilteredViews(document), [document]);
  const written = useMemo(() => {
    const chosen = readChosenPeriods(new URLSearchParams(search).getAll(PERIOD_PARAMETER), views);
    return views.map((view) => {
      const period = chosen.get(view.key) ?? null;
      return { view, period, ids: hiddenIds(view, period, document) };
    });
  }, [views, search, document]);
  const inTheWay = written.find(({ ids }) => askedId !== null && ids.has(askedId))?.view;
  const shown = useMemo(() => {
    const kept = written.filter(({ view }) => view !== inTheWay);
    const ids = new Set(kept.flatMap((one) => [...one.ids]));
    const chosen = written.map(({ view, period: ofView }): ChosenView => {
      const period = view === inTheWay ? null : ofView;
      return { ...view, period, hiddenFins: hiddenFins(view, period) };
    });
    return { views: chosen, hiddenIds: ids };
  }, [written, inTheWay]);
  const choose = ({ key }: FilteredView, period: string | null) => {
    update((before) => {
      const chosen = new Map(readChosenPeriods(before.getAll(PERIOD_PARAMETER), views));
      if (period === null) chosen.delete(key);
      else chosen.set(key, period);
      return writeChosenPeriods(before, chosen);
    }, keepHowOpened(location));
  };
  useEffect(() => {
    if (inTheWay) choose(inTheWay, null);
  });
  return { ...shown, choose };
}
