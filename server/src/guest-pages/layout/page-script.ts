/** How often a page that waits for an answer is read again. */
export const READ_AGAIN_SECONDS = 15;

/**
 * Reads the page again, and loads it when its text has changed; not while nobody looks at it. It is the only script of the
 * pages, and one text, so that the Content-Security-Policy can allow it by its hash.
 */
export const READ_AGAIN = `
let isReading = false;
const readAgain = async () => {
  if (document.hidden || isReading) return;
  isReading = true;
  try {
    const answer = await fetch(location.href, { cache: 'no-store', redirect: 'error' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [before, now] = [document, page].map((each) => each.querySelector('main')?.textContent);
    if (answer.ok && now !== undefined && now !== before) location.reload();
  } catch {} finally { isReading = false }
};
setInterval(readAgain, ${READ_AGAIN_SECONDS} * 1000);
document.addEventListener('visibilitychange', readAgain);
`;
