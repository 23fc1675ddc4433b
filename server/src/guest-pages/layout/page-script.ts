/** Seconds after which a page that waits for an answer of the venue is fetched again. */
export const REFRESH_SECONDS = 15;

/**
 * Fetches the page again, and reloads it if its text has changed. Does nothing while the page is hidden. It is the
 * only script of the pages, and one constant text, so that the Content-Security-Policy can allow it by its hash.
 */
export const REFRESH_SCRIPT = `
let isReading = false;
const refresh = async () => {
  if (document.hidden || isReading) return;
  isReading = true;
  try {
    const answer = await fetch(location.href, { cache: 'no-store', redirect: 'error' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [before, now] = [document, page].map((each) => each.querySelector('main')?.textContent);
    if (answer.ok && now !== undefined && now !== before) location.reload();
  } catch {} finally { isReading = false }
};
setInterval(refresh, ${REFRESH_SECONDS} * 1000);
document.addEventListener('visibilitychange', refresh);
`;
