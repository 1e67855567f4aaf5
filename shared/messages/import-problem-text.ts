import type { LeftOutReason } from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';
import { textOf } from './text.ts';

const TEXTS: Readonly<Record<LeftOutReason, MessageKey>> = {
  nameEmpty: 'entities.problemNameEmpty',
  nameTooLong: 'entities.problemNameTooLong',
  nameRefused: 'entities.problemNameRefused',
  akaRefused: 'entities.problemAkaRefused',
  akaRepeated: 'entities.problemAkaRepeated',
  unknownType: 'entities.problemUnknownType',
  noType: 'entities.problemNoType',
  identifierTooLong: 'entities.problemIdentifierTooLong',
  repeatedRow: 'entities.problemRepeatedRow',
  identifierOfOther: 'entities.problemIdentifierOfOther',
  severalEntities: 'entities.problemSeveralEntities',
  changedMeanwhile: 'entities.problemChangedMeanwhile',
  notStorable: 'entities.problemNotStorable',
  changedSince: 'entities.problemChangedSince',
};

/** Why a row of an import was left out, in words. */
export function importProblemText({
  reason,
  about,
}: {
  readonly reason: LeftOutReason;
  readonly about: string;
}): string {
  return textOf(TEXTS[reason], { about });
}
