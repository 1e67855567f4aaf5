/**
 * Evidence that one thing is not known without which no value can be: its scale, period, owner, column, document or whole
 * text. However much speaks for a value, it is no surer than values with that doubt are.
 */
export const DOUBTS: readonly string[] = [
  'tooSmall',
  'tooLarge',
  'apart',
  'periodUnknown',
  'shorterPeriod',
  'earlierColumn',
  'prior',
  'wrongScope',
  'otherColumn',
  'columnGuessed',
  'unnamedColumn',
  'columnPerUnit',
  'columnDoubt',
  'columnRival',
  'columnFails',
  'checksFail',
  'perUnit',
  'partialDate',
  'sharedDate',
  'claimed',
  'runsOn',
  'ibanCut',
  'rowless',
];
