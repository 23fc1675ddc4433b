import { cleanText } from '../core/text/text.ts';

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** The width of the longest level; a status is shown in the same column. */
const FIRST_WIDTH = 5;

/**
 * Turns a JSON line of the log into a line for a person at a terminal. An answered call shows time, status,
 * operation, refusal code, duration and trace id; any other line shows time, level, sentence and facts. A stack trace
 * follows on separate lines.
 */
export function toTerminalLine(json: string): string {
  const { level, time, msg, ...line } = JSON.parse(json) as Record<string, unknown>;
  const at = new Date(String(time)).toLocaleTimeString('en-GB');
  if (msg === 'answered') {
    const { status, operation, code, ms, traceId } = line;
    const parts = [String(status).padEnd(FIRST_WIDTH), operation, code, `${ms} ms`, traceId];
    return joinOnOneLine([at, ...parts.filter((part) => part !== undefined)]);
  }
  const { fault, stack: ownStack, ...facts } = line;
  const { stack = ownStack, ...ofFault } = Object(fault) as Record<string, unknown>;
  const said = Object.entries({ ...facts, ...ofFault })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const first = joinOnOneLine([at, (LEVELS[Number(level)] ?? '').padEnd(FIRST_WIDTH), msg ?? '', ...said]);
  return typeof stack === 'string' ? first + stack.split('\n').map(indented).join('') : first;
}

/** Removes control characters, so that no part can control the terminal. */
function joinOnOneLine(parts: readonly unknown[]): string {
  return `${cleanText(parts.join('  '))}\n`;
}

function indented(line: string): string {
  return `    ${cleanText(line)}\n`;
}
