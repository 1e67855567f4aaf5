import { sql } from 'kysely';
import type { LessonWire } from '@assay/shared/contracts';
import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import type { LessonState } from '../../database/column-types.ts';
import { taughtModel } from '../../pipeline/index.ts';
import { readOrderTerms, readPage } from '../data-model/order.ts';

export interface LessonQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: readonly LessonState[] | undefined;
}

const COLUMNS = {
  sender: 'lower(layout.sender) collate "C"',
  metric: 'lower(coalesce(identifier.name, lesson.fin)) collate "C"',
  label: 'lower(lesson.label) collate "C"',
  taughtBy: 'lower(lesson.taught_by) collate "C"',
  taughtAt: 'lesson.taught_at',
  state: 'lesson.state',
};
const LARGEST_PAGE = 500;

function matchingLessons(kysely: Rows, clientId: string, { search, state: states }: LessonQuery) {
  return kysely
    .selectFrom('learned_lessons as lesson')
    .innerJoin('learned_layouts as layout', 'layout.id', 'lesson.layout_id')
    .leftJoin('metric_identifiers as identifier', (join) =>
      join.onRef('identifier.fin', '=', 'lesson.fin').onRef('identifier.client_id', '=', 'lesson.client_id'),
    )
    .where('lesson.client_id', '=', clientId)
    .$if(states !== undefined, (some) => some.where('lesson.state', 'in', [...(states ?? [])]))
    .$if(search !== undefined && search !== '', (some) =>
      some.where(
        sql<boolean>`plain_text(layout.sender || chr(10) || lesson.label || chr(10) || coalesce(identifier.name, lesson.fin))
          like plain_text(${`%${search?.replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    );
}

type SpokenDocuments = ReadonlyMap<string, LessonWire['documents']>;

async function findDocuments(kysely: Rows, lessonIds: readonly string[]): Promise<SpokenDocuments> {
  if (lessonIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('learned_lesson_documents')
    .select(['lesson_id', 'document_request_id', 'file_name', 'kind'])
    .where('lesson_id', 'in', [...lessonIds])
    .orderBy('added_at')
    .orderBy('document_request_id')
    .execute();
  const grouped = Map.groupBy(rows, ({ lesson_id: id }) => id);
  const present = ({ document_request_id: id, file_name: name, kind }: (typeof rows)[number]) => ({
    id,
    name,
    kind,
  });
  return new Map([...grouped].map(([id, list]) => [id, list.map(present)]));
}

function kindOf(stored: unknown): LessonWire['kind'] {
  const evidence = taughtModel.shape.evidence.parse(stored);
  return evidence.kind === 'row' && !evidence.isRow ? 'noRow' : evidence.kind;
}

/** A page of the client's lessons with the documents that speak for them; the newest first unless ordered. */
export async function findLessons(
  kysely: Rows,
  clientId: string,
  query: LessonQuery,
): Promise<{ lessons: LessonWire[]; lessonCount: number; totalLessonCount: number }> {
  const matching = matchingLessons(kysely, clientId, query);
  const { offset, limit } = readPage(query, { defaultSize: DEFAULT_PAGE_SIZE, largest: LARGEST_PAGE });
  const terms = readOrderTerms(query.orderBy, COLUMNS, 'taughtAt:desc', 'lesson.id');
  const rows = await matching
    .leftJoin('metric_identifiers as rejected', (join) =>
      join
        .onRef('rejected.fin', '=', 'lesson.rejected_fin')
        .onRef('rejected.client_id', '=', 'lesson.client_id'),
    )
    .select([
      'lesson.id',
      'lesson.fin',
      'lesson.label',
      'lesson.state',
      'lesson.taught_by',
      'lesson.taught_at',
    ])
    .select('lesson.evidence')
    .select(['lesson.rejected_fin', 'lesson.rejected_document', 'layout.sender', 'layout.document_type_id'])
    .select(['identifier.name as metric', 'rejected.name as rejected_metric'])
    .$call((some) => terms.reduce((ordered, term) => ordered.orderBy(term), some))
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const documents = await findDocuments(
    kysely,
    rows.map(({ id }) => id),
  );
  const lessons = rows.map((row) => ({
    id: row.id,
    sender: row.sender,
    documentType: row.document_type_id,
    fin: row.fin,
    metric: row.metric ?? row.fin,
    kind: kindOf(row.evidence),
    label: row.label,
    taughtBy: row.taught_by,
    taughtAt: row.taught_at.toISOString(),
    documents: documents.get(row.id) ?? [],
    state: row.state,
    rejected:
      row.rejected_fin === null
        ? null
        : { metric: row.rejected_metric ?? row.rejected_fin, document: row.rejected_document ?? '' },
  }));
  return { lessons, lessonCount: lessons.length, totalLessonCount: count };
}
