import { Gauge, type Registry } from 'prom-client';
import type { DatabaseClient } from '../database/database.ts';
import { measureQueues } from '../jobs/job.repository.ts';

/** Adds how many jobs wait, and since when, read from the database whenever the figures are asked for. */
export function addQueueMeasures(registry: Registry, kysely: DatabaseClient): void {
  const oldest = new Gauge({
    name: 'assay_queue_oldest_waiting_seconds',
    help: 'Age of the oldest job that waits, by queue; extract-document and extract-long-document have the documents',
    labelNames: ['queue'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'assay_queue_waiting_jobs',
    help: 'Jobs that wait, by queue; extract-document and extract-long-document have the documents',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      waiting.reset();
      oldest.reset();
      // /readyz reports a database that is away; the other figures are still given.
      for (const each of await measureQueues(kysely).catch(() => [])) {
        waiting.set({ queue: each.queue }, each.waiting);
        oldest.set({ queue: each.queue }, each.oldest);
      }
    },
  });
}
