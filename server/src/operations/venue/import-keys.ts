import type { KeyRecord } from '../../core/access/keys/api-key-record.ts';
import type { Problem } from '../../core/refusals.ts';
import { assignIds, type IdSource } from '../../core/venue/drafts/assign-ids.ts';
import type { KeyDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { USUAL_LIMITS } from '../../core/venue/venue-limits.ts';
import { formatKey, hashKey, prefixOfKey } from '../../crypto/tokens/api-key.ts';
import type { Random } from '../../parts/parts.ts';
import type { Db } from '../../store/database.ts';
import { findKeyOwner } from '../../store/venue/venue-records.ts';

/** A new API key with its secret, which is shown only here. */
export interface NewKey {
  id: string;
  name: string;
  key: string;
}

/** The dependencies of matching keys. `now` in milliseconds. */
export interface KeyMatchingParts {
  db: Db;
  venueId: string;
  stored: VenueSetup | null;
  ids: IdSource;
  problems: Problem[];
  random: Random;
  now: number;
}

const KEY_BYTES = 32;

/**
 * Matches the keys of a document with the stored ones: by id, else by secret, else (for a key without a secret) by name
 * among the keys that are not revoked. A key that is not stored and has no secret gets a new one. A revoked key stays
 * revoked. Adds to `problems` a secret that belongs to another key, and more than 10 keys that are not revoked.
 * @param path  the path of the list of keys in the document
 */
export async function matchKeys(
  drafts: readonly KeyDraft[],
  path: string,
  entry: KeyMatchingParts,
): Promise<{ records: KeyRecord[]; newKeys: NewKey[] }> {
  const records: KeyRecord[] = [];
  const newKeys: NewKey[] = [];
  const known = entry.stored?.keys ?? [];
  const recognised = recogniseKeys(drafts, known, entry.ids);
  for (const [index, { id, draft, stored }] of recognised.entries()) {
    const at = `${path}[${index}]`;
    const secret = draft.secret ?? stored ?? makeSecret(id, draft, at, entry, newKeys);
    await reportForeignSecret(draft, id, stored, at, entry);
    records.push({
      id,
      name: draft.name,
      permissions: draft.permissions,
      prefix: secret.prefix,
      hash: secret.hash,
      createdAt: draft.createdAt ?? stored?.createdAt ?? entry.now,
      revokedAt: stored?.revokedAt ?? draft.revokedAt,
    });
  }
  reportTooMany(records, known, path, entry.problems);
  return { records, newKeys };
}

interface RecognisedKey {
  id: string;
  draft: KeyDraft;
  stored: KeyRecord | null;
}

function recogniseKeys(
  drafts: readonly KeyDraft[],
  known: readonly KeyRecord[],
  ids: IdSource,
): RecognisedKey[] {
  const secrets = new Set(drafts.flatMap(({ secret }) => secret?.hash ?? []));
  const working = known.filter(({ revokedAt, hash }) => revokedAt === null && !secrets.has(hash));
  const named = drafts.filter(({ secret }) => secret === null);
  const byName = new Map(
    assignIds(named, working, ({ name }) => name, ids, known).map((adopted) => [adopted.draft, adopted]),
  );
  return drafts.map((draft) => {
    const { secret } = draft;
    if (secret === null) return byName.get(draft)!;
    const stored =
      known.find(({ id, hash }) => (draft.id === null ? hash === secret.hash : id === draft.id)) ?? null;
    return { id: draft.id ?? stored?.id ?? ids.newId(), draft, stored };
  });
}

function makeSecret(
  id: string,
  draft: KeyDraft,
  at: string,
  { random, problems }: KeyMatchingParts,
  newKeys: NewKey[],
): { hash: string; prefix: string } {
  if (draft.revokedAt !== null) {
    const message = 'is the revocation of a key that is not stored: state its `keyHash` and `prefix`';
    problems.push({ field: `${at}.revokedAt`, message, attemptedValue: null });
  }
  const key = formatKey(random(KEY_BYTES));
  newKeys.push({ id, name: draft.name, key });
  return { hash: hashKey(key), prefix: prefixOfKey(key) };
}

async function reportForeignSecret(
  { secret }: KeyDraft,
  id: string,
  stored: KeyRecord | null,
  at: string,
  { db, venueId, problems }: KeyMatchingParts,
): Promise<void> {
  if (secret === null) return;
  const owner = await findKeyOwner(db, secret.hash);
  if (owner !== null && (owner.venueId !== venueId || owner.keyId !== id)) {
    problems.push({ field: at, message: 'is stored already as another key', attemptedValue: null });
  } else if (stored !== null && stored.hash !== secret.hash) {
    const message = 'has the id of a stored key that is another: a key cannot be exchanged, only revoked';
    problems.push({ field: at, message, attemptedValue: null });
  }
}

function reportTooMany(
  records: readonly KeyRecord[],
  known: readonly KeyRecord[],
  path: string,
  problems: Problem[],
): void {
  const ids = new Set(records.map(({ id }) => id));
  const all = [...records, ...known.filter(({ id }) => !ids.has(id))];
  if (all.filter(({ revokedAt }) => revokedAt === null).length > USUAL_LIMITS.workingKeys) {
    const message = `would give the venue more than ${USUAL_LIMITS.workingKeys} working keys, with those that are stored`;
    problems.push({ field: path, message, attemptedValue: null });
  }
}
