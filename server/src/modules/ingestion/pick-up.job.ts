import { AppError, type Switches } from '@assay/shared/domain';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IngestionService } from './ingestion.service.ts';
import type { Source, WaitingFile } from './source.ts';

export interface PickUpOptions {
  readonly sources: readonly Source[];
  readonly service: IngestionService;
  /** The switches of the client, as they are now. */
  readonly switches: () => Promise<Switches>;
  readonly clock: Clock;
  readonly log: JobLog;
}

/** The longest name that file systems take. */
const MAX_NAME = 255;

/** Whether a file can never become a document, however often it is tried. */
const isRefused = (error: unknown) => error instanceof AppError && error.code === 'FILE_TOO_LARGE';

/** Takes a file. One that can not be stored now stays where it is. */
async function takeFile(
  { service, clock, log }: PickUpOptions,
  source: Source,
  file: WaitingFile,
): Promise<void> {
  const about = { source: source.name, file: file.name };
  // A file of the same name may lie there already.
  const nameAside = `${clock().getTime()} ${file.name}`.slice(0, MAX_NAME);
  try {
    await service.take(source, file);
    await file.putAside('processed', nameAside);
  } catch (error) {
    log.warn({ err: error, ...about }, 'a file of a source was not taken');
    if (isRefused(error)) await file.putAside('refused', nameAside);
    // A full disk and a lost connection meet the next files too.
    else throw error;
  }
}

/** Takes every file that waits at the sources whose switch is on. What fails at one source holds up no other. */
export async function pickUp(options: PickUpOptions): Promise<void> {
  const { sources, log } = options;
  const switches = await options.switches();
  for (const source of sources) {
    if (source.switchName !== null && !switches[source.switchName]) continue;
    try {
      await source.eachFile((file) => takeFile(options, source, file));
    } catch (error) {
      log.warn({ err: error, source: source.name }, 'a source could not be read');
    }
  }
}
