import type { ExtractionJob, PipelineSchema } from '../contract/job.ts';
import type { Pass, PassData, PassRunner, PassSummary } from '../contract/pass.ts';
import { checkedData, passData } from '../contract/pass.ts';
import type { ExtractionStage } from '../contract/outcome.ts';
import type { ExtractionResult, FileFacts } from '../contract/result.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { RecognisedType } from '../facts/document-type.ts';
import type { Furniture } from '../graph/furniture.ts';
import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';
import type { Proposer } from '../contract/proposer.ts';
import type { Source } from '../input/parts/contents-in.ts';
import type { QueryListener } from '../decide/metric-query.ts';
import type { ReadDocument, ReadOptions } from './read-document.ts';
import { resultModel } from '../contract/result.ts';
import { documentModel, graphModel, layoutModel } from './stage-models.ts';

export interface GraphedDocument extends ReadDocumentFacts {
  pages: Pages;
  furniture: Furniture;
}

export type ReadDocumentFacts = Omit<ReadDocument, 'pages' | 'file'> & { sizes: ExtractionResult['pages'] };

/** What the pages of a document are read as. */
export interface ReadAs {
  schema: PipelineSchema;
  recognisedType: RecognisedType | null;
}

export interface TaggedDocument extends ReadDocumentFacts, Source, ReadAs {
  fingerprint: LayoutFingerprint;
}

export type FoundInDocument = Omit<ExtractionResult, keyof FileFacts>;

/** What a stage may use besides its input. */
export interface StageContext extends ReadOptions {
  job: ExtractionJob;
  /** Plug-ins that propose values; none by default. */
  proposers: readonly Proposer[];
  /** Told how values were chosen. */
  listener?: QueryListener | undefined;
  passes: PassRunner;
}

/** One of the four parts of the pipeline; its output is checked before the next stage takes it. */
export interface Stage<In, Out> extends Pass<In, Promise<Out>, StageContext> {
  readonly stage: ExtractionStage;
  /** The passes inside it, in the order in which they first run. */
  readonly passes: readonly PassSummary[];
}

export const JOB = passData<ExtractionJob>('job');
export const DOCUMENT: PassData<ReadDocument> = checkedData('document', documentModel);
export const GRAPHS: PassData<GraphedDocument> = checkedData('graphs of pages', graphModel);
export const TAGGED: PassData<TaggedDocument> = checkedData('tagged document', layoutModel);
export const RESULT: PassData<FoundInDocument> = checkedData('result', resultModel);
export const PAGES = passData<Pages>('pages');
