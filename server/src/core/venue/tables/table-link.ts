/**
 * The content of the QR code of a table: the address of the venue's page on the public site, opened for that
 * table; only the code when the venue has no page.
 * @param publicSite  without a slash at its end
 * @param code  unique within the venue
 */
export function tableLink(publicSite: string, username: string | null, code: string): string {
  return username === null ? code : `${publicSite}/${username}?table=${encodeURIComponent(code)}`;
}
