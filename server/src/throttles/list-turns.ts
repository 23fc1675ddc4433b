import { createFairTurns, type MostTurns } from './fair-turns.ts';
import { createLongReads, type TakeStep } from './long-reads.ts';
import { createTurns, type TakeTurn } from './turns.ts';

/** Limits how many lists are read and written at the same time, so that they do not slow other calls. */
export interface ListTurns {
  /**
   * The turns of one venue: a few lists for its keys and sessions are read at the same time, the others wait.
   */
  ofVenue(venueId: string): TakeTurn;
  /**
   * The turn of a page that an API key of a venue asks for: one far down its list is a step of a long read, and no other list waits for it.
   * It throws the Refusal SERVICE_UNAVAILABLE when too many of those wait.
   */
  ofPage(venueId: string, isDeepPage: boolean): TakeTurn;
  /**
   * Joins the texts of a list to pieces. A short list comes at once. Of longer ones, each piece is a step of a long read.
   * @param venueId  the venue whose key or session reads the list
   */
  inPieces(venueId: string, texts: AsyncIterable<string>): AsyncGenerator<string, void>;
}

/** Pages far down a list: as many wait as reads of figures do. */
const FAR_DOWN: MostTurns = { atOnce: 1, waitingOfOne: 60, waiting: 600 };
/** Lists of one venue that are read at the same time. */
const AT_ONCE = 4;
/** Characters of a piece at least. One bill can have five times as many. */
const PIECE_LENGTH = 64 * 1024;
/** Characters of a list that take no turn. */
const FREE_LENGTH = 256 * 1024;

/** Makes the turns of a process. @param takeStep  that all long reads of the process share */
export function createListTurns(takeStep: TakeStep = createLongReads()): ListTurns {
  const takeFarDown = createFairTurns(FAR_DOWN);
  const venues = new Map<string, { take: TakeTurn; users: number }>();

  async function* inPieces(venueId: string, texts: AsyncIterable<string>): AsyncGenerator<string, void> {
    const source = texts[Symbol.asyncIterator]();
    const makePiece = () => joinTexts(source);
    try {
      for (let length = 0; ; ) {
        const piece = await (length < FREE_LENGTH ? makePiece() : takeStep(venueId, makePiece));
        if (piece === '') return;
        length += piece.length;
        yield piece;
      }
    } finally {
      await source.return?.();
    }
  }

  const ofVenue =
    (venueId: string): TakeTurn =>
    async (run) => {
      const venue = venues.get(venueId) ?? { take: createTurns(AT_ONCE), users: 0 };
      venues.set(venueId, venue);
      venue.users += 1;
      try {
        return await venue.take(run);
      } finally {
        venue.users -= 1;
        if (venue.users === 0) venues.delete(venueId);
      }
    };

  return {
    ofVenue,
    ofPage: (venueId, isDeepPage) =>
      isDeepPage
        ? (run) => takeFarDown({ name: venueId, isPreferred: false }, () => takeStep(venueId, run))
        : ofVenue(venueId),
    inPieces,
  };
}

/** The next texts, joined to one piece; empty at the end. */
async function joinTexts(source: AsyncIterator<string>): Promise<string> {
  let piece = '';
  while (piece.length < PIECE_LENGTH) {
    const { done, value } = await source.next();
    if (done) break;
    piece += value;
  }
  return piece;
}
