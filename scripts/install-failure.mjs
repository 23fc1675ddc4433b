const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
]);

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Finds in what npm printed the one reason that a reader needs: half a sentence, without a full stop. */
export function reasonOf(output, root) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? failedCodeIn(output);
  if (UNREACHABLE.has(code)) {
    return `${registryIn(output)} cannot be reached (${code}); check the network and npm's registry setting`;
  }
  if (UNWRITABLE.has(code)) return `npm may not write where it has to (${code}); check who owns ${root}`;
  if (code === 'ENOSPC') return 'the disk is full (ENOSPC)';
  if (code === 'EUSAGE') return 'package-lock.json does not agree with package.json; run "npm install" once';
  const line = firstWords(output);
  return line === undefined ? 'npm failed without saying why' : `npm says "${line}"`;
}

/** An install script that calls npm itself ends with the code of the script; the true one stands further up. */
function failedCodeIn(output) {
  return /\b(E[A-Z_]{5,})\b/.exec(output)?.[1] ?? '';
}

/** Named by its address, without a user's name or password. */
function registryIn(output) {
  const address = /request to (https?:\/\/\S+)/.exec(output)?.[1] ?? '';
  return URL.canParse(address) ? `the npm registry ${new URL(address).origin}` : 'the npm registry';
}

function firstWords(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim());
  return lines
    .find((line) => line !== '' && !/^(code|errno|syscall|path|command) |^npm warn/i.test(line))
    ?.replace(/[.:]$/, '');
}
