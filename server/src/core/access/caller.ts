import type { KeyPermissions } from './keys/api-key-record.ts';

/** A caller with a valid API key. The data is from version `venueVersion` of the key's venue. */
export interface Caller {
  keyId: string;
  keyName: string;
  /** The venue that owns the key. */
  venueId: string;
  venueVersion: number;
  permissions: KeyPermissions;
  /** Whether the key has a webhook. */
  hasWebhook: boolean;
  /** How many calls each key of this venue may make in a minute, set by the operator; `null` for the usual number. */
  budgets: { read: number | null; write: number | null };
  /**
   * The ids of all venues that the key may use: its own first, then the active branches of a headquarter,
   * sorted by name.
   */
  reach: readonly string[];
}

/**
 * Whether a key may use a venue. Every check of access uses this rule.
 * @see docs/public-api.md#keys
 */
export function reaches(caller: Pick<Caller, 'reach'>, venueId: string): boolean {
  return caller.reach.includes(venueId);
}
