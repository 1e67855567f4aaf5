/**
 * Asks for an address again and again, in a thread of its own: the thread that measures is busy, and its own delay would count
 * as the server's.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { timeOf } from './limits.ts';

const { address, token, pauseMs } = workerData as { address: string; token: string; pauseMs: number };

let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
  parentPort?.close();
});
while (!isOver) {
  const time = await timeOf(async () => {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    await response.json();
  });
  parentPort?.postMessage(time);
  await pause(pauseMs);
}
