const KIB = 1024;
const MIB = 1024 * KIB;

/** What callers may hold of the server at once. */
export interface HttpLimits {
  /** Requests that are being worked on: far above what a healthy server has; beyond it, waiting only makes everybody late. */
  underWay: number;
  connections: number;
  /** Of one address that is no trusted proxy. */
  connectionsPerAddress: number;
  /** How long the head of a request may take, its request line included. */
  headMs: number;
  /** How long a body may take; what has arrived earns it more time, see `bodyBytesPerSecond`. */
  bodyMs: number;
  /** The rate that a body must keep once `bodyMs` are over. */
  bodyBytesPerSecond: number;
  /** How many bodies one address may have on their way; beyond that the oldest is refused if it hangs back. */
  bodiesPerAddress: number;
  /** What has not all arrived by then, and is not refused yet, is the first to make place for others. */
  hangsBackMs: number;
  /** How much of unfinished bodies is held in memory at most. */
  bodyBytes: number;
}

/** Far above what well-behaved callers need. The numbers stand in `docs/operating.md`, too. */
export const HTTP_LIMITS: HttpLimits = {
  underWay: 2_000,
  connections: 10_000,
  connectionsPerAddress: 1_000,
  headMs: 15_000,
  bodyMs: 15_000,
  bodyBytesPerSecond: 32 * KIB,
  bodiesPerAddress: 100,
  hangsBackMs: 2_000,
  bodyBytes: 96 * MIB,
};
