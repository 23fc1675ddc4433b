const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/**
 * After this many tries the page is reloaded: some browsers remember a failed script, and only a new page
 * requests it again.
 */
const TRIES_BEFORE_RELOAD = 5;

/** How many parts failed at their last try and are being retried. */
let missing = 0;

/** The event of a changed count. A script in `index.html` also listens to it, before the app has started. */
const CHANGED = 'missing-parts';

/** Whether a needed part of the app failed to load and is being retried. */
export function isPartMissing(): boolean {
  return missing > 0;
}

/** Calls back after each change. @returns a function that stops it */
export function subscribeToMissingParts(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/**
 * Loads a part of the app, with retries until it succeeds: a script that failed once must not block a screen. If the
 * service has another build, the page is reloaded, because the files of this build are gone.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    changeMissing(1);
    try {
      return await retryUntilLoaded(load);
    } finally {
      changeMissing(-1);
    }
  }
}

async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    await pause(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    try {
      return await load();
    } catch {
      const served = await servedBuild();
      if (served === null) continue;
      if (served !== ownBuild() || tries >= TRIES_BEFORE_RELOAD) location.reload();
    }
  }
}

/** The name of the build that the service has; `null` if it does not answer. */
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

/** Waits for some milliseconds, or until the network comes back. */
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
