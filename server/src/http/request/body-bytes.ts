import type { Refusal, RefusalCode } from '../../core/refusals.ts';

/** How large a body may be. */
export interface BodyLimit {
  bytes: number;
  /** The refusal code for a larger body. */
  refusal: RefusalCode;
  /**
   * A body that is larger, up to this many times the limit, is read to its end and discarded before it is
   * refused. Many clients read the answer only after they have sent everything, and report a closed
   * connection as a network error.
   */
  discardFactor: number;
  /** Receives the body part by part, instead of the whole at the end. */
  receiver?: PartReceiver;
}

/** Receives a body part by part as it arrives. */
export interface PartReceiver {
  /**
   * Receives one part, which does not stay in memory. If it returns a refusal, the rest of the body is read and
   * discarded, and then the request is refused.
   */
  receive(part: Buffer): Refusal | null;
  /**
   * Called after each part, also discarded ones. The next part is read once the returned promise resolves, or
   * immediately after `null`.
   */
  pauseAfter(bytes: number): Promise<void> | null;
}

/** Reads the body of one request; without a promise if the whole body has already arrived. */
export type ReadBytes = (limit: BodyLimit) => Promise<Buffer> | Buffer;
