const KIB = 1024;
const MIB = 1024 * KIB;

/** How much of the server callers may use at the same time. */
export interface HttpLimits {
  /**
   * How many requests may be handled at the same time. A healthy server has far fewer; more would only make every
   * answer late.
   */
  underWay: number;
  connections: number;
  /** Connections from one address that is not a trusted proxy. */
  connectionsPerAddress: number;
  /** How long the request line and the headers may take to arrive. */
  headMs: number;
  /**
   * How long a body may take to arrive. It may take longer while it keeps the rate of `bodyBytesPerSecond`.
   */
  bodyMs: number;
  /** The average rate that a body must keep after `bodyMs`. */
  bodyBytesPerSecond: number;
  /** The most memory that unfinished bodies may use together. */
  bodyBytes: number;
}

/** Far more than well-behaved callers need. `docs/admission.md` lists the same numbers. */
export const HTTP_LIMITS: HttpLimits = {
  underWay: 2_000,
  connections: 10_000,
  connectionsPerAddress: 1_000,
  headMs: 15_000,
  bodyMs: 15_000,
  bodyBytesPerSecond: 32 * KIB,
  bodyBytes: 96 * MIB,
};

/**
 * The limits of a server. Without rate limits, one address may have as many connections as all addresses together.
 * @param changes  values that differ from {@link HTTP_LIMITS}
 */
export function httpLimitsOf(hasRateLimits: boolean, changes: Partial<HttpLimits> = {}): HttpLimits {
  const lifted = { connectionsPerAddress: HTTP_LIMITS.connections };
  return { ...HTTP_LIMITS, ...(hasRateLimits ? {} : lifted), ...changes };
}

/** Longer than proxies keep an idle connection, so that the proxy closes it first. */
export const KEEP_ALIVE_MS = 72_000;

/**
 * The most bytes of a path with its query. The paths of the service are far shorter.
 * @see RFC 9110, section 4.1, which asks for 8,000 at least
 */
export const LONGEST_URI_BYTES = 8 * 1024;
