import {
  findPower,
  findScaledPlaces,
  isMetricDataType,
  isScalable,
  type ScaledPlace,
} from '@assay/shared/domain';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { FieldRow } from './repository.ts';

/** The amount of a field, with the words in its box; none where it is no amount or has no place. */
function toPrinted(row: FieldRow) {
  const { data_type: dataType, fin, display_label: label, text, page, x, y, w, h } = row;
  if (!isMetricDataType(dataType) || !isScalable({ fin, label, dataType })) return [];
  if (text === null || page === null || x === null || y === null || w === null || h === null) return [];
  const metric = { fin, label, dataType, validators: [] };
  const { id, value, currency, modified_by: author, lesson_id: lesson } = row;
  const isFound = author === SYSTEM_USER_ID && lesson === null;
  return [{ id, isFound, metric, value: value ?? '', currency, text, box: { page, x, y, w, h } }];
}

/**
 * By metric: the printed words of the amounts of a document, and the power of ten in which their page states them. None of a
 * document that states all its amounts in full.
 */
export function findPrintedScales(rows: readonly FieldRow[]): ReadonlyMap<string, ScaledPlace> {
  const printed = rows.flatMap(toPrinted);
  const places = findScaledPlaces(printed.filter(({ isFound }) => isFound));
  if (places.every(({ power }) => power === 0)) return new Map();
  return new Map(
    printed.flatMap(({ id, box, text }) => {
      const power = findPower({ box, text }, places);
      return power === null ? [] : [[id, { box, text, power }]];
    }),
  );
}
