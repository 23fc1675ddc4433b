/**
 * Where a page finds a photo of this service: below the address that the page was opened at, because its policy allows no other one. The
 * stored address has the public name of the service, and `localhost` is not `127.0.0.1`.
 */
export function photoPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/photos\/)/, '');
}
