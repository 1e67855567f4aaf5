import { useApi } from '@assay/shared/api-client';
import { getSettings } from '@assay/shared/contracts';
import { BRAND, readSettings, type TrialRemaining } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { Text } from '@assay/shared/ui';
import { NAVIGATION_KEY } from '../host/navigation-counts.queries.ts';
import classes from './frame.module.css';

/** What is left of the trial, read again with the counts of the sidebar, which uploads change. */
function useTrialRemaining(): TrialRemaining | null {
  const api = useApi();
  const { trial } = useSettings();
  const { data } = useQuery({
    queryKey: [...NAVIGATION_KEY, 'trial'],
    queryFn: async ({ signal }) => readSettings(await api.call(getSettings, {}, { signal })).settings.trial,
    enabled: trial !== null,
    initialData: trial,
    staleTime: 30_000,
  });
  return data;
}

/** Shows the users of a client on trial how much of it is left [FLAG-009, AMB-125]. */
export function TrialBanner() {
  const rest = useTrialRemaining();
  if (rest === null) return null;
  const { daysLeft, uploadsLeft } = rest;
  const { product, providerName: provider } = BRAND;
  const isOver = daysLeft === 0 || uploadsLeft === 0;
  return (
    <Text as="p" caption className={classes.banner} data-over={isOver || undefined}>
      <span>{text(daysLeft === 0 ? 'shell.trialEnded' : 'shell.trialBanner', { product })}</span>
      {daysLeft !== null && daysLeft > 0 && <span>{text('shell.trialDays', { count: daysLeft })}</span>}
      {uploadsLeft !== null && <span>{text('shell.trialUploads', { count: uploadsLeft })}</span>}
      {isOver && <span>{text('shell.trialContinue', { provider })}</span>}
    </Text>
  );
}
