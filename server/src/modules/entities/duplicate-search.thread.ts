/** Finds the entities that are alike in a thread of its own: see `searchDuplicates`. */
import { parentPort } from 'node:worker_threads';
import { findAlikeEntities, type NamedEntity } from './alike-entities.ts';
import type { SearchMessage } from './duplicate-search.ts';

const entities: NamedEntity[] = [];

parentPort?.on('message', (message: SearchMessage) => {
  if (message.kind === 'entities') entities.push(...message.entities);
  else parentPort?.postMessage(findAlikeEntities(entities, { excluded: new Set(message.excluded) }));
});
