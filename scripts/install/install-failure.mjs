const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
]);

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Finds the one reason that a reader needs in the output of npm: half a sentence, without a full stop.
 * @param {string} output
 * @param {string} root
 */
export function reasonOf(output, root) {
  const code =
    /^npm (?:error|ERR!) code (E\w+)/m.exec(output)?.[1] ?? /\b(E[A-Z_]{5,})\b/.exec(output)?.[1] ?? '';
  if (UNREACHABLE.has(code)) {
    return `${registryIn(output)} cannot be reached (${code}); check the network and npm's registry setting`;
  }
  if (UNWRITABLE.has(code)) return `npm may not write where it has to (${code}); check who owns ${root}`;
  if (code === 'ENOSPC') return 'the disk is full (ENOSPC)';
  if (code === 'EUSAGE') return 'package-lock.json does not agree with package.json; run "npm install" once';
  const words = firstWordsIn(output);
  return words === undefined ? 'npm failed without saying why' : `npm says "${words}"`;
}

/**
 * The code of a system error; its message when it has no code.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * The address of the registry, without a user's name or password.
 * @param {string} output
 */
function registryIn(output) {
  const address = /request to (https?:\/\/\S+)/.exec(output)?.[1] ?? '';
  return URL.canParse(address) ? `the npm registry ${new URL(address).origin}` : 'the npm registry';
}

/** @param {string} output */
function firstWordsIn(output) {
  const lines = output.split('\n').filter((line) => !/^npm warn/i.test(line));
  const words = lines.map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim());
  return words
    .find((line) => line !== '' && !/^(?:code|errno|syscall|path|command) /.test(line))
    ?.replace(/[.:]$/, '');
}
