import type { IncomingHttpHeaders } from 'node:http';

const LOCAL_HOST = /^(?:(?:[^:]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether a `Host` header, or the host of an address, names this machine itself. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOST.test(host);
}

/**
 * Whether a call comes straight from this machine: it names this machine as its host, and has no header of a proxy.
 * Any proxy counts, trusted or not: a tunnel makes this machine reachable for others, and need not be configured here.
 */
export function isFromThisMachine(headers: IncomingHttpHeaders): boolean {
  return isLocalHost(headers.host ?? '') && !Object.keys(headers).some((name) => PASSED_ON.test(name));
}

/** The headers that proxies add, in lower case as Node has them. Some servers read `_` as `-`. */
const PASSED_ON = /^(?:x[-_]forwarded(?:[-_].*)?|forwarded|via)$/;
