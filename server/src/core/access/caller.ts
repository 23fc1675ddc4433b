import type { KeyPermissions } from './keys/api-key-record.ts';

/** A caller with a valid API key, as stored in one version of the key's venue. */
export interface Caller {
  keyId: string;
  keyName: string;
  /** The venue that the key was made for. */
  venueId: string;
  venueVersion: number;
  permissions: KeyPermissions;
  /** Whether a webhook is set for its events. */
  hasWebhook: boolean;
  /** How many calls the operator allows the keys of this venue in a minute; `null` for the usual number. */
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
