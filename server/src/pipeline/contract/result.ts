import { UNSUPPORTED_DOCUMENT_KINDS } from '@assay/shared/domain';
import { z } from 'zod';

import { candidateModel } from './candidate.ts';
import { documentDoubtModel } from './document-doubt.ts';
import { fileContentsModel } from './file-contents.ts';
import { fingerprintModel } from './layout-fingerprint.ts';
import { derivedLessonModel } from './lesson.ts';
import { proposerReportModel } from './proposer.ts';

/** Candidates of one metric, ranked; an empty list means not found. */
export const MAX_CANDIDATES = 5;

/** What is known of a file besides its text. */
const fileFactsModel = z.object({
  /** True when the file is no PDF: boxes refer to a PDF made of it, its rendition. */
  rendition: z.boolean(),
  /** Media type by content. */
  mimeType: z.string(),
  /**
   * Attachments of a mail, or files of a PDF portfolio, that can be documents themselves: their names there, and the files
   * they were written to.
   */
  attachments: z.array(z.object({ name: z.string(), path: z.string() })),
});

const cellModel = z.object({ fin: z.string(), candidates: z.array(candidateModel).max(MAX_CANDIDATES) });

/** What was found in a document. */
export const resultModel = z.object({
  ...fileFactsModel.partial().shape,
  documentType: z.string(),
  recognisedType: z.object({ id: z.string(), confidence: z.number() }).nullable(),
  pages: z.array(z.object({ number: z.int(), width: z.number(), height: z.number(), rotation: z.number() })),
  metrics: z.array(cellModel.extend({ groupIndex: z.int() })),
  rows: z.array(z.object({ groupIndex: z.int(), rowIndex: z.int(), cells: z.array(cellModel) })),
  /** What the schema's checks say of the best values. */
  checks: z.array(z.object({ name: z.string(), fins: z.array(z.string()).readonly(), holds: z.boolean() })),
  /** What the document's form has in common with the same sender's next one. */
  fingerprint: fingerprintModel,
  /** The lessons derived from the job's reviewed values. */
  derivedLessons: z.array(derivedLessonModel),
  /** How the plugged-in proposers did; empty without any. */
  proposers: z.array(proposerReportModel),
  /** The kind of paper that its titles say it is, where it is read as none of the types; null where they say none. */
  looksLike: z.enum(UNSUPPORTED_DOCUMENT_KINDS).nullable().optional(),
  /** Numbers of the pages that could not be read; everything else was. */
  unreadablePages: z.array(z.int().positive()),
  /** Reasons to look that lie in the document itself. */
  doubts: z.array(documentDoubtModel),
  /** No value was chosen yet: the model of the job is to be asked first. */
  awaitsModel: z.literal(true).optional(),
  /** What the file holds besides one notice to one partner; absent where it is one. Its values are then all doubtful. */
  contents: fileContentsModel.optional(),
});

export type FileFacts = z.infer<typeof fileFactsModel>;

export type ExtractionResult = z.infer<typeof resultModel>;
