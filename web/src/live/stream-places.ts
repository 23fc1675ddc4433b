/**
 * The places for live streams that the pages of one browser share. Over HTTP/1.1 a browser keeps six connections to
 * an address for all its pages: if streams took them all, every request would wait.
 */
const PLACES = [0, 1, 2, 3];

const NAME = 'sofra-live';

/** The parts that take a place. */
export interface PlaceParts {
  locks: LockManager;
  /** Reaches the other pages. */
  channel: BroadcastChannel;
  /** Whether this page is visible. */
  isShown: () => boolean;
  /** Tells of the page coming into view by `visibilitychange`. */
  page: EventTarget;
  /** How long a page waits for answers, and how soon it looks again: a page that was closed says nothing. */
  retryMs: number;
}

/**
 * Waits until this page may hold a stream. A hidden page gives its place to a visible one, and takes part again when it is
 * shown or a place is free. A page that the device has put to sleep loses it.
 * @param onWanted  called when the place is to be given back
 * @returns gives the place back
 */
export type TakePlace = (stopped: AbortSignal, onWanted: () => void) => Promise<() => void>;

interface Place {
  at: number;
  giveBack: () => void;
  /** Another page has taken it. */
  lost: Promise<void>;
}

/** The messages between pages; a number is a place that a visible page keeps. */
type Message = 'wanted' | 'free' | number;

/** Shares out the places of streams between the pages of this browser. */
export function openStreamPlaces(parts: PlaceParts): TakePlace {
  let hasGiven = false;
  return async (stopped, onWanted) => {
    // The page that wanted the place takes it first.
    if (hasGiven && !parts.isShown()) await nextChance(parts, stopped);
    hasGiven = false;
    const give = () => {
      hasGiven = true;
      onWanted();
    };
    while (!stopped.aborted) {
      const place = (await takeFreePlace(parts)) ?? (await askForPlace(parts, stopped));
      if (place !== null) return holdPlace(parts, place, give);
    }
    return () => {};
  };
}

/** Over HTTP/2 all pages share one connection, which holds as many streams as they want. */
export const takeAnyPlace: TakePlace = async () => () => {};

async function takeFreePlace(parts: PlaceParts): Promise<Place | null> {
  for (const at of PLACES) {
    const place = await takePlaceAt(parts, at, { ifAvailable: true });
    if (place !== null) return place;
  }
  return null;
}

/** Asks the pages that have a place, if this page is shown. Takes that of a page which does not answer. */
async function askForPlace(parts: PlaceParts, stopped: AbortSignal): Promise<Place | null> {
  const isShown = parts.isShown();
  if (isShown) parts.channel.postMessage('wanted' satisfies Message);
  const kept = await nextChance(parts, stopped);
  const silent = PLACES.find((at) => kept?.has(at) === false);
  return isShown && silent !== undefined ? takePlaceAt(parts, silent, { steal: true }) : null;
}

function takePlaceAt(
  { locks, channel }: PlaceParts,
  at: number,
  how: { ifAvailable: true } | { steal: true },
): Promise<Place | null> {
  const lost = Promise.withResolvers<void>();
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      await new Promise<void>((release) => resolve({ at, giveBack: release, lost: lost.promise }));
      return 'given back';
    };
    locks.request(`${NAME}-${at}`, how, hold).then(
      (end) => end === 'given back' && channel.postMessage('free' satisfies Message),
      () => {
        lost.resolve();
        resolve(null);
      },
    );
  });
}

/** Keeps the place while this page is shown or no shown page wants it. One page at a time gives its place. */
function holdPlace(
  { locks, channel, isShown }: PlaceParts,
  { at, giveBack, lost }: Place,
  onWanted: () => void,
): () => void {
  const given = Promise.withResolvers<void>();
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data !== 'wanted') return;
    if (isShown()) channel.postMessage(at satisfies Message);
    else
      void locks.request(`${NAME}-giving`, { ifAvailable: true }, (lock) => {
        if (lock === null) return;
        onWanted();
        return given.promise;
      });
  };
  channel.addEventListener('message', hear);
  void lost.then(onWanted);
  return () => {
    channel.removeEventListener('message', hear);
    giveBack();
    given.resolve();
  };
}

/**
 * Waits until a place may be free for this page. A hidden page leaves the first try to those that are shown.
 * @returns when nothing has happened, the places that shown pages keep
 */
function nextChance(
  { channel, isShown, page, retryMs }: PlaceParts,
  stopped: AbortSignal,
): Promise<ReadonlySet<number> | null> {
  const kept = new Set<number>();
  return new Promise((resolve) => {
    const endWith = (result: ReadonlySet<number> | null) => {
      clearTimeout(timer);
      channel.removeEventListener('message', hear);
      page.removeEventListener('visibilitychange', end);
      stopped.removeEventListener('abort', end);
      resolve(result);
    };
    const end = () => endWith(null);
    const hear = ({ data }: MessageEvent<Message>) => {
      if (typeof data === 'number') kept.add(data);
      else if (data === 'free' && isShown()) end();
    };
    const timer = setTimeout(() => endWith(kept), retryMs);
    channel.addEventListener('message', hear);
    page.addEventListener('visibilitychange', end);
    stopped.addEventListener('abort', end);
  });
}
