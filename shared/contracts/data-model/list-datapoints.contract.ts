import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { pageOf, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';
import { relationshipDatapointWire, storedDatapointWire } from './stored-datapoint.wire.ts';

const fin = textInput(INPUT_LIMITS.word);

/** Gives the values as they were known at this moment. An additive key of ours. */
const asKnownOn = wireTimestamp.optional();
const historyQuery = { ...pagingQuery, fin, asKnownOn };

/** The values of a metric of an entity [API-057]: the highest reporting date first, the unknown date last [AMB-105]. */
export const listEntityDatapoints = defineEndpoint({
  id: 'entityDatapoints.list',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/datapoints',
  permission: 'signedIn',
  summary: 'The history of a metric of an entity',
  query: z.object({ ...historyQuery, entityId: idInput }),
  response: pageOf(storedDatapointWire),
});

/** The same of a relationship [API-062]. */
export const listRelationshipDatapoints = defineEndpoint({
  id: 'relationshipDatapoints.list',
  method: 'GET',
  prefix: 'clients',
  path: 'entity-relationships/datapoints',
  permission: 'signedIn',
  summary: 'The history of a metric of a relationship',
  query: z.object({ ...historyQuery, entityRelationshipId: idInput }),
  response: pageOf(relationshipDatapointWire),
});

/** The latest value of each metric of an entity [API-058], of all its metrics without `fins`. */
export const latestEntityDatapoints = defineEndpoint({
  id: 'entityDatapoints.latest',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/datapoints/latest',
  permission: 'signedIn',
  summary: 'The latest values of an entity',
  query: z.object({ ...pagingQuery, entityId: idInput, fins: repeatedQuery(fin), asKnownOn }),
  response: pageOf(storedDatapointWire),
});

/** The same of a relationship [API-063]. */
export const latestRelationshipDatapoints = defineEndpoint({
  id: 'relationshipDatapoints.latest',
  method: 'GET',
  prefix: 'clients',
  path: 'entity-relationships/datapoints/latest',
  permission: 'signedIn',
  summary: 'The latest values of a relationship',
  query: z.object({ ...pagingQuery, entityRelationshipId: idInput, fin: repeatedQuery(fin), asKnownOn }),
  response: pageOf(relationshipDatapointWire),
});
