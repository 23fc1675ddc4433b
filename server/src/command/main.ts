import { setupSentence } from '../core/setup-error.ts';
import { ApiRefusal, CommandError } from './call-api.ts';
import { errorAsJson } from './outcome.ts';
import { createProgram } from './program.ts';

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
