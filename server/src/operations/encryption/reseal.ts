import type { SecretKeys } from '../../core/secret-key.ts';
import { formerSecretRef } from '../../crypto/former-secret.ts';
import { openSecret, resealSecret } from '../../crypto/seal-secret.ts';
import type { Random } from '../../parts/parts.ts';
import type { Db } from '../../store/database.ts';
import { listSealedFactors, resealFactor } from '../../store/encryption/sealed-factors.ts';
import {
  listSealedWebhooks,
  type RowRef,
  resealCodes,
  type SealedWebhook,
  updateSealedWebhook,
} from '../../store/encryption/sealed-rows.ts';
import { resealAddress } from '../../store/webhooks/stored-address.ts';

/** The dependencies of re-encryption. The database encrypts its fields with the same keys. */
export interface ResealParts {
  db: Db;
  secretKeys: SecretKeys;
  random: Random;
}

/** The number of rows that were checked, and how many of them were encrypted again. */
export interface ResealCounts {
  looked: number;
  resealed: number;
}

const ROWS_AT_ONCE = 200;

/**
 * Re-encrypts with the present key everything that this server's older keys encrypted: addresses and signing secrets of
 * webhooks, codes of reservations, and secrets of second factors. Each row is written separately, and only if it has not
 * changed since it was read. So this can stop and restart at any point, and several servers can run it at once, during
 * normal work.
 * @param report  called after each page of rows with the sums so far
 * @returns the sums; rows that were added in the meantime are not included
 */
export async function reseal(
  parts: ResealParts,
  report: (sums: ResealCounts) => void,
  stopping: AbortSignal,
): Promise<ResealCounts> {
  const sums = { looked: 0, resealed: 0 };
  for (const readPage of [resealWebhooks, resealReservations, resealFactors]) {
    let after: RowRef | null = null;
    while (!stopping.aborted) {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(parts, after);
      if (page === null) break;
      sums.looked += page.looked;
      sums.resealed += page.resealed;
      report(sums);
      after = page.last;
    }
  }
  return sums;
}

type Page = ResealCounts & { last: RowRef };

async function resealWebhooks(parts: ResealParts, after: RowRef | null): Promise<Page | null> {
  const webhooks = await listSealedWebhooks(parts.db, after, ROWS_AT_ONCE);
  if (webhooks.length === 0) return null;
  let resealed = 0;
  for (const webhook of webhooks) {
    const sealedWebhook = resealedWebhook(parts, webhook);
    if (sealedWebhook === null) continue;
    await updateSealedWebhook(parts.db, webhook, sealedWebhook);
    resealed += 1;
  }
  return { looked: webhooks.length, resealed, last: webhooks.at(-1)! };
}

function resealReservations({ db }: ResealParts, after: RowRef | null): Promise<Page | null> {
  return resealCodes(db, after, ROWS_AT_ONCE);
}

async function resealFactors({ db }: ResealParts, after: RowRef | null): Promise<Page | null> {
  const factors = await listSealedFactors(db, after, ROWS_AT_ONCE);
  if (factors.length === 0) return null;
  let resealed = 0;
  for (const factor of factors) resealed += Number(await resealFactor(db, factor));
  return { looked: factors.length, resealed, last: factors.at(-1)! };
}

function resealedWebhook(
  { db, secretKeys, random }: ResealParts,
  { venueId, id, secret, address, former }: SealedWebhook,
): Pick<SealedWebhook, 'secret' | 'address' | 'former'> | null {
  const keyRef = { venueId, keyId: id };
  const newSecret = resealSecret(secret, secretKeys, keyRef, random);
  const newAddress = resealAddress(address, keyRef, db.encryption);
  const present = former && openSecret(secret, secretKeys, keyRef);
  const formerRef = present && formerSecretRef(keyRef, present);
  const newFormer = former && formerRef && resealSecret(former, secretKeys, formerRef, random);
  if (!newSecret && !newAddress && !newFormer) return null;
  return { secret: newSecret ?? secret, address: newAddress ?? address, former: newFormer || former };
}
