import type { getPlatformSummary, ResponseOf } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { durationText, shareText } from '../model/figure-texts.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import { PeriodControl, type PeriodControlProps } from './period-control.tsx';
import { Tile, Tiles } from './tiles.tsx';

type Summary = ResponseOf<typeof getPlatformSummary>;

export interface SummaryPanelProps {
  readonly load: PanelLoad<Summary>;
  readonly period: PeriodControlProps;
}

const numberText = (value: number) => formatNumber(String(value));

function SummaryTiles({ summary }: { readonly summary: Summary }) {
  const { from_date: from, to_date: to, uploaded, confirmed, touchless, firstPass } = summary;
  const { medianSeconds, timed } = summary;
  const reviewed = { confirmedFrom: from, confirmedTo: to };
  const ofConfirmed = (count: number) =>
    text('dashboards.countOf', { count: numberText(count), total: numberText(confirmed) });
  return (
    <Tiles>
      <Tile label={text('dashboards.uploaded')}>
        <StatisticLink
          count={uploaded}
          name={text('dashboards.uploaded')}
          query={{ uploadedFrom: from, uploadedTo: to }}
        />
      </Tile>
      <Tile label={text('dashboards.confirmed')}>
        <StatisticLink count={confirmed} name={text('dashboards.confirmed')} query={reviewed} />
      </Tile>
      <Tile label={text('dashboards.touchless')} detail={ofConfirmed(touchless)}>
        <StatisticLink
          count={touchless}
          name={text('dashboards.touchlessHint')}
          query={{ ...reviewed, outcome: 'touchless' }}
        >
          {shareText(touchless, confirmed)}
        </StatisticLink>
      </Tile>
      <Tile label={text('dashboards.firstPass')} detail={ofConfirmed(firstPass)}>
        <StatisticLink
          count={firstPass}
          name={text('dashboards.firstPassHint')}
          query={{ ...reviewed, outcome: 'firstPass' }}
        >
          {shareText(firstPass, confirmed)}
        </StatisticLink>
      </Tile>
      <Tile label={text('dashboards.medianTime')} detail={ofConfirmed(timed)}>
        <StatisticLink
          count={timed}
          name={text('dashboards.medianTimeHint')}
          query={{ ...reviewed, outcome: 'timed' }}
        >
          {durationText(medianSeconds)}
        </StatisticLink>
      </Tile>
    </Tiles>
  );
}

/** The platform summary: uploads, confirmations, touchless rate, first-pass yield and the median time to verify [AMB-009]. */
export function SummaryPanel({ load, period }: SummaryPanelProps) {
  return (
    <StatisticPanel
      title={text('dashboards.review')}
      hint={text('dashboards.reviewHint')}
      failure="dashboards.loadFailed"
      load={load}
      controls={<PeriodControl {...period} />}
      table={(summary) => <SummaryTiles summary={summary} />}
    />
  );
}
