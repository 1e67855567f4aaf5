import type { MetricDataType } from '@assay/shared/domain';

import type { Proposal } from '../../match/proposal.ts';
import { FEATURE_NAMES } from '../../match/features.ts';

/** What a whole finding says of one of its values (`signals/`). */
const SIGNALS = [
  'typeDoubt',
  'rowless',
  'documentTies',
  'poorScan',
  'strange',
  'apart',
  'tooSmall',
  'tooLarge',
  'manyDecimals',
  'columnGuessed',
  'unnamedColumn',
  'columnPerUnit',
  'sharedDate',
  'columnAddsUp',
  'rowsAddUp',
  'columnFails',
  'mentions',
  'runsOn',
  'endsInForm',
  'withoutForm',
  'smallWords',
  'oddText',
  'cutShort',
  'amongLabels',
  'manyWords',
  'ibanCut',
  'holdsOther',
] as const;

/** What is known of the choice itself. */
const CHOICES = [
  'oddsLow',
  'oddsMiddle',
  'oddsHigh',
  'leadLow',
  'leadMiddle',
  'leadHigh',
  'tied',
  'alone',
  'weakLabel',
  'recognised',
  'recognisedBadly',
  'unsureName',
  'isRow',
  'isMoney',
  'isDate',
  'isEntity',
  'isText',
  'isNumber',
  'doubted',
  'partDoubt',
] as const;

/** All evidence that the fitted model may weigh. */
export const EVIDENCE_NAMES = [...FEATURE_NAMES, ...CHOICES, ...SIGNALS] as const;
export type EvidenceName = (typeof EVIDENCE_NAMES)[number];
/** The evidence for one value; what is absent is 0. */
export type Evidence = Partial<Record<EvidenceName, number>>;

/** Where a value was chosen. */
export interface Choice {
  type: MetricDataType;
  /** True for a cell of a repeating group. */
  isRow: boolean;
  /** What a rule allows the value to be, 0 to 1. */
  most: number;
  /** From everything else that was found in the document. */
  signals: Evidence;
}

/** Lead of a value that nothing rivals, in log-odds. */
const UNRIVALLED = 6;
const KIND: Readonly<Partial<Record<MetricDataType, (typeof CHOICES)[number]>>> = {
  CURRENCY: 'isMoney',
  DATE: 'isDate',
  ENTITY_NAME: 'isEntity',
  ENTITY_LINK: 'isEntity',
  STRING: 'isText',
};

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A number as three hinges, so that a linear model may bend: below `low`, between, and above `high`. */
function hinges(name: 'odds' | 'lead', value: number, [least, low, high, most]: readonly number[]): Evidence {
  const [a, b, c, d] = [least ?? 0, low ?? 0, high ?? 0, most ?? 0];
  const parts = { low: clamp(value, a, b) - b, middle: clamp(value, b, c) - b, high: clamp(value, c, d) - c };
  return name === 'odds'
    ? { oddsLow: parts.low, oddsMiddle: parts.middle, oddsHigh: parts.high }
    : { leadLow: parts.low, leadMiddle: parts.middle, leadHigh: parts.high };
}

/** A name whose worst word is read so badly may have a wrong letter, which no arithmetic finds; beyond that, no more is learned. */
const UNSURE = { from: 0.05, to: 0.35 };

/** How well the words of a value were recognised; of names also how badly, in tenths. */
function recognition({ words }: Proposal, type: MetricDataType): Evidence {
  const read = words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  if (read.length === 0) return {};
  const badly = 1 - Math.min(...read);
  const isName = KIND[type] === 'isEntity' || KIND[type] === 'isText';
  return {
    recognised: 1,
    recognisedBadly: badly,
    ...(isName ? { unsureName: 10 * (clamp(badly, UNSURE.from, UNSURE.to) - UNSURE.from) } : {}),
  };
}

/** A label this like what a metric is called is none of a doubt. */
const LIKE = 0.9;
const MAX_WEAKNESS = 3;

/** How far the label or title of a value is from what its metric is called, in tenths; 0 of a value without a label. */
export function weaknessOf({ features: { similarity } }: Proposal): number {
  return similarity === undefined ? 0 : clamp(10 * (LIKE - similarity), 0, MAX_WEAKNESS);
}

/** A value leads another one by less than this where nothing but their order chooses between them. */
const CHOSEN_BY_ORDER = 0.2;

/** The evidence for the best proposal of a metric; `second` is the next one that says something else. */
export function evidenceOf(best: Proposal, second: Proposal | undefined, choice: Choice): Evidence {
  const lead = second === undefined ? UNRIVALLED : best.odds - second.odds;
  // The bias is the same for all values: the model has its own.
  const features = { ...best.features, bias: 0 };
  const kind = KIND[choice.type];
  return {
    ...features,
    ...hinges('odds', best.odds, [-3, 0, 3, 8]),
    ...hinges('lead', lead, [-3, 0, 2, UNRIVALLED]),
    ...(lead >= 0 && lead < CHOSEN_BY_ORDER ? { tied: 1 } : {}),
    ...(second === undefined ? { alone: 1 } : {}),
    weakLabel: weaknessOf(best),
    ...recognition(best, choice.type),
    ...(choice.isRow ? { isRow: 1 } : {}),
    ...(kind === undefined ? { isNumber: 1 } : { [kind]: 1 }),
    ...(best.origin?.kind === 'proposer' ? { proposed: 1 } : {}),
    ...(choice.most < 1 ? { doubted: 1 - choice.most } : {}),
    ...choice.signals,
  };
}
