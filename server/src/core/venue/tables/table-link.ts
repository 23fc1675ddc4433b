/**
 * The content of the QR code of a table: the address of the venue's page on the public site, with the table; only the
 * table code if the venue has no page.
 * @param publicSite  the address of the public site, without a slash at the end
 * @param code  unique within the venue
 */
export function tableLink(publicSite: string, username: string | null, code: string): string {
  return username === null ? code : `${publicSite}/${username}?table=${encodeURIComponent(code)}`;
}
