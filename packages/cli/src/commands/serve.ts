import type { Command } from 'commander';
import type { RunningServer } from '@stet/server';
import { addExamples, countUpTo, parseCount } from '../options/command-options.js';
import { skipOption } from '../options/skip-option.js';
import { addProgramOptions, offeredPrograms, type ProgramFlags } from '../options/program-options.js';
import { addModelJudgeOptions, modelEndpoints, type ModelJudgeFlags } from '../options/model-judge-options.js';
import { loadServer } from '../server/load-server.js';
import { databaseOf, waitForEndSignal } from '../server/server-process.js';
import { readFinishedCampaign, readFinishedTask } from '../input/read-finished.js';
import { badOption } from '@stet/core/internal';
import { printJson, printText } from '../print/terminal.js';

interface ServeOptions extends ProgramFlags, ModelJudgeFlags {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly campaign?: string;
  readonly task?: string;
  readonly skipBadEdits?: true;
  readonly publicUrl?: string;
  readonly trustProxy?: string;
  readonly workers: number;
  readonly jobSeconds: number;
  readonly patience: number;
  readonly link?: true;
  readonly json?: true;
}

export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description(
      'Open the server: shared tasks with leaderboards, and rooms where judges rank outputs in their browsers.',
    )
    .option('--host <address>', 'where to listen; 0.0.0.0 for other machines too', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', countUpTo(65_535), 8765)
    .option('--data <folder>', 'where the data is kept, unless DATABASE_URL names a PostgreSQL database', 'stet-data')
    .option('--public-url <url>', 'the address that people see, when a proxy stands in front')
    .option('--trust-proxy <addresses or count>', 'take the addresses of clients from these proxies')
    .option(
      '--campaign <folder>',
      'show a finished evaluation: source.txt, systems/, judgments.xml and optionally gold.m2',
    )
    .option(
      '--task <folder>',
      'show a finished shared task: gold.m2, systems/, optionally source.txt and alternatives.m2',
    )
    .addOption(skipOption())
    .option('--workers <count>', 'submissions to score at a time; 0 leaves them to `stet worker`', parseCount, 1)
    .option('--job-seconds <seconds>', 'stop a job that takes longer; use the same for all workers', parseCount, 120)
    .option('--patience <ms>', 'turn away requests that would wait for longer', parseCount, 400)
    .option('--link', 'print a new link for the first organiser, to get in again')
    .option('--json', 'print address and link as JSON');
  addExamples(
    addModelJudgeOptions(addProgramOptions(command)),
    [
      'stet serve',
      'stet serve --task examples/evening-class --campaign examples/evening-class',
      'stet serve --data /var/lib/stet --public-url https://judge.example.org --trust-proxy 127.0.0.1',
      'stet serve --metric-command "python3 my_metric.py"',
      'stet serve --model-judge openai=https://api.openai.com/v1 --model-key openai=OPENAI_API_KEY',
      'DATABASE_URL=postgres://stet@localhost/stet stet serve',
    ],
    'The log is JSON on the standard error, a line for each request. Ctrl-C ends the server; nothing is lost.',
  ).action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const { host, port, publicUrl, trustProxy, link, workers, jobSeconds, patience } = options;
  if (jobSeconds === 0) throw badOption('--job-seconds of 1 or more', '0', 'Take 120.');
  if (publicUrl !== undefined && !/^https?:\/\/[^/]+\/?$/u.test(publicUrl)) {
    throw badOption('--public-url like https://judge.example.org', JSON.stringify(publicUrl), 'Name a host, no path.');
  }
  const { skipBadEdits } = options;
  const campaign =
    options.campaign === undefined ? undefined : await readFinishedCampaign(options.campaign, skipBadEdits);
  const task = options.task === undefined ? undefined : await readFinishedTask(options.task, skipBadEdits);
  const { jsonLog, startServer } = await loadServer();
  const endSignal = waitForEndSignal();
  const log = jsonLog(process.stderr, Date.now);
  const database = databaseOf(options.data);
  const server = await startServer({
    host,
    port,
    database,
    publicUrl,
    trustProxy,
    link,
    campaign,
    task,
    workers,
    jobSeconds,
    patienceMs: patience,
    programs: await offeredPrograms(options),
    models: modelEndpoints(options),
    log,
  });
  announce(server, options);
  await endSignal;
  await server.close();
}

function announce({ url, organiserLink }: RunningServer, { host, publicUrl, json }: ServeOptions): void {
  if (json === true) {
    printJson({ url, organiserLink });
    return;
  }
  printText(`Stet listens at ${url}\n`);
  if (organiserLink !== undefined) printText(`Open this link once to become its organiser:\n${organiserLink}\n`);
  if (!['127.0.0.1', '::1', 'localhost'].includes(host) && publicUrl?.startsWith('https:') !== true) {
    printText(
      'Others can reach this server, and links travel unencrypted. Put a proxy with TLS in front, and name it with --public-url.\n',
    );
  }
}
