const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/**
 * After this many tries the page is reloaded: some browsers remember a failed script, and only a new page
 * requests it again.
 */
const TRIES_OF_A_PAGE = 5;

/** How many parts failed to load at their last try. */
let missing = 0;

/** The page itself also listens to this event, before the app has started. */
const CHANGED = 'missing-parts';

/** Whether a part of the app that is needed now failed to load and is being retried. */
export function isPartMissing(): boolean {
  return missing > 0;
}

/** Calls back after each change. @returns a function that stops it */
export function subscribeToMissingParts(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/**
 * Loads a part of the app, and tries again until it is here: a script that failed once must not leave a screen that cannot
 * be opened. Loads the page again once another build is served: its files are gone then.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    changeMissing(1);
    try {
      return await askUntilHere(load);
    } finally {
      changeMissing(-1);
    }
  }
}

async function askUntilHere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    await pause(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    try {
      return await load();
    } catch {
      const served = await servedBuild();
      if (served === null) continue;
      if (served !== ownBuild() || tries >= TRIES_OF_A_PAGE) location.reload();
    }
  }
}

/** The name of the build that is served; `null` if the service does not answer. */
async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/app/build.json', { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** Waits for a time, or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true });
  });
}

function changeMissing(by: number): void {
  missing += by;
  dispatchEvent(new Event(CHANGED));
}
