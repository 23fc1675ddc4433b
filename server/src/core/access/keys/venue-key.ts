import type { AssistantLimits } from '../../assistants/assistant-limits.ts';
import { Refusal } from '../../refusals.ts';
import type { VenueLimits } from '../../venue/venue-limits.ts';
import type { WebhookAddress } from '../../webhooks/webhook-address.ts';
import type { KeyPermissions } from './api-key-record.ts';

/** An API key as its owner sees it. Instants are milliseconds. */
export interface VenueKey {
  id: string;
  /** Orders that the key places show this name. */
  name: string;
  /** The first characters of the key. The rest is never shown again. */
  prefix: string;
  permissions: KeyPermissions;
  /**
   * The limits of orders through drafts, if the key belongs to an assistant of guests; `null` if the key may not use
   * drafts.
   */
  assistant: AssistantLimits | null;
  createdAt: number;
  /** Exact to the minute; `null` if it was never used. */
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** The address that gets its events; `null` for none. */
  webhook: KeyWebhook | null;
}

/** The webhook of a key. Instants are milliseconds. */
export interface KeyWebhook {
  url: string;
  setAt: number;
  /**
   * Until then the previous signing secret also signs the events; `null` if there is no previous secret. It may be in the
   * past.
   */
  formerSecretUntil: number | null;
}

/** A change of a key. Absent properties stay as they are. */
export interface KeyChange {
  name?: string | undefined;
  permissions?: { [Name in keyof KeyPermissions]?: KeyPermissions[Name] | undefined } | undefined;
  /** `null` removes the right to use drafts. */
  assistant?: AssistantLimits | null | undefined;
  /** `null` removes the webhook. */
  webhook?: WebhookAddress | null | undefined;
}

/**
 * Finds a key of a venue by its id, among those that are not revoked.
 * @throws Refusal PUBLIC_API_KEY_NOT_FOUND
 */
export function requireWorkingKey(working: readonly VenueKey[], keyId: string): VenueKey {
  const key = working.find(({ id }) => id === keyId);
  if (key === undefined) throw new Refusal('PUBLIC_API_KEY_NOT_FOUND');
  return key;
}

/**
 * Checks that no other valid key has this name: an order shows only the name of its key.
 * @throws Refusal PUBLIC_API_KEY_NAME_INVALID
 */
export function requireFreeName(
  working: readonly VenueKey[],
  { id, name }: { id: string; name: string },
): void {
  if (!working.some((other) => other.name === name && other.id !== id)) return;
  const problem = { field: 'name', message: 'is the name of another working key', attemptedValue: name };
  throw new Refusal('PUBLIC_API_KEY_NAME_INVALID', { problems: [problem] });
}

/**
 * Checks that a venue may have one more valid key.
 * @throws Refusal PUBLIC_API_KEY_LIMIT_REACHED
 */
export function requireKeyLimit(
  working: readonly VenueKey[],
  { workingKeys }: Pick<VenueLimits, 'workingKeys'>,
): void {
  if (working.length >= workingKeys) throw new Refusal('PUBLIC_API_KEY_LIMIT_REACHED');
}

/** Whether a change sets, replaces or removes the webhook address of a key. */
export function changesWebhook({ webhook }: VenueKey, change: KeyChange): boolean {
  return change.webhook !== undefined && (change.webhook?.url ?? null) !== (webhook?.url ?? null);
}

/** Whether a change lets a key do more: it adds a permission or the right to use drafts, or raises a limit of drafts. */
export function widensKey(before: VenueKey, after: VenueKey): boolean {
  const { placesOrders, takesReservations } = before.permissions;
  const [had, has] = [before.assistant, after.assistant];
  return (
    (after.permissions.placesOrders && !placesOrders) ||
    (after.permissions.takesReservations && !takesReservations) ||
    (has !== null && (had === null || has.orderKurus > had.orderKurus || has.dayKurus > had.dayKurus))
  );
}

/** Applies a change to a key. A webhook with the same address keeps its `setAt` and its secrets. */
export function applyKeyChange(key: VenueKey, change: KeyChange, now: number): VenueKey {
  const { name = key.name, permissions, assistant = key.assistant, webhook } = change;
  return {
    ...key,
    name,
    assistant,
    permissions: {
      placesOrders: permissions?.placesOrders ?? key.permissions.placesOrders,
      takesReservations: permissions?.takesReservations ?? key.permissions.takesReservations,
    },
    webhook: changesWebhook(key, change) ? newWebhook(webhook ?? null, now) : key.webhook,
  };
}

/** Creates the webhook of a key; `null` without an address. @param now  the instant at which it is set, in milliseconds */
export function newWebhook(address: WebhookAddress | null, now: number): KeyWebhook | null {
  return address && { url: address.url, setAt: now, formerSecretUntil: null };
}
