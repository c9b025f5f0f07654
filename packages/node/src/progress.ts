export interface Progress {
  readonly update: (done: number, total: number) => void;
  readonly stop: () => void;
}

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** Work shorter than this shows no progress. */
const QUIET_MS = 700;

/** A progress bar on the standard error, only on a terminal and only for work that takes its time. */
export async function openProgress(label: string): Promise<Progress> {
  if (!process.stderr.isTTY) return SILENT;
  const { Presets, SingleBar } = await import('cli-progress');
  const format = `${label} {bar} {percentage} % | {eta_formatted} left`;
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  const start = Date.now();
  let shown = false;
  return {
    update: (done, total) => {
      if (!shown && Date.now() - start < QUIET_MS) return;
      if (!shown) bar.start(total, done);
      shown = true;
      bar.update(done);
    },
    stop: () => {
      if (shown) bar.stop();
    },
  };
}
