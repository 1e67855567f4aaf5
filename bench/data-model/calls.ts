import type { DatabaseClient } from '../../server/src/database/database.ts';
import { EntitiesService } from '../../server/src/modules/entities/service.ts';
import { EntityDatapointsService } from '../../server/src/modules/entity-datapoints/service.ts';
import { recordStatements, type MeasuredCall } from '../harness/statements.ts';
import { findEntityId, METRICS, metricFin, type Size } from './seed.ts';

export const PAGE = 20;
const CLIENT = 'demo';

/** The calls that are measured, with their statements as our own services send them. */
export async function prepareCalls(rows: DatabaseClient, { entities }: Size): Promise<MeasuredCall[]> {
  const list = async (name: string, changes: Record<string, string>): Promise<MeasuredCall> => {
    const query = { offset: '0', maxPageSize: String(PAGE), ...changes };
    const { offset, maxPageSize, type, ...others } = query as typeof query & { type?: string };
    const page = { offset: Number(offset), maxPageSize: Number(maxPageSize) };
    const request = { ...page, ...others, ...(type !== undefined && { type: [type] }) };
    return {
      name,
      path: `inter-document-entity/overview?${new URLSearchParams(query).toString()}`,
      rows: PAGE,
      statements: await recordStatements(rows, (kysely) =>
        new EntitiesService({ kysely }).list(CLIENT, request),
      ),
    };
  };
  const entityId = await findEntityId(rows, 5);
  const owner = { kind: 'entity', id: entityId } as const;
  const fins = Array.from({ length: METRICS }, (_, number) => metricFin(number));
  const fin = metricFin(7);
  const history = { offset: '0', maxPageSize: String(PAGE), entityId, fin };
  const latest = new URLSearchParams({ offset: '0', maxPageSize: String(METRICS), entityId });
  for (const one of fins) latest.append('fins', one);
  return [
    await list('entities, first page', {}),
    await list('entities, part of a name', { name: 'buyout partners 1' }),
    await list('entities, word of each seventh', { name: 'buyout' }),
    await list('entities, word of all', { name: 'partners' }),
    await list('entities, with a typing error', { name: 'buyuot' }),
    await list('entities, of a type', { type: 'fund_manager' }),
    await list('entities, deep page', { offset: String(entities * 0.95) }),
    {
      name: 'history of a metric',
      path: `entities/datapoints?${new URLSearchParams(history).toString()}`,
      rows: PAGE,
      statements: await recordStatements(rows, (kysely) =>
        new EntityDatapointsService(kysely).list(CLIENT, owner, { fin, offset: 0, maxPageSize: PAGE }),
      ),
    },
    {
      name: `latest values of ${METRICS} metrics`,
      path: `entities/datapoints/latest?${latest.toString()}`,
      rows: METRICS,
      statements: await recordStatements(rows, (kysely) =>
        new EntityDatapointsService(kysely).latest(CLIENT, owner, { fins, offset: 0, maxPageSize: METRICS }),
      ),
    },
  ];
}
