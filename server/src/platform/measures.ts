import { Counter, Histogram } from 'prom-client';

/** Seconds from the start of an extraction to its end, by the stage in which the document ended. Of this process. */
export const extractionDuration = new Histogram({
  name: 'assay_extraction_duration_seconds',
  help: 'Time to extract a document, by the stage in which it ended',
  labelNames: ['stage'],
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600],
  registers: [],
});

/** Lists of this process, by where they were read. */
export const listReads = new Counter({
  name: 'assay_list_reads_total',
  help: 'Lists that were read, from the replica or, where it is away or behind, from the primary; none without a replica',
  labelNames: ['from'],
  registers: [],
});
