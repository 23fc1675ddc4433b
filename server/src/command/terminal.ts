import { createInterface } from 'node:readline';

/** Where the person at the command reads and types. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The terminal of this process; `null` if a script runs it. */
export function ownTerminal(): Terminal | null {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null;
}

/** Asks a question. The end of the input is a no, as everything but `y` and `yes` is. */
export async function isYes(terminal: Terminal, question: string): Promise<boolean> {
  const asking = startAsking(terminal);
  try {
    const answer = await asking.ask(`${question} [y/N] `);
    return /^y(es)?$/i.test(answer ?? '');
  } finally {
    asking.close();
  }
}

/** Asks questions one by one. What is pasted or typed ahead answers those that come next. */
export function startAsking(terminal: Terminal): {
  /** @returns the answer without white space around it; `null` at the end of the input, such as Ctrl-D */
  ask(question: string): Promise<string | null>;
  close(): void;
} {
  const reader = createInterface(terminal);
  const lines = reader[Symbol.asyncIterator]();
  let isEnded = false;
  reader.once('close', () => {
    isEnded = true;
  });
  return {
    ask: async (question) => {
      reader.setPrompt(question);
      // Lines that were typed before the end are still to be read.
      if (isEnded) terminal.output.write(question);
      else reader.prompt();
      const { value, done } = await lines.next();
      if (done !== true) return value.trim();
      terminal.output.write('\n');
      return null;
    },
    close: () => reader.close(),
  };
}
