import { ApiFault } from '../../../api/fault.ts';
import type { ImportedProduct } from './import-rows.ts';

/** What became of the products that were sent. */
export interface ImportResult {
  sent: number;
  outcomes: Record<'Added' | 'Changed' | 'Unchanged' | 'Kept', number>;
  categoriesAdded: number;
}

/** The answer to one piece. */
export interface PieceAnswer {
  categoriesAdded: number;
  products: { outcome: keyof ImportResult['outcomes'] }[];
}

interface Sending {
  /** Sends one piece. @throws ApiFault */
  send: (products: ImportedProduct[]) => Promise<PieceAnswer>;
  onProgress: (result: ImportResult) => void;
  /** Waits before a piece is sent again. */
  pause: (failures: number, retryAfterSeconds: number | null) => Promise<void>;
}

const PIECE_PRODUCTS = 100;
/** Well below the largest body that the service reads, in characters. */
const PIECE_LENGTH = 60_000;
const MOST_FAILURES = 8;

/** Cuts a list into pieces that the service takes in one request. */
export function piecesOf(products: readonly ImportedProduct[]): ImportedProduct[][] {
  const pieces: ImportedProduct[][] = [];
  let length = 0;
  for (const product of products) {
    const own = JSON.stringify(product).length;
    const piece = pieces.at(-1);
    if (piece === undefined || piece.length >= PIECE_PRODUCTS || length + own > PIECE_LENGTH) {
      pieces.push([product]);
      length = own;
    } else {
      piece.push(product);
      length += own;
    }
  }
  return pieces;
}

/**
 * Sends a list in pieces, one after the other. A piece whose answer was lost is sent again: the service recognises
 * what it has, so nothing is doubled. What was sent before a refusal stays.
 * @throws ApiFault  a refusal, or a fault that did not pass
 */
export async function sendImport(
  products: readonly ImportedProduct[],
  { send, onProgress, pause }: Sending,
): Promise<ImportResult> {
  let result: ImportResult = {
    sent: 0,
    outcomes: { Added: 0, Changed: 0, Unchanged: 0, Kept: 0 },
    categoriesAdded: 0,
  };
  for (const piece of piecesOf(products)) {
    const answer = await sendUntilAnswered(() => send(piece), pause);
    const outcomes = { ...result.outcomes };
    for (const { outcome } of answer.products) outcomes[outcome] += 1;
    const categoriesAdded = result.categoriesAdded + answer.categoriesAdded;
    result = { sent: result.sent + piece.length, outcomes, categoriesAdded };
    onProgress(result);
  }
  return result;
}

async function sendUntilAnswered<T>(send: () => Promise<T>, pause: Sending['pause']): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await send();
    } catch (fault) {
      const mayPass = fault instanceof ApiFault && fault.isPassing && fault.status !== 401;
      if (!mayPass || failures >= MOST_FAILURES) throw fault;
      await pause(failures, fault.retryAfterSeconds);
    }
  }
}
