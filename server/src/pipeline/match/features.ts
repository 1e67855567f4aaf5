/**
 * Everything that may speak for or against a proposal, each with its log-odds per unit: for a value of the document, and
 * for a cell of a row, where the title of a column takes the place of a label. Weights are set by hand and rank proposals;
 * the probability of the chosen one is fitted apart (`decide/confidence`). A weight of 0 is evidence for that fit only, or
 * belongs to a proposal whose odds its source gives.
 */
const WEIGHTS = {
  bias: { value: -7.4, cell: -4.2 },
  similarity: { value: 10.2, cell: 7.6 },
  rivalLead: { value: -5, cell: 0 },
  fit: { value: 1, cell: 0.6 },
  partialDate: { value: 0, cell: -0.8 },
  columnDoubt: { value: 0, cell: -3 },
  columnRival: { value: 0, cell: 0 },
  untitled: { value: 0, cell: 0 },
  periodMatch: { value: 1, cell: 0 },
  periodUnknown: { value: -1.6, cell: 0 },
  prior: { value: -3.5, cell: 0 },
  earlierColumn: { value: -3.5, cell: 0 },
  perUnit: { value: -3.5, cell: 0 },
  wrongScope: { value: -3.5, cell: 0 },
  rightScope: { value: 0.6, cell: 0 },
  otherColumn: { value: -2, cell: 0 },
  otherStage: { value: -3.5, cell: 0 },
  laterColumn: { value: -0.7, cell: 0 },
  datedLabel: { value: -1.2, cell: 0 },
  netLabel: { value: 0.6, cell: 0 },
  payable: { value: 2, cell: 0 },
  shorterPeriod: { value: -1.6, cell: 0 },
  byPlace: { value: 0.8, cell: 0 },
  periodEnd: { value: 1.2, cell: 0 },
  labelledSum: { value: -2.5, cell: 0 },
  kindBeside: { value: 0, cell: 0 },
  kindColon: { value: 0.1, cell: 0 },
  kindAbove: { value: -0.3, cell: 0 },
  kindBelow: { value: -0.5, cell: 0 },
  kindProse: { value: -0.9, cell: 0 },
  kindClause: { value: -0.8, cell: 0 },
  statedCurrency: { value: 2.6, cell: 0 },
  nameOdds: { value: 1, cell: 0 },
  statusFromHeading: { value: 0, cell: 2.4 },
  statusFromMark: { value: 0, cell: 2 },
  statusFromCode: { value: 0, cell: 2 },
  transposed: { value: 0, cell: 0 },
  fromCard: { value: 0, cell: 0 },
  learned: { value: 0, cell: 0 },
  proposed: { value: 0, cell: 0 },
  repeated: { value: 0.3, cell: 0.3 },
  claimed: { value: -2.5, cell: -2.5 },
  ofRow: { value: -2, cell: -2 },
  neighbours: { value: 0.35, cell: 0.35 },
  sumOfParts: { value: 2.5, cell: 2.5 },
  checksHold: { value: 1, cell: 1 },
  checksFail: { value: -0.5, cell: -0.5 },
  chosenByCheck: { value: 0, cell: 0 },
} as const satisfies Record<string, Readonly<Record<'value' | 'cell', number>>>;

export type FeatureName = keyof typeof WEIGHTS;

/** What speaks for and against a proposal; an absent feature is 0. */
export type Features = Partial<Record<FeatureName, number>>;

/** Where a proposal is read: as a value of the document, or as a cell of a row. */
export type Reading = 'value' | 'cell';

const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(WEIGHTS, name);

/** Names of all features. */
export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(WEIGHTS).filter(isFeatureName);

/** Log-odds per unit of a feature. */
export const weightOf = (name: FeatureName, reading: Reading = 'value'): number => WEIGHTS[name][reading];

/** The sum of all features times their weights, in log-odds. */
export function oddsOf(features: Features, reading: Reading = 'value'): number {
  return FEATURE_NAMES.reduce((sum, name) => sum + weightOf(name, reading) * (features[name] ?? 0), 0);
}
