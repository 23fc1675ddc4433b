import { ApiFault, faultOf, NETWORK_FAULT } from '../api/fault.ts';

/** A venue, as the operator API lists it. */
export interface ServedVenue {
  venueId: string;
  name: string;
  city: string | null;
  headquarter: { name: string } | null;
  branches: number;
  isPractice: boolean;
  state: VenueState;
  lastOrderAt: string | null;
  ordersToday: number;
}

export type VenueState = 'Active' | 'Lapsed' | 'Suspended' | 'SwitchedOff' | 'Closed';

/** What a venue has. */
export interface VenueUse {
  openBills: number;
  comingReservations: number;
  workingKeys: number;
  endpoints: number;
  accounts: number;
  sessions: number;
}

export interface VenueCardData {
  venue: ServedVenue;
  use: VenueUse;
  limits: { workingKeys: number; photos: number; readsPerMinute: number; writesPerMinute: number };
  owners: { name: string; email: string }[];
}

interface Queue {
  count: number;
  since: string | null;
}

/** A printer or a webhook that fails. */
interface Failing {
  name: string;
  venueId: string;
  venueName: string;
  trouble?: string | null;
  lastError?: string | null;
  since: string;
}

/** How the service is doing. */
export interface Status {
  versions: { release: string; schema: number | null; postgres: string };
  server: {
    startedAt: string;
    minutes: number;
    groups: { group: string; requests: number; errors: number; p95Ms: number }[];
    connections: number;
    liveStreams: number;
    database: { open: number; idle: number; waiting: number };
    errors: TracedCall[];
    failingJobs: string[];
    spentBudgets: { budget: string; perMinute: number; keyId: string | null; keyName: string | null }[];
  };
  waiting: { printing: Queue; webhooks: Queue; imports: number };
  failing: { printers: Failing[]; endpoints: Failing[] };
  backup: { ageSeconds: number | null; isFailing: boolean; isLostWithData: boolean } | null;
}

/** An error of a server, or a call of a trace. */
export interface TracedCall {
  at: string;
  traceId?: string;
  operation: string;
  status: number;
  code: string | null;
}

const KEPT_AS = 'sofra-operator-token';

/** The token of this tab; `null` when none was given. A tab that is closed forgets it. */
export function keptToken(): string | null {
  return sessionStorage.getItem(KEPT_AS);
}

/** Keeps the token in this tab, or with `null` forgets it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(KEPT_AS);
  else sessionStorage.setItem(KEPT_AS, token);
}

/**
 * Calls the operator API. The token goes in a header, so that no other site can call in the operator's name.
 * @throws ApiFault
 */
export async function callOperator<Data>(
  token: string,
  path: string,
  { method = 'GET', body, language }: { method?: string; body?: object; language: string },
): Promise<Data> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Language': language,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`/operator/v1${path}`, {
    method,
    headers,
    credentials: 'omit',
    ...sent,
  }).catch(() => null);
  if (response === null) throw new ApiFault(NETWORK_FAULT);
  const answer = (await response.json().catch(() => null)) as { data?: Data } | null;
  if (!response.ok) throw faultOf(response, answer);
  if (answer?.data === undefined) throw new ApiFault(NETWORK_FAULT);
  return answer.data;
}
