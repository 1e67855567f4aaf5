import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let ticksPerSecond: number | undefined;

/** A process as Linux tells of it: who started it, and seconds of processor time, its own with all threads and those of its children that have ended. */
interface ProcessTime {
  readonly parent: string;
  readonly own: number;
  readonly ended: number;
}

/** Reads the processor time of a process; null when it is gone. Linux only. */
export function readProcessTime(pid: number | string): ProcessTime | null {
  ticksPerSecond ??= Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
  const ticks = ticksPerSecond;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const seconds = (place: number) => (Number(fields[place]) + Number(fields[place + 1])) / ticks;
    return { parent: fields[1] ?? '', own: seconds(11), ended: seconds(13) };
  } catch {
    return null;
  }
}
