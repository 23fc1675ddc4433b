// Plain JavaScript that imports only Node: it runs before anything is installed.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port that a script opens, by the setting that chooses it. @type {Map<string, { setting: string, usual: number }>} */
const PORTS = new Map([
  ['start', { setting: 'PORT', usual: 3000 }],
  ['dev', { setting: 'PORT', usual: 3000 }],
  ['storefront', { setting: 'SHOP_PORT', usual: 4000 }],
]);

/**
 * Says that another program has the port of a script, before minutes are spent on installing and building. Any other fault of the
 * settings is told by the script itself.
 * @param {string} script @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} the sentence; `null` where the port is free
 */
export async function takenPort(script, env) {
  const opened = PORTS.get(script);
  if (opened === undefined) return null;
  const { setting, usual } = opened;
  const port = Number(env[setting] || usual);
  const host = (setting === 'PORT' && env.HOST) || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || !(await isTaken(host, port))) return null;
  return `Port ${port} is taken by another program; choose another with ${setting}=${port + 1}.`;
}

/** @param {string} host @param {number} port */
async function isTaken(host, port) {
  const server = createServer();
  try {
    await once(server.listen({ host, port }), 'listening');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
