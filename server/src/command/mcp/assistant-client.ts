import { setTimeout as pause } from 'node:timers/promises';
import { ApiRefusal, CommandError } from '../call-api.ts';
import { callWithKey, type KeyAccess } from '../key/key-client.ts';

/** Calls the service with the API key of a venue. */
export interface AssistantClient {
  get(path: string, query?: Record<string, string>): Promise<unknown>;
  /** Repeats a call whose outcome is unknown: every call of the assistants' API may be repeated. */
  post(path: string, body: object): Promise<unknown>;
}

/** The address of the service, the API key, and the language of sentences for people, such as `en`. */
export interface AssistantAccess extends KeyAccess {
  language: string;
}

/** What an assistant may do with a key; amounts in lira. */
export interface AssistantRights {
  keyName: string;
  /** `null` if the key may not order. */
  assistantOrders: { perOrder: number; perDay: number; spentToday: number } | null;
}

const ATTEMPTS = 4;
const PAUSE_MS = 500;

/** A client of the public API and the API of assistants. */
export function createAssistantClient({ language, ...access }: AssistantAccess): AssistantClient {
  const headers = { 'accept-language': language };
  return {
    get: (path, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return callWithKey(access, 'GET', search === '' ? path : `${path}?${search}`, { headers });
    },
    post: (path, body) => untilKnown(() => callWithKey(access, 'POST', path, { body, headers })),
  };
}

/** Repeats a call until its outcome is known, a few times. */
async function untilKnown(call: () => Promise<unknown>): Promise<unknown> {
  for (let made = 1; ; made++) {
    try {
      return await call();
    } catch (error) {
      if (made >= ATTEMPTS || !isUnknown(error)) throw error;
      await pause(PAUSE_MS * made);
    }
  }
}

function isUnknown(error: unknown): boolean {
  if (error instanceof ApiRefusal)
    return ['ORDER_CREATION_IN_PROGRESS', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'].includes(error.code);
  return error instanceof CommandError;
}

/** Reads the rights of an assistant with this key. @throws CommandError if the service does not answer or refuses the key */
export async function readRights(client: AssistantClient): Promise<AssistantRights> {
  return (await client.get('/assistant/v1/rights')) as AssistantRights;
}

/**
 * Reads a draft; `null` if it no longer exists: taking it can then only return the order or booking that it became.
 * @throws CommandError for any other failure
 */
export async function readDraft<Draft>(client: AssistantClient, path: string): Promise<Draft | null> {
  try {
    return (await client.get(path)) as Draft;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'ASSISTANT_DRAFT_NOT_FOUND') return null;
    throw error;
  }
}
