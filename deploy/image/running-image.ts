import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BuiltImage } from './built-image.ts';

/** The service of an image in namespaces of its own: as the user of the image and the process 1, on a root that it cannot write. */
export interface RunningImage {
  baseUrl: string;
  /** Runs a command beside the service. @returns what it printed @throws Error when it ends with another code than 0 */
  exec(command: readonly string[]): string;
  /** @returns the code that it ended with */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * What a runtime of containers does, with the programs of any Linux: so it also runs where containers cannot be started. The process
 * 1 says first which number it has on this machine.
 */
const START = `
mount --bind "$0" "$0"
mount --bind "$1" "$0/data"
mount -t tmpfs tmpfs "$0/tmp"
mount --rbind /dev "$0/dev"
read -r number rest < /proc/self/stat
echo "process $number"
mount -t proc proc "$0/proc"
mount -o remount,bind,ro "$0"
root=$0 user=$2
shift 2
exec chroot --userspec="$user" "$root" "$@"
`;

/**
 * Starts the image and waits until it says where it runs.
 * @param data  a folder that belongs to the user of the image
 * @throws Error with its output when it fails to start
 */
export async function runImage(
  { root, config }: BuiltImage,
  data: string,
  environment: Record<string, string>,
): Promise<RunningImage> {
  const settings = [...config.Env, ...Object.entries(environment).map((setting) => setting.join('='))];
  const inside = ['env', '--ignore-environment', `--chdir=${config.WorkingDir}`, ...settings];
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const start = ['sh', '-ec', START, root, data, config.User, ...inside, ...config.Cmd];
  const child = spawn('unshare', [...namespaces, ...start], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = await outputOnceRunning(child);
  const number = Number(/^process (\d+)$/m.exec(output)![1]);
  const [uid, gid] = config.User.split(':');
  const enter = [`--target=${number}`, '--mount', '--pid', '--root', `--setuid=${uid}`, `--setgid=${gid}`];
  return {
    baseUrl: /running at (\S+)/.exec(output)![1]!,
    exec: (command) =>
      execFileSync('nsenter', [...enter, ...inside, ...command], { encoding: 'utf8', stdio: 'pipe' }),
    async end(signal) {
      if (child.exitCode === null) {
        const closed = once(child, 'close');
        process.kill(number, signal);
        await closed;
      }
      return child.exitCode;
    },
  };
}

function outputOnceRunning(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`The image did not start:\n${output}`)));
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/running at \S+/.test(output)) resolve(output);
      });
  });
}
