/**
 * Asks for the first page of the document list again and again, in a thread of its own: the thread that uploads is busy with
 * 200 forms, and its own delay would count as the server's.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';

/** The list is asked for again after so many milliseconds, as by people who work. */
const PAUSE_MS = 50;
const { url, token } = workerData as { url: string; token: string };
const address = `${url}/api/clients/demo/document-requests?stage=EXT_DONE&maxPageSize=50`;

let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
  parentPort?.close();
});
while (!isOver) {
  const start = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`the list: ${response.status} ${await response.text()}`);
  await response.json();
  parentPort?.postMessage(performance.now() - start);
  await pause(PAUSE_MS);
}
