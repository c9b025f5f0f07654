// Runs the command again and again in a thread, which has loaded it. Threads run JavaScript alone.
import { Buffer } from 'node:buffer';
import { workerData } from 'node:worker_threads';

const { port, runs, main } = workerData;

/** What the command writes now. */
const written = { stdout: '', stderr: '' };
for (const name of Object.keys(written)) {
  process[name].write = (text) => {
    written[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
}
// Else the command would look whether the standard output of this process is a file, and write to it.
process.stdout.isTTY = true;

async function run({ args, env }) {
  Object.assign(process.env, env);
  written.stdout = written.stderr = '';
  process.argv = [process.execPath, main, ...args];
  process.exitCode = undefined;
  await import(`${main}?run=${runs[0]}`);
  process.stdout.removeAllListeners('error');
  for (const name of Object.keys(env)) delete process.env[name];
  return { status: process.exitCode ?? 0, ...written };
}

port.on('message', async (command) => {
  port.postMessage(await run(command));
  Atomics.add(runs, 0, 1);
  Atomics.notify(runs, 0);
});
