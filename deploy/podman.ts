import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Podman with images, volumes, containers and networks of its own. */
export interface Podman {
  /** For files that last as long. */
  folder: string;
  /** The environment in which Docker Compose uses it. */
  forDocker: NodeJS.ProcessEnv;
  /** @returns what it printed @throws Error with what it said */
  run(...args: string[]): string;
  /** Resolves once a container exists and its health check succeeds. @throws Error with what the container said */
  untilHealthy(container: string): Promise<void>;
  /** Removes everything. */
  close(): Promise<void>;
}

/** In a namespace of its own no mount is left over. crun refuses to run beside control groups of both versions. */
const START = `
if [ -e /sys/fs/cgroup/unified ]; then umount /sys/fs/cgroup/unified; fi
exec podman "$@"
`;

const PATHS = ['root', 'runroot', 'tmpdir', 'network-config-dir'];
const OUTPUT_BYTES = 64 * 1024 * 1024;
const STARTED_AFTER_MS = 60_000;
const HEALTHY_AFTER_MS = 300_000;

/** Needs root. @throws Error with what podman says when it cannot run here */
export async function openPodman(): Promise<Podman> {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-podman-'));
  const options = PATHS.map((path) => `--${path}=${join(folder, path)}`);
  // Checks of health are run by this test, not by systemd.
  const env = { ...process.env, CONTAINERS_CONF: writeSettings(folder), DISABLE_HC_SYSTEMD: 'true' };
  const socket = join(folder, 'podman.sock');
  const serve = ['system', 'service', '--time=0', `unix://${socket}`];
  const service = spawn('unshare', ['--mount', 'sh', '-ec', START, 'sh', ...options, ...serve], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(service, socket);
  const enter = [`--target=${service.pid}`, '--mount', '--', 'podman', ...options];
  const run = (...args: string[]) =>
    execFileSync('nsenter', [...enter, ...args], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: OUTPUT_BYTES,
    }).trim();
  const isHealthy = (container: string) =>
    promisify(execFile)('nsenter', [...enter, 'healthcheck', 'run', container], { env }).then(
      () => true,
      () => false,
    );
  return {
    folder,
    forDocker: { ...env, DOCKER_HOST: `unix://${socket}` },
    run,
    async untilHealthy(container) {
      const end = Date.now() + HEALTHY_AFTER_MS;
      while (!(await isHealthy(container))) {
        if (Date.now() > end) throw new Error(`${container} is not healthy:\n${run('logs', container)}`);
        await pause(500);
      }
    },
    async close() {
      run('rm', '--all', '--force', '--time=0');
      run('network', 'prune', '--force');
      const exited = once(service, 'exit');
      service.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Podman would ask for higher limits than this process may give, and a build has at most this many processes. */
const PROCESSES = 32_768;

function writeSettings(folder: string): string {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const most = (name: string) =>
    Number(new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1] ?? Infinity);
  const processes = Math.min(most('Max processes'), PROCESSES);
  const files = most('Max open files');
  const file = join(folder, 'containers.conf');
  writeFileSync(
    file,
    `[containers]
default_ulimits = ["nofile=${files}:${files}", "nproc=${processes}:${processes}"]
[engine]
cgroup_manager = "cgroupfs"
[network]
network_backend = "netavark"
`,
  );
  return file;
}

async function untilListening(service: ChildProcess, socket: string): Promise<void> {
  let said = '';
  service.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text));
  const end = Date.now() + STARTED_AFTER_MS;
  while (!existsSync(socket)) {
    if (service.exitCode !== null || Date.now() > end) throw new Error(`Podman does not start: ${said}`);
    await pause(50);
  }
}
