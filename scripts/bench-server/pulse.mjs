// Asks an address ten times a second until it is told to stop; then says how many milliseconds the slowest answer took.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

let isOver = false;
parentPort.once('message', () => (isOver = true));
let slowest = 0;
while (!isOver) {
  const started = performance.now();
  const isWell = await fetch(workerData).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
  slowest = Math.max(slowest, isWell ? performance.now() - started : Infinity);
  await pause(100);
}
parentPort.postMessage(slowest);
