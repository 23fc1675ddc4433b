import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own that answers one message at a time. */
export interface Child {
  pid: number;
  ask<Answer>(message: object): Promise<Answer>;
  end(): Promise<void>;
}

/** Starts a file of the benchmark, named by its path, on this Node. */
export function startChild(file: string): Child {
  const child = fork(new URL(`../${file}`, import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    pid: child.pid!,
    ask: (message) => ask(child, message),
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answer = Promise.withResolvers<Answer | { fault: string }>();
  const fail = () => answer.reject(new Error('A process of the benchmark ended too early.'));
  child.once('message', answer.resolve).once('exit', fail);
  child.send(message);
  try {
    const said = await answer.promise;
    if (typeof said === 'object' && said !== null && 'fault' in said) throw new Error(said.fault);
    return said as Answer;
  } finally {
    child.off('message', answer.resolve).off('exit', fail);
  }
}
