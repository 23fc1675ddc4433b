import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { type Account, BARE_ENVIRONMENT, runAs } from './postgres-account.ts';

/** A process that stops PostgreSQL if the service dies. */
export interface Watchdog {
  /** Sets the process id of the server that it stops. */
  guard(pid: number): void;
  /** Ends only the watchdog, not the server. */
  end(): Promise<void>;
}

/**
 * Takes the process id of a running server, and reads newer ones until the pipe from the service breaks. Then it
 * stops the last one: fast, and after 8 s immediately. It does so only while `postmaster.pid` has that id, because
 * another service may have started another server.
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
 * Starts a watchdog for a cluster, in a new session. It does not keep this process alive. If the watchdog is killed,
 * another one is started.
 * @param account  the account of the server: the watchdog runs under it, so it cannot end processes of other accounts
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
