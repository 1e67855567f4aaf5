import { ApiError, type ApiClient } from '@assay/shared/api-client';
import { restoreDatapoints } from '@assay/shared/contracts';
import { deleteDatapoints, type DatapointOwner } from '@assay/shared/widgets/datapoint-history';
import * as z from '@assay/shared/zod';
import { changeValue, createValues, type NewValue } from '../metric-owner.ts';
import type { ValueState } from './value-state.ts';
import type { StepsResult } from './value-session.ts';
import type { ValueStep } from './value-steps.ts';

const storedFigure = z.object({
  value: z.string(),
  currency: z.string().nullable(),
  lastModified: z.string(),
});

type Conflict = StepsResult['conflicts'] extends ReadonlyMap<string, infer Value> ? Value : never;

const withCurrency = ({ currency }: ValueState) => (currency === null ? {} : { currency });

/** What somebody else stored instead; undefined for any other error. */
function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'VALUE_CONFLICT') return undefined;
  const stored = storedFigure.safeParse(error.details).data;
  return stored && { value: stored.value, currency: stored.currency, version: stored.lastModified };
}

type FigureStep = Extract<ValueStep, { readonly state: ValueState }>;

const toNewValue = ({ fin, state }: FigureStep): NewValue => {
  const { id, value, reportingDate } = state;
  return { id: id ?? '', fin, value, reportingDate, ...withCurrency(state) };
};

async function sendStep(api: ApiClient, owner: DatapointOwner, step: ValueStep): Promise<void> {
  switch (step.kind) {
    case 'remove':
      return deleteDatapoints(api, owner, [step.id]);
    case 'restore':
      await api.call(restoreDatapoints, { body: { uuids: [step.id] } });
      return;
    case 'add':
      return createValues(api, owner, [toNewValue(step)]);
    case 'change': {
      const { id, value, version } = step.state;
      const figure = { value, ...withCurrency(step.state) };
      return changeValue(api, owner, id ?? '', { ...figure, lastModified: version ?? '' });
    }
  }
}

/** Adds values by one call. A refusal of one refuses all: they are sent one by one then. @returns whether it was done */
async function addTogether(
  api: ApiClient,
  owner: DatapointOwner,
  steps: readonly FigureStep[],
): Promise<boolean> {
  if (steps.length < 2) return false;
  try {
    await createValues(api, owner, steps.map(toNewValue));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
    throw error;
  }
}

/** Sends steps. One that fails does not stop the others; the first error is reported. */
export async function sendSteps(
  api: ApiClient,
  owner: DatapointOwner,
  steps: readonly ValueStep[],
  onError: (error: unknown) => void,
): Promise<StepsResult> {
  const conflicts = new Map<string, Conflict>();
  const failed = new Set<string>();
  let isReported = false;
  const attempt = async (fins: readonly string[], send: () => Promise<unknown>) => {
    try {
      return await send();
    } catch (error) {
      const conflict = conflictOf(error);
      for (const fin of fins) {
        if (conflict) conflicts.set(fin, conflict);
        else failed.add(fin);
      }
      if (!conflict && !isReported) onError(error);
      isReported ||= !conflict;
      return undefined;
    }
  };
  const added = steps.flatMap((step) => (step.kind === 'add' ? [step] : []));
  const fins = added.map(({ fin }) => fin);
  const isAdded = (await attempt(fins, () => addTogether(api, owner, added))) === true;
  for (const step of steps)
    if (!failed.has(step.fin) && !(isAdded && step.kind === 'add'))
      await attempt([step.fin], () => sendStep(api, owner, step));
  return { conflicts, failed };
}
