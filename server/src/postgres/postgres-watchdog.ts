import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { type Account, BARE_ENVIRONMENT, runAs } from './postgres-account.ts';

/** A process that ends the PostgreSQL when the service dies. */
export interface Watchdog {
  /** Sets the server to end. */
  guard(pid: number): void;
  /** Ends the watchdog itself, nothing else. */
  end(): Promise<void>;
}

/**
 * Takes the process number of a server that already runs, reads further ones until the pipe from the service
 * breaks, then ends the last one: fast, and after 8 s immediately. It does so only while `postmaster.pid` has
 * that number, since another start may have started its own server.
 */
const SCRIPT = `
trap '' HUP INT TERM
pid=$1
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
turn=0
while [ "$turn" -lt 40 ] && kill -0 "$pid"; do
  turn=$((turn + 1))
  signal=INT
  [ "$turn" -le 16 ] || signal=QUIT
  read -r owner < postmaster.pid && [ "$owner" = "$pid" ] && kill -s "$signal" "$pid"
  sleep 0.5
done
`;

const RESTART_MS = 1_000;

/**
 * Starts a watchdog beside a cluster, in a session of its own and without keeping this process alive. One
 * that is killed is replaced.
 * @param account  the account of the server: the watchdog runs under it and cannot end other processes
 */
export function startWatchdog(cluster: string, account: Account | null): Watchdog {
  let guarded: number | null = null;
  let isEnding = false;
  let child = start();

  function start(): ChildProcess {
    const next = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', ...(guarded === null ? [] : [`${guarded}`])], {
      ...runAs(account),
      cwd: cluster,
      env: BARE_ENVIRONMENT,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    next.unref();
    if (next.stdin instanceof Socket) next.stdin.unref();
    next.stdin?.on('error', () => {});
    next.once('error', () => {});
    next.once('exit', () => {
      if (!isEnding) setTimeout(restart, RESTART_MS).unref();
    });
    return next;
  }

  function restart(): void {
    if (!isEnding) child = start();
  }

  return {
    guard(pid) {
      guarded = pid;
      child.stdin?.write(`${pid}\n`);
    },
    async end() {
      isEnding = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = new Promise((done) => child.once('exit', done));
      child.ref();
      child.kill('SIGKILL');
      await exit;
    },
  };
}
