import type { Judgement } from '../calibration/reliability.ts';
import { calibrationError, untouchedShare } from '../calibration/reliability.ts';
import type { JudgedDocument, JudgedField } from './judged-set.ts';
import { judgementsOf } from './judged-set.ts';

/** Counts of a group of fields, and what is made of them; shares are 0 to 1. */
export interface Figures {
  documents: number;
  values: number;
  precision: number;
  recall: number;
  f1: number;
  /** Share of right values whose box covers their words; null where the truth has no boxes. */
  boxes: number | null;
}

const count = (fields: readonly JudgedField[], kind: JudgedField['kind']): number =>
  fields.filter((field) => field.kind === kind).length;

/** Figures of fields, however they were chosen. */
export function figuresOf(fields: readonly JudgedField[], documents: number, hasBoxes = true): Figures {
  const right = count(fields, 'right');
  const found = right + count(fields, 'wrong') + count(fields, 'extra');
  const printed = right + count(fields, 'wrong') + count(fields, 'missed');
  const covered = fields.filter(({ boxRight }) => boxRight).length;
  return {
    documents,
    values: printed,
    precision: right / (found || 1),
    recall: right / (printed || 1),
    f1: (2 * right) / (found + printed || 1),
    boxes: hasBoxes ? covered / (right || 1) : null,
  };
}

/** Figures of documents. */
export function figuresOfDocuments(documents: readonly JudgedDocument[]): Figures {
  const hasBoxes = documents.every(({ truth }) =>
    Object.values(truth.metrics).every(({ boxes }) => boxes !== undefined),
  );
  return figuresOf(
    documents.flatMap(({ fields }) => fields),
    documents.length,
    hasBoxes,
  );
}

/** Figures of papers and of how sure their values are; shares are 0 to 1. */
export interface SureFigures {
  papers: number;
  f1: number;
  calibrationError: number;
  /** Share of values that could be accepted untouched so that 99.5 % of them are right. */
  untouched: number;
  /** Values that are wrong or not printed and were claimed with more than 0.95, and all that were claimed. */
  sureWrong: number;
  claimed: number;
}

/** From here on a wrong value is a sure one. */
const SURE = 0.95;

/** Figures of documents and of how sure their values are. */
export function sureFiguresOf(
  documents: readonly JudgedDocument[],
  judgements: readonly Judgement[] = judgementsOf(documents),
): SureFigures {
  const printed = documents.flatMap(({ fields }) => fields).filter(({ kind }) => kind !== 'extra').length;
  return {
    papers: documents.length,
    f1: (2 * judgements.filter(({ right }) => right).length) / (judgements.length + printed || 1),
    calibrationError: calibrationError(judgements),
    untouched: untouchedShare(judgements),
    sureWrong: judgements.filter(({ probability, right }) => !right && probability > SURE).length,
    claimed: judgements.length,
  };
}
