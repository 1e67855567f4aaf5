import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { NODE, ROOT } from './install.mjs';
import { secondsOfChildren } from './processor-time.mjs';
import { toolEnv } from './run.mjs';

/** The processes that a program started and is running, to find out why it does not end. */
function describeGroup(leader) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,pid=,ppid=,etime=,time=,args='], {
    encoding: 'utf8',
  });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === leader)
    .map((line) => line.slice(0, 400))
    .join('\n');
}

/** Milliseconds to wait for output that is still buffered after a program has ended. */
const DRAIN = 5000;
/** Milliseconds that a program has to clean up after SIGTERM. */
const PATIENCE = 10_000;

/** Leaders of the process groups that run at this moment. */
const running = new Set();

function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a program with all that it started. */
function endGroup(leader) {
  signalGroup(leader, 'SIGTERM');
  setTimeout(signalGroup, PATIENCE, leader, 'SIGKILL').unref();
}

/** An interrupt of this process ends what runs, and then this process. */
function interrupt(signal) {
  const leave = () => process.exit(128 + constants.signals[signal]);
  process.on('lastGroupEnded', leave);
  if (running.size === 0) leave();
  for (const leader of running) endGroup(leader);
  setTimeout(() => {
    for (const leader of running) signalGroup(leader, 'SIGKILL');
    leave();
  }, PATIENCE);
}
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

let secondsBefore = 0;

/** Seconds of the processor that children took that have ended since the last call. */
function takeSeconds() {
  const before = secondsBefore;
  secondsBefore = secondsOfChildren();
  return secondsBefore - before;
}

/**
 * Runs a program in the checkout and returns its exit code, everything it printed, and the seconds it took of the processor. One that does not end within
 * `minutes` is ended together with all that it started, with code 1, and the output closes with what was still
 * running. Something that the program leaves behind holds nobody up. One `inBackground` takes what processor time the others
 * leave.
 */
export function runCaptured(command, args, env, { minutes, inBackground = false }) {
  const isScript = /\.(mjs|js|ts)$/.test(command);
  const child = spawn(isScript ? NODE : command, isScript ? [command, ...args] : args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnv(env),
    detached: true,
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  let processorSeconds = 0;
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  running.add(child.pid);
  const limit = setTimeout(() => {
    output += `\nDid not end within ${minutes} minutes. Still running (group, pid, parent, elapsed, CPU, command):\n`;
    output += describeGroup(child.pid);
    endGroup(child.pid);
  }, minutes * 60_000);
  return new Promise((resolve, reject) => {
    const end = (code) => {
      clearTimeout(limit);
      running.delete(child.pid);
      if (running.size === 0) process.emit('lastGroupEnded');
      resolve({ code: code ?? 1, output, processorSeconds });
    };
    child.on('error', reject);
    child.on('close', end);
    child.on('exit', (code) => {
      processorSeconds = takeSeconds();
      setTimeout(end, DRAIN, code).unref();
    });
  });
}
