/**
 * What the QR card of a table says: the address of the venue's page on the public site, opened for that
 * table; the code alone when the venue has no page.
 * @param publicSite  without a slash at its end
 * @param code  told apart within the venue
 */
export function tableLink(publicSite: string, username: string | null, code: string): string {
  return username === null ? code : `${publicSite}/${username}?table=${encodeURIComponent(code)}`;
}
