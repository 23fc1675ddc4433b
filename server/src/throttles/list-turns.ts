import { createFairTurns, type TurnLimits } from './fair-turns.ts';
import { createLongReads, type TakeStep } from './long-reads.ts';
import { createTurns, type TakeTurn } from './turns.ts';

/** Limits how many lists are read and written at the same time, so that they do not slow other calls. */
export interface ListTurns {
  /** The turns of one venue: only a few of its lists are read at the same time; the others wait. */
  ofVenue(venueId: string): TakeTurn;
  /**
   * The turn of a page that an API key requests. A page far down its list counts as a step of a long read, so that no
   * other list waits for it.
   * @throws Refusal SERVICE_UNAVAILABLE (from the returned function) if too many such pages wait
   */
  ofPage(venueId: string, isDeepPage: boolean): TakeTurn;
  /**
   * Joins the texts of a list into larger pieces. A short list takes no turn; each piece of a longer list is a step of a
   * long read.
   * @param venueId  the venue whose API key or session reads the list
   */
  inPieces(venueId: string, texts: AsyncIterable<string>): AsyncGenerator<string, void>;
}

/** For pages far down a list; the same limits as for figures. */
const FAR_DOWN: TurnLimits = { atOnce: 1, waitingOfOne: 60, waiting: 600 };
/** How many lists of one venue are read at the same time. */
const AT_ONCE = 4;
/** The least characters in a piece. One bill can have five times as many. */
const PIECE_LENGTH = 64 * 1024;
/** The characters of a list that are written without taking a turn. */
const FREE_LENGTH = 256 * 1024;

/** Creates the turns of a process. @param takeStep  the steps that all long reads of the process share */
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

/** The next texts, joined into one piece; empty at the end. */
async function joinTexts(source: AsyncIterator<string>): Promise<string> {
  let piece = '';
  while (piece.length < PIECE_LENGTH) {
    const { done, value } = await source.next();
    if (done) break;
    piece += value;
  }
  return piece;
}
