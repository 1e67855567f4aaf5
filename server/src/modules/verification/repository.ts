import { z } from 'zod';
import { fileContentsWire, type FileContents } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';

/** The documents of a file that holds several, in the order of their pages. */
export async function findFileParts(kysely: DatabaseClient, clientId: string, fileKey: string) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'from_page', 'to_page', 'part_title'])
    .where('client_id', '=', clientId)
    .where('s3_key', '=', fileKey)
    .where('from_page', 'is not', null)
    .orderBy('from_page')
    .execute();
}

const runOutputs = z.object({
  rendition: z.boolean().optional(),
  recognisedType: z.object({ id: z.string(), confidence: z.number() }).nullish(),
  unreadablePages: z.array(z.number()).optional(),
  contents: fileContentsWire.optional().catch(undefined),
});

/** An attempt that ended with a result. */
export interface FinishedRun {
  readonly id: string;
  readonly hasRendition: boolean;
  /** The type that the document's words indicate, with its probability. */
  readonly recognisedType: { readonly id: string; readonly confidence: number } | null;
  /** Numbers of the pages that could not be read. */
  readonly unreadablePages: readonly number[];
  /** What the file holds besides one notice to one partner. */
  readonly contents: FileContents | null;
}

/** The last attempt of a document that ended with a result: its boxes are the ones to show, on its rendition if it has one. */
export async function findLastRun(
  kysely: DatabaseClient,
  documentId: string,
): Promise<FinishedRun | undefined> {
  const run = await kysely
    .selectFrom('document_runs')
    .select(['id', 'outputs'])
    .where('document_request_id', '=', documentId)
    .where('status', '=', 'done')
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) return undefined;
  const outputs = runOutputs.safeParse(run.outputs).data;
  return {
    id: run.id,
    hasRendition: outputs?.rendition === true,
    recognisedType: outputs?.recognisedType ?? null,
    unreadablePages: outputs?.unreadablePages ?? [],
    contents: outputs?.contents ?? null,
  };
}
