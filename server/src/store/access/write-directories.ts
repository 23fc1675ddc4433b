import type { Tx } from '../database.ts';
import type { DirectoryChanges, EntryChange } from './directory-changes.ts';

/**
 * Writes the directory changes of a transaction, one directory after the other: first the deletions, then the new
 * entries. New entries are sorted, so that two transactions which add the same entries cannot deadlock.
 */
export async function writeDirectoryChanges(tx: Tx): Promise<void> {
  await writeUsernames(tx, tx.directories);
  await writeEmails(tx, tx.directories);
  await writeKeys(tx, tx.directories);
  await writeSessions(tx, tx.directories);
  await writeDevices(tx, tx.directories);
}

async function writeUsernames(tx: Tx, { usernames, removedVenueIds }: DirectoryChanges): Promise<void> {
  const changed = [...usernames].map(([venueId, change]) => ({ venueId, ...change }));
  const gone = changed.filter(({ had }) => had).map(({ venueId }) => venueId);
  for (const venueId of [...removedVenueIds, ...gone]) {
    await tx.query({ text: 'delete from username_directory where venue_id = $1', values: [venueId] });
  }
  // A username that another venue has violates the unique key; so does an e-mail address of another account below.
  for (const { venueId, has } of changed.sort(byEntry)) {
    if (has === null) continue;
    await tx.query({
      text: 'insert into username_directory (username, venue_id) values ($1, $2)',
      values: [has, venueId],
    });
  }
}

async function writeEmails(tx: Tx, { emails, removedVenueIds }: DirectoryChanges): Promise<void> {
  for (const venueId of removedVenueIds) {
    await tx.query({ text: 'delete from email_directory where venue_id = $1', values: [venueId] });
  }
  const changed = [...emails.values()];
  for (const { venueId, accountId } of changed.filter(({ had }) => had)) {
    await tx.query({
      text: 'delete from email_directory where venue_id = $1 and account_id = $2',
      values: [venueId, accountId],
    });
  }
  for (const { venueId, accountId, has } of changed.sort(byEntry)) {
    if (has === null) continue;
    await tx.query({
      text: 'insert into email_directory (email, venue_id, account_id) values ($1, $2, $3)',
      values: [has, venueId, accountId],
    });
  }
}

async function writeKeys(tx: Tx, { newKeys, removedVenueIds }: DirectoryChanges): Promise<void> {
  for (const venueId of removedVenueIds) {
    await tx.query({ text: 'delete from key_directory where venue_id = $1', values: [venueId] });
  }
  for (const { hash, venueId, keyId } of newKeys.sort((a, b) => (a.hash < b.hash ? -1 : 1))) {
    await tx.query({
      text: 'insert into key_directory (key_hash, venue_id, key_id) values ($1, $2, $3) on conflict do nothing',
      values: [Buffer.from(hash, 'hex'), venueId, keyId],
    });
  }
}

async function writeSessions(tx: Tx, { endedSessions, removedVenueIds }: DirectoryChanges): Promise<void> {
  for (const venueId of removedVenueIds) {
    await tx.query({ text: 'delete from session_directory where venue_id = $1', values: [venueId] });
  }
  for (const { venueId, accountId, exceptTokenHash } of endedSessions) {
    await tx.query({
      text: `delete from session_directory
              where venue_id = $1 and account_id = $2 and token_hash is distinct from $3`,
      values: [venueId, accountId, exceptTokenHash === null ? null : Buffer.from(exceptTokenHash, 'hex')],
    });
  }
}

async function writeDevices(tx: Tx, { newDevices, removedVenueIds }: DirectoryChanges): Promise<void> {
  for (const venueId of removedVenueIds) {
    await tx.query({ text: 'delete from device_directory where venue_id = $1', values: [venueId] });
    await tx.query({ text: 'delete from device_code_directory where venue_id = $1', values: [venueId] });
  }
  for (const { hash, venueId, deviceId } of newDevices) {
    await tx.query({
      text: 'insert into device_directory (token_hash, venue_id, device_id) values ($1, $2, $3)',
      values: [Buffer.from(hash, 'hex'), venueId, deviceId],
    });
  }
}

function byEntry(a: EntryChange, b: EntryChange): number {
  return (a.has ?? '') < (b.has ?? '') ? -1 : 1;
}
