import type { FundCheckVerdict, MetricDataType } from '@assay/shared/domain';
import type { ExtractionFailure } from './failures.ts';
import type { LayoutFingerprint } from './layout-fingerprint.ts';
import type { DerivedLesson, Lesson, TaughtValue } from './lesson.ts';
import type { FileContents } from './file-contents.ts';
import type { ProposerReport } from './proposer.ts';

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

/** One document to extract. */
export interface ExtractionJob {
  filePath: string;
  fileName: string;
  /** The type chosen by the user; null lets the pipeline recognise it. */
  documentType: string | null;
  /** Every schema assigned to a type of the client. */
  schemas: PipelineSchema[];
  /** The catalogue's checks, used as weak evidence. */
  checks?: unknown;
  /** Least probability of a best value that is worth showing; absent: what the confidence model says. */
  leastShown?: number;
  /** What the client's trusted reviewers taught; of these the document's own layout takes what speaks to it. */
  lessons?: Lesson[];
  /** Values that a reviewer set right in this document: the result says what they teach. */
  teach?: TaughtValue[];
  /** Where the PDF goes that was made of a file that is none; without it, it is not kept. */
  renditionPath?: string;
  /** Folder for the attachments of a mail; without it, they are not kept. */
  attachmentsFolder?: string;
  /** Where the document's graph is written as JSON (`DocumentGraph`), page by page; absent: it is not written. */
  graphPath?: string;
  /** Where the lines that can be marked are written as JSON (a list of `PageAnnotation`); absent: not written. */
  annotationsPath?: string;
}

/** What is known of a file besides what stands in it. */
export interface FileFacts {
  /** True when the file is no PDF: boxes refer to a PDF made of it, its rendition. */
  rendition: boolean;
  /** Media type by content. */
  mimeType: string;
  /** Attachments of a mail that can be documents themselves: their names in the mail, and the files they were written to. */
  attachments: { name: string; path: string }[];
}

/** Who proposed a value: the document's own words, a lesson of a trusted reviewer, or a plug-in. */
export type CandidateOrigin =
  | { kind: 'document' }
  | { kind: 'learned'; lesson: string }
  | { kind: 'proposer'; id: string; version: string };

/**
 * One proposed value. `value` as on the wire: ISO date, plain decimal string, percentage without sign ("14.2"), text as
 * printed. The box holds fractions 0-1 of the page as displayed, from its top left. `confidence` is the probability of
 * being right.
 */
export interface Candidate {
  value: string;
  currency: string | null;
  confidence: number;
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
  nodeId: string;
  /** Where the value stands in a workbook, `Sheet1!B12`; null in other files. */
  cell?: string | null;
  /** What `confidence` was made of; of best values only. */
  evidence?: Evidence;
  /** Other names under which the document calls the entity. */
  akas?: string[];
  /** Absent: the document's own words. */
  origin?: CandidateOrigin;
}

/** What was found in a document. Candidates are ranked, at most five; an empty list means not found. */
export interface ExtractionResult extends Partial<FileFacts> {
  documentType: string;
  recognisedType: { id: string; confidence: number } | null;
  pages: { number: number; width: number; height: number; rotation: number }[];
  metrics: { fin: string; groupIndex: number; candidates: Candidate[] }[];
  rows: { groupIndex: number; rowIndex: number; cells: { fin: string; candidates: Candidate[] }[] }[];
  /** What the schema's checks say of the best values. */
  checks: FundCheckVerdict[];
  /** What the document's form has in common with the same sender's next one. */
  fingerprint: LayoutFingerprint;
  /** What the job's taught values teach. */
  taught: DerivedLesson[];
  /** How the plugged-in proposers did; empty without any. */
  proposers: ProposerReport[];
  /** Numbers of the pages that could not be read; everything else was. */
  unreadablePages: number[];
  /** What the file holds besides one notice to one partner; absent where it is one. Its values are then all doubtful. */
  contents?: FileContents | undefined;
}

/** The end of an extraction: a result, or the reason why there is none. */
export type ExtractionOutcome =
  { ok: true; result: ExtractionResult } | { ok: false; failure: ExtractionFailure };

/** The stages a running extraction reports, in this order. */
export type ExtractionStage =
  'EXT_START_PDF_TO_DOC' | 'EXT_START_DOC_TO_GRAPH' | 'EXT_START_LAYOUT_TAGGER' | 'EXT_START_METRIC_QUERY';

/** What speaks for and against the value that was chosen, by name; absent is 0. Input of the calibrated model. */
export type Evidence = Readonly<Record<string, number>>;
