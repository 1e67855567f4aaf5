import type { CheckOverride, FundCheck } from '@assay/shared/domain';
import type { DatabaseClient } from '../database/database.ts';
import { readShownOverrides } from './doubts/doubts.ts';
import { findNamesakes, type Namesakes } from './names/document-names.ts';
import type { Reader } from './policy/entry-fields.repository.ts';
import { findWithheldIds } from './policy/withheld.ts';
import type { StoredTables } from './rows/row-template.ts';
import { readTables, type TablesToRead } from './save/save-table.ts';
import type { DocumentSources } from './sources.ts';
import { findDatapoints, findLastModified, type DatapointRow } from './values/repository.ts';

/** What a document is made of, with what is known of its values. */
export interface DocumentContent extends StoredTables {
  readonly datapoints: readonly DatapointRow[];
  /** Metrics whose values are withheld from the reader. */
  readonly withheld: ReadonlySet<string>;
  readonly checks: readonly FundCheck[];
  readonly checkOverrides: readonly CheckOverride[];
  /** When a value was last changed. */
  readonly lastModified: Date | undefined;
  /** How many entities a name may mean, by its metric, where they are several. */
  readonly namesakes: ReadonlyMap<string, Namesakes>;
}

/** Everything that is stored of a document, as the document view shows it to a reader; of its tables all rows without a part. */
export async function readContent(
  kysely: DatabaseClient,
  sources: DocumentSources,
  reader: Reader,
  { document, part }: TablesToRead,
): Promise<DocumentContent> {
  const { clientId } = reader;
  const { id } = document;
  const tables = await readTables(kysely, sources, clientId, { document, part });
  const metricIds = part && tables.metrics.map((metric) => metric.id);
  const withheld = await findWithheldIds(kysely, reader, [id]);
  return {
    ...tables,
    withheld,
    datapoints: await findDatapoints(kysely, sources, id, metricIds),
    checks: await sources.checksOf(kysely, clientId, document.document_type_id),
    checkOverrides: await readShownOverrides(kysely, clientId, id, withheld),
    lastModified: await findLastModified(kysely, id),
    namesakes: await findNamesakes(kysely, sources, clientId, { documentIds: [id], metricIds }),
  };
}
