import { createInterface } from 'node:readline';

/** The input and output of the person who runs the command. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The terminal of this process; `null` if a script runs it. */
export function ownTerminal(): Terminal | null {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : null;
}

/** Asks a yes-or-no question. Everything except `y` and `yes` means no, also the end of the input. */
export async function askYesOrNo(terminal: Terminal, question: string): Promise<boolean> {
  const asking = startAsking(terminal);
  try {
    const answer = await asking.ask(`${question} [y/N] `);
    return /^y(es)?$/i.test(answer ?? '');
  } finally {
    asking.close();
  }
}

/** Asks questions one by one. Lines that were pasted or typed ahead answer the next questions. */
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
      // After the end of the input, lines that were typed before still answer questions.
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
