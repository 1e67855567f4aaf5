import type { Switches } from '../switches/index.ts';

/** How a client's trial is configured; what is empty does not limit it [FLAG-010]. */
export interface Trial {
  readonly isTrial: boolean;
  readonly limitedUploads: boolean;
  /** First day, `YYYY-MM-DD`. */
  readonly start: string | null;
  readonly days: number | null;
  /** Uploads in all; limits only a client with limited uploads. */
  readonly uploads: number | null;
  readonly uploadsUsed: number;
}

/** What is left of a trial; null where it has no end or no limit. */
export interface TrialRemaining {
  /** Days that uploads are accepted, today included; 0 once the trial is over. */
  readonly daysLeft: number | null;
  readonly uploadsLeft: number | null;
}

/** Why an upload is refused on trial. */
export type TrialRefusal = 'TRIAL_ENDED' | 'TRIAL_UPLOADS_USED';

const DAY_MS = 86_400_000;

/** The largest number of uploads; null where nothing limits them. */
export function trialUploadLimit({ limitedUploads, uploads }: Trial): number | null {
  return limitedUploads ? uploads : null;
}

/**
 * What is left of a client's trial; null while the trial mode is off or the client is not on trial [AMB-025, AMB-125].
 * @param today `YYYY-MM-DD`
 */
export function trialRemaining(trial: Trial, switches: Switches, today: string): TrialRemaining | null {
  if (!switches.trialMode || !trial.isTrial) return null;
  const limit = trialUploadLimit(trial);
  return {
    daysLeft: daysLeft(trial, today),
    uploadsLeft: limit === null ? null : Math.max(0, limit - trial.uploadsUsed),
  };
}

/** Why a client on trial may not upload; null where it may. */
export function trialRefusal(rest: TrialRemaining | null): TrialRefusal | null {
  if (rest?.daysLeft === 0) return 'TRIAL_ENDED';
  return rest?.uploadsLeft === 0 ? 'TRIAL_UPLOADS_USED' : null;
}

function daysLeft({ start, days }: Trial, today: string): number | null {
  if (start === null || days === null) return null;
  const end = Date.parse(start) + days * DAY_MS;
  return Math.max(0, Math.ceil((end - Date.parse(today)) / DAY_MS));
}
