import type { OnProgress } from '@stet/core/internal';
import { shownTime } from './shown-time.js';

export interface Progress {
  readonly update: (done: number, total: number) => void;
  readonly stop: () => void;
}

/** Progress of work that has several stages, one after the other. */
export interface StagedProgress {
  readonly update: OnProgress;
  readonly stop: () => void;
}

const SILENT: StagedProgress = { update: () => undefined, stop: () => undefined };

/** Work shorter than this shows no progress. */
const QUIET_MS = 700;

/** A progress bar for each stage on standard error, only on a terminal and only once a stage has taken a while. */
export async function openStages(): Promise<StagedProgress> {
  if (!process.stderr.isTTY) return SILENT;
  const { Presets, SingleBar } = await import('cli-progress');
  let current: { readonly stage: string; readonly start: number; bar?: InstanceType<typeof SingleBar> } | undefined;
  return {
    update: (stage, done, total) => {
      if (current?.stage !== stage) {
        current?.bar?.stop();
        current = { stage, start: Date.now() };
      }
      if (current.bar === undefined) {
        if (Date.now() - current.start < QUIET_MS) return;
        const format = `${stage} {bar} {percentage} % | {eta_formatted} left`;
        // Where it cannot estimate, the bar gives words instead of a number.
        const formatTime = (seconds: number | string): string => shownTime(Number(seconds));
        const options = { format, formatTime, stream: process.stderr, clearOnComplete: true };
        current.bar = new SingleBar(options, Presets.shades_classic);
        current.bar.start(total, done);
      }
      current.bar.update(done);
    },
    stop: () => current?.bar?.stop(),
  };
}

/** The progress of work with a single stage. */
export async function openProgress(stage: string): Promise<Progress> {
  const { update, stop } = await openStages();
  return {
    update: (done, total) => update(stage, done, total),
    stop,
  };
}
