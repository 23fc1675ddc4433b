/**
 * The slots for live streams that the pages of one browser share. Over HTTP/1.1 a browser opens at most six connections
 * to an address for all its pages: if streams used them all, every request would wait.
 */
const SLOTS = [0, 1, 2, 3];

const NAME = 'sofra-live';

export interface StreamSlotParts {
  locks: LockManager;
  /** Carries messages to and from the other pages. */
  channel: BroadcastChannel;
  /** Whether this page is visible. */
  isShown: () => boolean;
  /** Fires `visibilitychange` when this page is shown or hidden. */
  page: EventTarget;
  /** How long a page waits for answers before it tries again. A closed page does not answer. */
  retryMs: number;
}

/**
 * Waits until this page may open a stream. A hidden page gives its slot to a visible one. It waits for a slot again
 * when it is shown or when a slot is free. A page that the device has put to sleep loses its slot.
 * @param onWanted  called when the page must give its slot back
 * @returns a function that gives the slot back
 */
export type AcquireSlot = (stopped: AbortSignal, onWanted: () => void) => Promise<() => void>;

interface Slot {
  at: number;
  giveBack: () => void;
  /** Resolves when another page has taken the slot. */
  lost: Promise<void>;
}

/** The messages between pages. A number is a slot that a visible page keeps. */
type Message = 'wanted' | 'free' | number;

/** Shares the slots between the pages of this browser. */
export function openStreamSlots(parts: StreamSlotParts): AcquireSlot {
  let hasGiven = false;
  return async (stopped, onWanted) => {
    // Lets the page that wanted the slot acquire it first.
    if (hasGiven && !parts.isShown()) await nextChance(parts, stopped);
    hasGiven = false;
    const give = () => {
      hasGiven = true;
      onWanted();
    };
    while (!stopped.aborted) {
      const slot = (await acquireFreeSlot(parts)) ?? (await requestSlot(parts, stopped));
      if (slot !== null) return holdSlot(parts, slot, give);
    }
    return () => {};
  };
}

/** Gives each page a slot at once: over HTTP/2 all pages share one connection with many streams. */
export const acquireAnySlot: AcquireSlot = async () => () => {};

async function acquireFreeSlot(parts: StreamSlotParts): Promise<Slot | null> {
  for (const at of SLOTS) {
    const slot = await acquireSlotAt(parts, at, { ifAvailable: true });
    if (slot !== null) return slot;
  }
  return null;
}

/** If this page is shown, asks the other pages for a slot, and takes the slot of a page that does not answer. */
async function requestSlot(parts: StreamSlotParts, stopped: AbortSignal): Promise<Slot | null> {
  const isShown = parts.isShown();
  if (isShown) parts.channel.postMessage('wanted' satisfies Message);
  const kept = await nextChance(parts, stopped);
  const silent = SLOTS.find((at) => kept?.has(at) === false);
  return isShown && silent !== undefined ? acquireSlotAt(parts, silent, { steal: true }) : null;
}

function acquireSlotAt(
  { locks, channel }: StreamSlotParts,
  at: number,
  how: { ifAvailable: true } | { steal: true },
): Promise<Slot | null> {
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

/** Keeps the slot until this page is hidden and a shown page wants it. Only one page at a time gives its slot. */
function holdSlot(
  { locks, channel, isShown }: StreamSlotParts,
  { at, giveBack, lost }: Slot,
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
 * Waits until a slot may be free for this page. When a slot becomes free, shown pages try first.
 * @returns the slots that shown pages keep if the time ran out; `null` if something happened before
 */
function nextChance(
  { channel, isShown, page, retryMs }: StreamSlotParts,
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
