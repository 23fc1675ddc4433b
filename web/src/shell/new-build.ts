/**
 * A page that stays open over a new build asks for files that are gone: it starts anew then. Without a network it
 * stays as it is, with all that was entered.
 */
export function startAnewOverNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    void isServed().then((served) => {
      if (served) location.reload();
    });
  });
}

function isServed(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
