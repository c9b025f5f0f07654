import type { Command } from 'commander';
import { addExamples, parseCount } from '../options/command-options.js';
import { addProgramOptions, offeredPrograms, type ProgramFlags } from '../options/program-options.js';
import { addModelJudgeOptions, modelEndpoints, type ModelJudgeFlags } from '../options/model-judge-options.js';
import { loadServer } from '../server/load-server.js';
import { databaseOf, waitForEndSignal } from '../server/server-process.js';
import { badOption } from '@stet/core/internal';

interface WorkerOptions extends ProgramFlags, ModelJudgeFlags {
  readonly data: string;
  readonly concurrency: number;
  readonly jobSeconds: number;
}

export function addWorkerCommand(program: Command): void {
  const command = program
    .command('worker')
    .description('Score what teams hand in, and ask models that judge, beside the server or on another machine.')
    .option('--data <folder>', "the server's folder, unless DATABASE_URL names its PostgreSQL database", 'stet-data')
    .option('--concurrency <count>', 'submissions at a time', parseCount, 1)
    .option('--job-seconds <seconds>', 'stop a job that takes longer; use the same as for the server', parseCount, 120);
  addExamples(
    addModelJudgeOptions(addProgramOptions(command)),
    ['DATABASE_URL=postgres://stet@db.example.org/stet stet worker --concurrency 4'],
    `Any number of workers may run. One that is killed loses nothing: what it had begun is taken by another when its lease
ends. The log is JSON on the standard error. Ctrl-C ends the worker after the job under way.`,
  ).action(work);
}

async function work(options: WorkerOptions): Promise<void> {
  const { data, concurrency, jobSeconds } = options;
  if (concurrency === 0) throw badOption('--concurrency of 1 or more', '0', 'Take as many as there are cores.');
  if (jobSeconds === 0) throw badOption('--job-seconds of 1 or more', '0', 'Take 120.');
  const { jsonLog, startWorker } = await loadServer();
  const endSignal = waitForEndSignal();
  const log = jsonLog(process.stderr, Date.now);
  const programs = await offeredPrograms(options);
  const models = modelEndpoints(options);
  const worker = await startWorker({ database: databaseOf(data), log, concurrency, jobSeconds, programs, models });
  await endSignal;
  await worker.stop();
}
