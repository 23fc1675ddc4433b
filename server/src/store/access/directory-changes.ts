/** Whether an owner had entries of a kind before, and the new entry; `null` for none. */
export interface EntryChange {
  had: boolean;
  has: string | null;
}

interface AccountRef {
  venueId: string;
  accountId: string;
}

/**
 * What a transaction changes in the directories. {@link writeDirectoryChanges} writes it when everything else of the transaction is
 * written; until then its own reads see the directories as they were.
 *
 * On a cluster every node has a copy of each directory, and a statement that deletes there, or inserts on a condition, locks the whole
 * directory until its transaction ends. Two transactions that wait for a venue or for another directory behind such a lock wait for
 * each other, even when they have no row in common. So a transaction takes its locks of venues first, and then those of directories, always
 * in the same order.
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
  /** Nothing of these venues stays. */
  readonly removedVenueIds: string[] = [];

  changeUsername(venueId: string, { had, has }: EntryChange): void {
    this.usernames.set(venueId, { had: this.usernames.get(venueId)?.had ?? had, has });
  }

  changeEmail(account: AccountRef, { had, has }: EntryChange): void {
    const earlier = this.emails.get(account.accountId);
    this.emails.set(account.accountId, { ...account, had: earlier?.had ?? had, has });
  }
}
