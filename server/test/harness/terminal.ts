import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of a terminal, with what it has printed so far. */
export interface Terminal {
  child: ChildProcess;
  text(): string;
}

/** Terminals in a folder, as a stranger opens them: with the settings given, and none of those of the test run. */
export interface Terminals {
  env: Record<string, string>;
  open(command: string): Terminal;
  /** Pastes commands into a shell, and answers what it has printed. @throws AssertionError when one fails */
  paste(text: string): Promise<string>;
}

export function terminalsIn(cwd: string, settings: Record<string, string>): Terminals {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  // npm puts the commands of the packages of this repository before those of the machine.
  const folders = PATH.split(delimiter).filter((folder) => !folder.endsWith(`node_modules${sep}.bin`));
  const env = { PATH: folders.join(delimiter), HOME, TMPDIR, ...settings };
  const open = (command: string): Terminal => {
    // A group of its own, so that what npm starts ends with it.
    const child = spawn('bash', ['-c', command], { cwd, env, detached: true });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    }
    return { child, text: () => text };
  };
  const paste = async (text: string): Promise<string> => {
    const shell = open(`set -euo pipefail\n${text}`);
    const [code] = (await once(shell.child, 'close')) as [number];
    assert.equal(code, 0, shell.text());
    return shell.text();
  };
  return { env, open, paste };
}

/** Ends what runs in a terminal, as Ctrl-C does. */
export async function endTerminal({ child }: Terminal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid!, 'SIGINT');
  await ended;
}

/** Waits until a terminal shows something. @throws Error when its program ends before */
export async function shown({ child, text }: Terminal, wanted: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = wanted.exec(text());
    if (found !== null) return found;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`It ended without ${wanted}:\n${text()}`);
    }
    await pause(50);
  }
}
