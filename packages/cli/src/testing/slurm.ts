import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Sees to it that the daemon ends with this process, however that ends: its standard input is closed then. */
const UNTIL_INPUT_ENDS = '"$@" & read -r _; kill $!; wait';
const POLL_MS = 250;
const PATIENCE_MS = 120_000;

/** A Slurm of its own on this machine: one node, ports on loopback, all files in one folder. */
export interface Slurm {
  /** What a command of Slurm prints. */
  readonly run: (command: string, ...args: readonly string[]) => string;
  /** Waits until a job, or a task of an array, is over; the state of each task by its index. */
  readonly untilOver: (job: string) => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
}

/** Starts the daemons, and waits until the node takes jobs, which run in `folder` with the environment `env`. */
export async function startSlurm(folder: string, env: NodeJS.ProcessEnv): Promise<Slurm> {
  const config = join(folder, 'slurm.conf');
  for (const name of ['state', 'spool']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(config, printConfig(folder, await freePorts()));
  const stops = ['slurmctld', 'slurmd'].map((daemon) => startDaemon(daemon, config, join(folder, `${daemon}.log`)));
  const tellLogs = (problem: string): Error =>
    new Error(
      [problem, ...['slurmctld.log', 'slurmd.log'].map((log) => readFileSync(join(folder, log), 'utf8'))].join('\n'),
    );
  const tryRun = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { encoding: 'utf8', cwd: folder, env: { ...env, SLURM_CONF: config } });
  const run = (command: string, ...args: readonly string[]): string => {
    const { status, stdout, stderr } = tryRun(command, ...args);
    if (status !== 0) throw tellLogs(`${command} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const until = async (isSo: () => boolean, problem: string): Promise<void> => {
    for (let waited = 0; !isSo(); waited += POLL_MS) {
      if (waited > PATIENCE_MS) throw tellLogs(problem);
      await pause(POLL_MS);
    }
  };
  const stop = async (): Promise<void> => {
    // Tasks outlive the daemon that started them.
    tryRun('scancel', '--signal=KILL', `--user=${userInfo().username}`);
    for (let tries = 0; tries < 40 && tryRun('squeue', '--noheader').stdout !== ''; tries++) await pause(POLL_MS);
    for (const stopDaemon of stops) await stopDaemon();
  };
  const statesOf = (job: string): Record<string, string> =>
    Object.fromEntries(
      run('squeue', '--noheader', '--array', '--states=all', `--jobs=${job}`, '--format=%K %T')
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    );
  try {
    await until(
      () => tryRun('sinfo', '--noheader', '--format=%T').stdout.trim() === 'idle',
      'Slurm does not take jobs',
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    run,
    untilOver: async (job) => {
      const isOver = (state: string): boolean => ['COMPLETED', 'FAILED', 'CANCELLED'].includes(state);
      await until(() => Object.values(statesOf(job)).every(isOver), `job ${job} does not end`);
      return statesOf(job);
    },
    stop,
  };
}

/** Needs no other service than the two daemons, and no rights that the user does not have. */
function printConfig(folder: string, [controllerPort, nodePort]: readonly number[]): string {
  const [host] = hostname().split('.');
  const { username } = userInfo();
  return `ClusterName=stet
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${controllerPort}
SlurmdPort=${nodePort}
SlurmUser=${username}
SlurmdUser=${username}
AuthType=auth/none
# A task that is run again waits for so many seconds.
AuthInfo=cred_expire=5
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,bf_interval=1
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
ReturnToService=2
StateSaveLocation=${join(folder, 'state')}
SlurmdSpoolDir=${join(folder, 'spool')}
SlurmctldPidFile=${join(folder, 'slurmctld.pid')}
SlurmdPidFile=${join(folder, 'slurmd.pid')}
# Takes the number of CPUs from here, also where there are fewer.
SlurmdParameters=config_overrides
NodeName=${host} NodeAddr=127.0.0.1 CPUs=4
PartitionName=all Nodes=ALL Default=YES
`;
}

/** Starts a daemon, and returns what ends it. */
function startDaemon(daemon: string, config: string, log: string): () => Promise<void> {
  const output = openSync(log, 'w');
  const args = ['-c', UNTIL_INPUT_ENDS, 'sh', daemon, '-D', '-f', config];
  const child = spawn('sh', args, { stdio: ['pipe', output, output] });
  closeSync(output);
  const exited = once(child, 'exit');
  return async () => {
    child.stdin?.end();
    await exited;
  };
}

/** Two ports that nobody listens on. */
async function freePorts(): Promise<number[]> {
  const servers = [createServer(), createServer()];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await once(server.close(), 'close');
  return ports;
}
