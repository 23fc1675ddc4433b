import type { KeyPermissions } from '../../../core/access/keys/api-key-record.ts';
import {
  newWebhook,
  requireFreeName,
  requireKeyLimit,
  type VenueKey,
} from '../../../core/access/keys/venue-key.ts';
import type { AssistantLimits } from '../../../core/assistants/assistant-limits.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import type { SecretKeys } from '../../../core/secret-key.ts';
import { limitsOf } from '../../../core/venue/venue-limits.ts';
import type { WebhookAddress } from '../../../core/webhooks/webhook-address.ts';
import { formatKey, hashKey, prefixOfKey } from '../../../crypto/tokens/api-key.ts';
import type { NewId, Random } from '../../../parts/parts.ts';
import { listWorkingKeys, updateKey } from '../../../store/access/api-keys.ts';
import type { Database } from '../../../store/database.ts';
import { findOwnLimits } from '../../../store/venue/venue-limits.ts';
import { saveKey } from '../../../store/venue/venue-records.ts';
import { auditedKeyChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { type AddressParts, requireOpenHost } from '../../webhooks/require-open-host.ts';
import { saveWebhook } from '../../webhooks/save-webhook.ts';

/** The dependencies of making and changing keys. */
export interface KeyParts extends AddressParts {
  db: Database;
  random: Random;
  newId: NewId;
  /** The keys that encrypt signing secrets; 32 bytes each. */
  secretKeys: SecretKeys;
}

/** The properties of a new key. */
export interface KeyToMake {
  name: string;
  permissions: KeyPermissions;
  assistant: AssistantLimits | null;
  webhook: WebhookAddress | null;
}

/** A new key, with its secrets, which no later call shows. */
export interface MadeKey {
  key: VenueKey;
  /** The whole key. */
  text: string;
  /** `null` if the key has no webhook address. */
  signingSecret: string | null;
}

const KEY_BYTES = 32;

/**
 * Makes a key for a venue. It works from the next request. Keys are counted while the venue is locked, so that the limit
 * also applies to keys that are made at the same time.
 * @throws Refusal PUBLIC_API_WEBHOOK_URL_INVALID, PUBLIC_API_KEY_NAME_INVALID, PUBLIC_API_KEY_LIMIT_REACHED
 */
export async function makeKey(
  parts: KeyParts,
  venueId: string,
  request: KeyToMake,
  { by, now }: ActStamp,
): Promise<MadeKey> {
  const { db, random, newId } = parts;
  if (request.webhook !== null) await requireOpenHost(parts, request.webhook);
  const text = formatKey(random(KEY_BYTES));
  const { name, permissions } = request;
  const made = { id: newId(), name, permissions, prefix: prefixOfKey(text), createdAt: now, revokedAt: null };
  const key = {
    ...made,
    assistant: request.assistant,
    lastUsedAt: null,
    webhook: newWebhook(request.webhook, now),
  };
  const signingSecret = await changeVenue(db, venueId, 'Keys', now, async (tx) => {
    const working = await listWorkingKeys(tx, venueId);
    requireFreeName(working, key);
    requireKeyLimit(working, limitsOf(await findOwnLimits(tx, venueId)));
    await saveKey(tx, venueId, { ...made, hash: hashKey(text) });
    if (key.assistant !== null) await updateKey(tx, venueId, key);
    await recordAct(tx, venueId, by, { part: 'Keys', at: now, records: auditedKeyChange(null, key) });
    return key.webhook && saveWebhook(tx, parts, { venueId, keyId: key.id }, key.webhook);
  });
  return { key, text, signingSecret };
}
