/**
 * The change of the directory entry of one venue or account: `had` an entry before, and `has` the new one, or `null`
 * for none.
 */
export interface EntryChange {
  had: boolean;
  has: string | null;
}

interface AccountRef {
  venueId: string;
  accountId: string;
}

/**
 * The changes that a transaction makes in the directories: tables that find the venue of a username, e-mail address,
 * key or token. {@link writeDirectoryChanges} writes them at the end of the transaction; until then its own reads see
 * the old entries.
 *
 * On a cluster every node has a copy of each directory. A statement that deletes there, or inserts on a condition,
 * locks the whole directory until its transaction ends. Two transactions that hold such a lock and wait for a venue
 * or another directory can deadlock, even if they have no row in common. So a transaction first locks its venues, and
 * then the directories, always in the same order.
 */
export class DirectoryChanges {
  /** By venue. */
  readonly usernames = new Map<string, EntryChange>();
  /** By account. */
  readonly emails = new Map<string, EntryChange & AccountRef>();
  /** With their SHA-256 in hexadecimal. */
  readonly newKeys: { hash: string; venueId: string; keyId: string }[] = [];
  /** With their SHA-256 in hexadecimal. */
  readonly newDevices: { hash: string; venueId: string; deviceId: string }[] = [];
  /** All sessions of these accounts end, except the one whose token has this SHA-256 (hexadecimal). */
  readonly endedSessions: (AccountRef & { exceptTokenHash: string | null })[] = [];
  /** All entries of these venues are deleted. */
  readonly removedVenueIds: string[] = [];

  changeUsername(venueId: string, { had, has }: EntryChange): void {
    this.usernames.set(venueId, { had: this.usernames.get(venueId)?.had ?? had, has });
  }

  changeEmail(account: AccountRef, { had, has }: EntryChange): void {
    const earlier = this.emails.get(account.accountId);
    this.emails.set(account.accountId, { ...account, had: earlier?.had ?? had, has });
  }
}
