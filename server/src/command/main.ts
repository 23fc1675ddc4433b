import { setupSentence } from '../core/setup-error.ts';
import { ApiRefusal, CommandError } from './call-api.ts';
import { errorAsJson } from './outcome.ts';
import { createProgram } from './program.ts';

// Who reads the output may leave before its end, as `head` does. A command that has something to put in order listens itself.
process.stdout.on('error', () => {
  if (process.stdout.listenerCount('error') === 1) process.exit(1);
});
const program = createProgram();
try {
  await program.parseAsync();
} catch (error) {
  const message = error instanceof CommandError ? error.message : setupSentence(error);
  if (message === null) throw error;
  const code = error instanceof ApiRefusal ? error.code : null;
  console.error(program.opts()['json'] === true ? errorAsJson(code, message) : message);
  process.exitCode = 1;
}
