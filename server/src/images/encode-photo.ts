import { PHOTO_START_BYTES } from '../core/menu/photo.ts';
import { describeFileFormat, isPhotoStart, PHOTO_KINDS } from '../core/menu/photo-kind.ts';
import { Refusal } from '../core/refusals.ts';
import type { Logger } from '../parts/parts.ts';
import { createFairTurns, type TurnLimits } from '../throttles/fair-turns.ts';
import { createPhotoProcess, type PhotoProcess, type PhotoProcessEnded } from './photo-process.ts';
import type { PhotoOutcome, PhotoSize } from './photo-sizes.ts';

/** Reads a whole photo. */
export type ReadPhoto = () => Promise<Buffer>;

/**
 * Reads a photo when it is the turn of its venue, and encodes the stored sizes in a separate process: upright, only
 * the pixels, without metadata. The narrowest size comes first; none is larger than the photo.
 * @throws Refusal PHOTO_INVALID; SERVICE_UNAVAILABLE if too many photos of the venue or of all venues wait, or the
 *   process ended early; and the errors of `read`
 */
export type EncodePhoto = (venueId: string, read: ReadPhoto) => Promise<PhotoSize[]>;

/**
 * The limits for photos of up to 10 MiB that arrive at the same time. Waiting photos are not read yet and take no
 * memory.
 */
const READING_TURNS: TurnLimits = { atOnce: 6, atOnceOfOne: 2, waitingOfOne: 20, waiting: 100 };
const ENCODING_TURNS: TurnLimits = { ...READING_TURNS, atOnce: 1 };

const RETRY_SECONDS = 5;

/** Creates the encoder. A process has one. */
export function createPhotoEncoder(log: Logger, photos: PhotoProcess = createPhotoProcess()): EncodePhoto {
  const takeReadingTurn = createFairTurns(READING_TURNS);
  const takeEncodingTurn = createFairTurns(ENCODING_TURNS);
  return (venueId, read) => {
    const owner = { name: venueId, isPreferred: false };
    return takeReadingTurn(owner, async () => {
      const photo = await read();
      const start = photo.toString('latin1', 0, PHOTO_START_BYTES);
      if (!isPhotoStart(start))
        throw invalidPhotoRefusal(`is ${describeFileFormat(start)}; it must be one of ${PHOTO_KINDS}`);
      return takeEncodingTurn(owner, async () => requireSizes(await photos.encode(photo), log));
    });
  };
}

function requireSizes(outcome: PhotoOutcome | PhotoProcessEnded, log: Logger): PhotoSize[] {
  switch (outcome.kind) {
    case 'Encoded':
      return outcome.sizes;
    case 'Refused':
      throw invalidPhotoRefusal(outcome.problem);
    case 'EndedEarly':
      log.error({ how: outcome.how }, 'the process that encodes photos ended early');
      throw unavailableRefusal();
    case 'TimedOut':
      throw unavailableRefusal();
  }
}

function unavailableRefusal(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
}

function invalidPhotoRefusal(message: string): Refusal {
  return new Refusal('PHOTO_INVALID', { problems: [{ field: 'body', message, attemptedValue: null }] });
}
