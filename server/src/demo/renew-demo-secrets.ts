import { hashPassword } from '../crypto/passwords.ts';
import { hashKey, prefixOfKey } from '../crypto/tokens/api-key.ts';
import { changeVenue } from '../operations/venue/change-venue.ts';
import type { ImportParts } from '../operations/venue/import-venues.ts';
import { listAccounts, saveAccount } from '../store/access/accounts.ts';
import { revokeAllKeys } from '../store/venue/demo-venues.ts';
import { saveKey } from '../store/venue/venue-records.ts';
import type { DemoVenue } from './demo-document.ts';

const KEYS = [
  { of: 'key', name: 'Web sitesi', permissions: { placesOrders: true, takesReservations: true } },
  { of: 'ordersKey', name: 'Sipariş ekranı', permissions: { placesOrders: true, takesReservations: false } },
  {
    of: 'reservationsKey',
    name: 'Rezervasyon sayfası',
    permissions: { placesOrders: false, takesReservations: true },
  },
  { of: 'menuKey', name: 'Menü panosu', permissions: { placesOrders: false, takesReservations: false } },
] as const;

/**
 * Replaces the keys and passwords of stored demo venues: revokes all old keys, gives the demo's accounts new passwords, and ends
 * their sessions. Everything else stays.
 */
export async function renewDemoSecrets(parts: ImportParts, venues: readonly DemoVenue[]): Promise<void> {
  const { db, random, newId, clock } = parts;
  for (const venue of venues) {
    const now = clock.now();
    await changeVenue(db, venue.id, 'Keys', now, async (tx) => {
      await revokeAllKeys(tx, venue.id, now);
      for (const { of, name, permissions } of KEYS) {
        const key = venue[of];
        if (key === null) continue;
        const made = { id: newId(), name, permissions, createdAt: now, revokedAt: null };
        await saveKey(tx, venue.id, { ...made, prefix: prefixOfKey(key), hash: hashKey(key) });
      }
      const signIns = [venue.owner, venue.staff, venue.cashier].filter((signIn) => signIn !== null);
      const accounts = await listAccounts(tx, venue.id);
      for (const { email, password } of signIns) {
        const account = accounts.find((candidate) => candidate.email === email);
        if (account === undefined) continue;
        await saveAccount(tx, venue.id, { ...account, passwordHash: await hashPassword(password, random) });
      }
    });
  }
}
