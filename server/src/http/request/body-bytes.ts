import type { Refusal, RefusalCode } from '../../core/refusals.ts';

/** How large a body may be. */
export interface BodyLimit {
  bytes: number;
  /** The code of a larger one. */
  refusal: RefusalCode;
  /**
   * A body that is larger, up to this many times the limit, is read to its end and discarded before it is
   * refused. Many clients read the answer only after they have sent everything, and report a closed
   * connection as a network error.
   */
  discardFactor: number;
  /** Takes the body part by part, instead of the whole at the end. */
  taker?: PartTaker;
}

/** Takes a body as it arrives. */
export interface PartTaker {
  /**
   * Takes one part, which does not stay in memory. A body whose part it refuses is read to its end and discarded, and
   * then refused.
   */
  take(part: Buffer): Refusal | null;
  /**
   * Called after each part, also discarded ones. The next part is read once the returned promise resolves; immediately if it
   * is `null`.
   */
  rest(bytes: number): Promise<void> | null;
}

/** Reads the body of one request; without waiting when it is there already. */
export type ReadBytes = (limit: BodyLimit) => Promise<Buffer> | Buffer;
