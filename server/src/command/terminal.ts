import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Where the person at the command reads and types. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The terminal of this process; `null` when a script runs it. */
export function ownTerminal(): Terminal | null {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null;
}

/** Asks a question. The end of the input is a no, as everything but `y` and `yes` is. */
export async function isYes(terminal: Terminal, question: string): Promise<boolean> {
  const asking = createInterface(terminal);
  try {
    const ended = once(asking, 'close').then(() => '');
    const answer = await Promise.race([asking.question(`${question} [y/N] `), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    asking.close();
  }
}
