import { SetupError } from '../core/setup-error.ts';
import { CommandError } from './call-api.ts';
import { createProgram } from './program.ts';

try {
  await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
