/**
 * The path of a photo on the address at which the page was opened: the page's policy allows no other address. A stored
 * photo URL has the public name of the service, but the page may be open at `localhost` or `127.0.0.1`.
 */
export function photoPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/photos\/)/, '');
}
