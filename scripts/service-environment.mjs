// Runs on any Node of the machine, before anything is installed: plain JavaScript that imports only Node.

/** V8 fills its half of the young generation before it collects: by default 16 MB, twice. */
const SEMI_SPACE = '--max-semi-space-size';

/** So large, in bytes, is memory that is given back to the system when it is freed, instead of to the heap of malloc. */
const LARGE = String(64 * 1024);
/** The end of that heap is given back when so much of it is free. */
const FREE_END = String(128 * 1024);

/**
 * The environment in which the service needs little memory. What the operator has set is kept.
 *
 * One arena of malloc: glibc makes up to eight a core, and what one thread frees there is not used by another. Given limits for
 * what goes back to the system: glibc raises its own with what it sees, up to 32 MB.
 * All are read when a process starts, so a process cannot set them for itself.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withLittleMemory(env) {
  const { NODE_OPTIONS = '' } = env;
  const isSet = NODE_OPTIONS.includes(SEMI_SPACE);
  const options = isSet ? NODE_OPTIONS : `${NODE_OPTIONS} ${SEMI_SPACE}=8`.trim();
  const malloc = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: LARGE, MALLOC_TRIM_THRESHOLD_: FREE_END };
  return { ...malloc, ...env, NODE_OPTIONS: options };
}

/**
 * Whether the arguments of `sofra` start the service: its own options may come before the name of the command.
 * @param {string[]} args
 * @returns {boolean}
 */
export function startsService(args) {
  const command = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--env-file');
  return command === 'start';
}
