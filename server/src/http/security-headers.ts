import type { onRequestHookHandler } from 'fastify';

/** Browsers use only HTTPS for a year after an HTTPS answer. @see RFC 6797 */
const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Forbids browsers to guess another media type than the stated one. */
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };

/**
 * The headers of every answer.
 * @param isStrict  whether the service serves HTTPS by a certificate that browsers trust
 */
export function securityHeaders(isStrict: boolean): Record<string, string> {
  return isStrict ? { ...NO_SNIFFING, ...STRICT_TRANSPORT } : NO_SNIFFING;
}

/** Asks a browser that came by HTTPS, as a trusted proxy reports, to use only HTTPS in future. */
export const requestHttps: onRequestHookHandler = ({ protocol }, reply, done) => {
  if (protocol === 'https') {
    for (const [name, value] of Object.entries(STRICT_TRANSPORT)) reply.raw.setHeader(name, value);
  }
  done();
};
