import type { MetricDataType } from '@assay/shared/domain';
import type { LayoutFingerprint } from './layout-fingerprint.ts';
import type { Lesson, ReviewedValue } from './lesson.ts';

/** A check on a metric's value; extraction uses it as a hint only. */
export interface PipelineValidator {
  type: string;
  options?: string[] | null;
  regex?: string | null;
  description?: string | null;
}

/** A metric to look for. */
export interface PipelineMetric {
  fin: string;
  displayName: string;
  description: string;
  type: MetricDataType;
  timePeriod: string | null;
  associatedEntityType: string | null;
  filterGroup: string;
  isRequired: boolean;
  validators: PipelineValidator[];
  /** What documents print for it besides its name, as people have said. */
  labels?: string[];
}

/** Metrics that stand together; a repeating group is looked for once per row of a table. */
export interface PipelineGroup {
  displayName: string;
  groupIdentifier: string | null;
  isRepeatingGroup: boolean;
  metrics: PipelineMetric[];
}

/** The schema assigned to a document type. */
export interface PipelineSchema {
  documentType: string;
  groups: PipelineGroup[];
}

/** A language model that the client lets read its papers. */
export interface AskedModel {
  name: string;
  /**
   * What it has answered, as it came. Null where it is still to be asked: the stages then end before values are chosen,
   * unless the layout is one that the client has confirmed, and the result awaits the model.
   */
  proposals: readonly unknown[] | null;
}

/** One document to extract. */
export interface ExtractionJob {
  filePath: string;
  fileName: string;
  /** The type chosen by the user; null lets the pipeline recognise it. */
  documentType: string | null;
  /**
   * First and last page of the one document of the file that is asked for, from 1, and what the file calls it: of a
   * register the partner whose document it is. Absent: the file is parted.
   */
  pages?: { from: number; to: number; title?: string };
  /** Every schema assigned to a type of the client. */
  schemas: PipelineSchema[];
  /** The catalogue's checks, used as weak evidence. */
  checks?: unknown;
  /** Least probability of a best value that is worth showing; absent: what the confidence model says. */
  leastShown?: number;
  /** What was learned from the client's trusted reviewers; of these the document's own layout takes what speaks to it. */
  lessons?: Lesson[];
  /**
   * Layouts of documents that the client has confirmed: values of a document whose layout is none of these are less sure.
   * Absent: none is known.
   */
  confirmedLayouts?: readonly LayoutFingerprint[];
  /** The model that has a say in this document; absent: none. */
  model?: AskedModel | undefined;
  /** Values of this document that a reviewer set right: the result holds the lessons derived from them. */
  reviewed?: ReviewedValue[];
  /** Where the PDF goes that was made of a file that is none; without it, it is not kept. */
  renditionPath?: string;
  /** Folder for the attachments of a mail or files of a PDF portfolio; without it, they are not kept. */
  attachmentsFolder?: string;
  /** Where the document's graph is written as JSON (`DocumentGraph`), page by page; absent: it is not written. */
  graphPath?: string;
  /** Where the lines that can be marked are written as JSON (a list of `PageAnnotation`); absent: not written. */
  annotationsPath?: string;
  /**
   * Where the pages of a PDF are kept as they are read. What a process before has kept there is not read again. Absent:
   * they are not kept.
   */
  keptPagesPath?: string;
}
