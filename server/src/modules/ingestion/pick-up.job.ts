import { AppError, type Switches } from '@assay/shared/domain';
import type { JobLog } from '../../jobs/job-queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { shortenFileName } from '../../platform/file-names.ts';
import type { IngestionService } from './ingestion.service.ts';
import { FileAccessError, type Place, type Source, type WaitingFile } from './source.ts';

export interface PickUpOptions {
  readonly sources: readonly Source[];
  readonly service: IngestionService;
  /** The switches of the client, as they are now. */
  readonly switches: () => Promise<Switches>;
  readonly clock: Clock;
  readonly log: JobLog;
}

/** The longest name that file systems take, in bytes. */
const NAME_BYTES = 255;
const REASON_ENDING = '.reason.txt';

/** Where a file goes, under which name, and, if it is refused, why. */
interface Destination {
  readonly place: Place;
  readonly name: string;
  readonly reason?: string;
}

/** What earlier looks at a source have learned. */
interface SourceMemory {
  /** Files that could not be moved, by their ids, and where they belong. */
  readonly unmoved: Map<string, Destination>;
  /** Files that cannot be read. */
  readonly unreadable: Set<string>;
  /** The file at which a look ended. */
  endedAt: string | null;
}

/** A name for a file that was put aside, with room for the ending of a reason. One of the same name may lie there already. */
function nameAside(name: string, clock: Clock): string {
  const prefix = `${clock().getTime()} `;
  const [, extension] = shortenFileName(name, NAME_BYTES);
  const taken = Buffer.byteLength(`${prefix}${extension}${REASON_ENDING}`);
  return prefix + shortenFileName(name, NAME_BYTES - taken).join('');
}

/** Why a file can never become a document, however often it is tried; null for a fault of its surroundings. */
function refusalOf(error: unknown, maxBytes: number): string | null {
  return error instanceof AppError && error.code === 'FILE_TOO_LARGE'
    ? `The file is larger than ${maxBytes} bytes.`
    : null;
}

/**
 * Looks at the sources, again and again [AMB-026]. A file that can never become a document is put into `refused` with its
 * reason. A fault of the surroundings, such as a full disk or a lost connection, moves nothing and ends the look at that
 * source; the next one begins with the other files, so that no file holds them up for ever.
 */
export class PickUp {
  readonly #options: PickUpOptions;
  readonly #memories = new Map<Source, SourceMemory>();

  constructor(options: PickUpOptions) {
    this.#options = options;
  }

  /** Takes every file that waits at the sources whose switch is on. What fails at one source holds up no other. */
  async look(): Promise<void> {
    const { sources, switches: readSwitches, log } = this.#options;
    const switches = await readSwitches();
    for (const source of sources) {
      if (source.switchName !== null && !switches[source.switchName]) continue;
      try {
        await source.withFiles((files) => this.#takeAll(source, files));
      } catch (error) {
        log.warn({ err: error, source: source.name }, 'a source could not be read');
      }
    }
  }

  #memoryOf(source: Source, files: readonly WaitingFile[]): SourceMemory {
    const known = this.#memories.get(source);
    const memory = known ?? { unmoved: new Map(), unreadable: new Set(), endedAt: null };
    this.#memories.set(source, memory);
    const waiting = new Set(files.map(({ id }) => id));
    for (const id of memory.unmoved.keys()) if (!waiting.has(id)) memory.unmoved.delete(id);
    for (const id of memory.unreadable) if (!waiting.has(id)) memory.unreadable.delete(id);
    return memory;
  }

  async #takeAll(source: Source, files: readonly WaitingFile[]): Promise<void> {
    const memory = this.#memoryOf(source, files);
    const isLast = ({ id }: WaitingFile) => id === memory.endedAt;
    for (const file of [...files.filter((each) => !isLast(each)), ...files.filter(isLast)]) {
      try {
        await this.#take(source, memory, file);
        if (isLast(file)) memory.endedAt = null;
      } catch (error) {
        memory.endedAt = file.id;
        this.#options.log.warn(
          { err: error, source: source.name, file: file.name },
          'a file of a source was not taken',
        );
        throw error;
      }
    }
  }

  async #take(source: Source, memory: SourceMemory, file: WaitingFile): Promise<void> {
    const { service, clock, log } = this.#options;
    const about = { source: source.name, file: file.name };
    const unmoved = memory.unmoved.get(file.id);
    if (unmoved !== undefined) return this.#move(source, memory, file, unmoved);
    const name = nameAside(file.name, clock);
    try {
      await service.take(source, file);
      memory.unreadable.delete(file.id);
    } catch (error) {
      if (error instanceof FileAccessError) {
        if (!memory.unreadable.has(file.id))
          log.warn({ err: error, ...about }, 'a file of a source cannot be read and is skipped');
        memory.unreadable.add(file.id);
        return;
      }
      const reason = refusalOf(error, service.maxUploadBytes);
      if (reason === null) throw error;
      return this.#move(source, memory, file, { place: 'refused', name, reason });
    }
    await this.#move(source, memory, file, { place: 'processed', name });
  }

  /** Puts a file aside. One that cannot be moved is warned of once and tried again, without a word, at every look. */
  async #move(
    source: Source,
    memory: SourceMemory,
    file: WaitingFile,
    destination: Destination,
  ): Promise<void> {
    const { place, name, reason } = destination;
    const about = { source: source.name, file: file.name, ...(reason !== undefined && { reason }) };
    const { log } = this.#options;
    try {
      await file.putAside(place, name);
      memory.unmoved.delete(file.id);
    } catch (error) {
      if (!(error instanceof FileAccessError)) throw error;
      if (!memory.unmoved.has(file.id))
        log.warn({ err: error, ...about }, `a file of a source cannot be moved to ${place} and is skipped`);
      memory.unmoved.set(file.id, destination);
      return;
    }
    if (reason === undefined) return;
    log.warn(about, 'a file of a source is refused');
    await file.writeBeside(place, `${name}${REASON_ENDING}`, `${reason}\n`);
  }
}
