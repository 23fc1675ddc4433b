import { PHOTO_START_BYTES } from '../core/menu/photo.ts';
import { isPhotoStart, PHOTO_KINDS, seenKindOf } from '../core/menu/photo-kind.ts';
import { Refusal } from '../core/refusals.ts';
import type { Logger } from '../parts/parts.ts';
import { createFairTurns, type MostTurns } from '../throttles/fair-turns.ts';
import { type ArrivingPhoto, createPhotoProcess, type PhotoProcess } from './photo-process.ts';
import type { PhotoSize } from './photo-sizes.ts';

/** Takes a photo as it arrives. */
export interface PhotoTaker {
  /** Takes one part, which does not stay in memory. Gives the refusal of what is no photo. */
  take(part: Buffer): Refusal | null;
  /** Is asked after each part: the next one is read when the promise resolves, with `null` at once. */
  rest(bytes: number): Promise<void> | null;
}

/** Gives a photo to a taker, part by part. @throws Refusal what the taker refuses a part with */
export type ReadPhoto = (taker: PhotoTaker) => Promise<unknown>;

/**
 * Reads a photo when it is the turn of its venue, and encodes the stored sizes in a process of its own: upright, only
 * the pixels, without any metadata. The narrowest size comes first; none is larger than the photo was.
 * @throws Refusal PHOTO_INVALID; SERVICE_UNAVAILABLE when too many photos wait, of the venue or of all, or the process ended
 * early; and the errors of `read`
 */
export type EncodePhoto = (venueId: string, read: ReadPhoto) => Promise<PhotoSize[]>;

/** Photos of up to 10 MiB that arrive at the same time. Those that wait are not read yet and take no memory. */
const IN_HAND: MostTurns = { atOnce: 6, atOnceOfOne: 2, waitingOfOne: 20, waiting: 100 };
const ENCODED: MostTurns = { ...IN_HAND, atOnce: 1 };

/** After this many bytes of a photo, other requests run first. */
const PIECE_BYTES = 64 * 1024;
/**
 * 8 MiB a second of all photos together. What arrives lies outside of the heap of V8, which collects the whole heap after some
 * ten MiB at a time; and a whole photo at once keeps the event loop busy for some 5 ms.
 */
const REST_MS = 8;
const ANY_NUMBER = Number.POSITIVE_INFINITY;
const PIECES: MostTurns = { atOnce: 1, waitingOfOne: ANY_NUMBER, waiting: ANY_NUMBER, restMs: REST_MS };

const RETRY_SECONDS = 5;

/** Creates the encoder. A process has one. */
export function createPhotoEncoder(log: Logger, photos: PhotoProcess = createPhotoProcess()): EncodePhoto {
  const inHand = createFairTurns(IN_HAND);
  const alone = createFairTurns(ENCODED);
  const pieces = createFairTurns(PIECES);
  return (venueId, read) => {
    const owner = { name: venueId, isPreferred: false };
    return inHand(owner, async () => {
      const photo = receivePhoto(photos, () => pieces(owner, async () => {}));
      try {
        await read(photo);
        const whole = photo.finish();
        return await alone(owner, () => sizesOf(whole, log));
      } finally {
        photo.close();
      }
    });
  };
}

interface ReceivedPhoto extends PhotoTaker {
  /** Ends it. @throws Refusal PHOTO_INVALID */
  finish(): ArrivingPhoto;
  close(): void;
}

/** Passes a photo on to its process once its start shows that it is one. */
function receivePhoto(photos: PhotoProcess, rest: () => Promise<void>): ReceivedPhoto {
  let start = Buffer.alloc(0);
  let photo: ArrivingPhoto | null = null;
  let sinceRest = 0;
  const begin = (): Refusal | null => {
    const text = start.toString('latin1', 0, PHOTO_START_BYTES);
    if (!isPhotoStart(text)) return invalid(`is ${seenKindOf(text)}; it must be one of ${PHOTO_KINDS}`);
    photo = photos.open();
    photo.write(start);
    return null;
  };
  return {
    take: (part) => {
      if (photo === null) {
        start = Buffer.concat([start, part]);
        return start.length < PHOTO_START_BYTES ? null : begin();
      }
      photo.write(part);
      return null;
    },
    rest: (bytes) => {
      sinceRest += bytes;
      if (sinceRest < PIECE_BYTES) return null;
      sinceRest = 0;
      return rest();
    },
    finish: () => {
      const refusal = photo === null ? begin() : null;
      if (refusal !== null) throw refusal;
      return photo!;
    },
    close: () => photo?.close(),
  };
}

async function sizesOf(photo: ArrivingPhoto, log: Logger): Promise<PhotoSize[]> {
  const outcome = await photo.encode();
  switch (outcome.kind) {
    case 'Encoded':
      return outcome.sizes;
    case 'Refused':
      throw invalid(outcome.problem);
    case 'EndedEarly':
      log.error({ how: outcome.how }, 'the process that encodes photos ended early');
      throw unavailable();
    case 'TimedOut':
      throw unavailable();
  }
}

function unavailable(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
}

function invalid(message: string): Refusal {
  return new Refusal('PHOTO_INVALID', { problems: [{ field: 'body', message, attemptedValue: null }] });
}
