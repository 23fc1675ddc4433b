import { type Answer, attempt, type Fetch, type Outcome } from './attempt.ts';
import { type BudgetName, Budgets } from './budgets.ts';
import { ApiError, NoAnswerError, UsageError } from './errors.ts';
import type { components } from './public-api.generated.ts';
import { delayBefore, isWorthRepeating, type Repeatable, retryAfterMs } from './retry-policy.ts';
import type { Time } from './time.ts';

/** The options of a call. */
export interface CallOptions {
  /** Aborts the call, also while it waits. An order may already be placed: continue with the same key. */
  signal?: AbortSignal | undefined;
  /** The timeout of one try in milliseconds, until its answer is complete. */
  timeoutMs?: number | undefined;
  /** The timeout of the call with all its tries and pauses, in milliseconds. */
  deadlineMs?: number | undefined;
  /** The maximum number of retries of a call that may be repeated; 0 for none. */
  retries?: number | undefined;
  /** The language of `userMessage` in errors: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar` or `ru`. */
  language?: string | undefined;
}

/** A call of one operation of the API. */
export interface Call {
  method: 'GET' | 'POST';
  /** The path below `/public/v1`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
  budget: BudgetName;
  repeatable: Repeatable;
}

export interface ConnectionSettings {
  apiKey: string;
  baseUrl: string;
  fetch: Fetch;
  time: Time;
  /** From 0 to 1. */
  random: () => number;
  timeoutMs: number;
  deadlineMs: number;
  retries: number;
  language: string | undefined;
}

/** Sends calls with the API key, and retries them if that is safe. */
export class Connection {
  readonly #settings: ConnectionSettings;
  readonly #budgets = new Budgets();
  readonly #baseUrl: string;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    this.#baseUrl = originOf(settings.baseUrl);
  }

  /**
   * Calls an operation and returns its `data`.
   * @throws ApiError  the service refused the call or failed
   * @throws NoAnswerError  no try got a complete answer
   */
  async data<T>(call: Call, options: CallOptions = {}): Promise<T> {
    const { body } = await this.answer(call, options);
    return body?.['data'] as T;
  }

  /** Calls an operation and returns its answer: a success, or a 304 if the call allows it. @throws as {@link data} */
  async answer(call: Call, options: CallOptions = {}): Promise<Answer> {
    const outcome = await this.#untilSettled(call, options);
    if (outcome.kind === 'NoAnswer') throw new NoAnswerError(outcome.reason, outcome.status, outcome.cause);
    if (outcome.body === null && call.headers?.['If-None-Match'] === undefined) {
      throw new NoAnswerError('Unreadable', outcome.status, null);
    }
    if (outcome.body === null || outcome.body.success) return outcome;
    const body = outcome.body as unknown as components['schemas']['Error'];
    throw new ApiError(outcome.status, body, retryAfterMs(outcome.headers), this.#baseUrl);
  }

  async #untilSettled(call: Call, options: CallOptions): Promise<Outcome> {
    const { time, random } = this.#settings;
    const { retries = this.#settings.retries, deadlineMs = this.#settings.deadlineMs } = options;
    const until = time.now() + deadlineMs;
    for (let tries = 1; ; tries += 1) {
      await this.#takeFromBudget(call.budget, until, options.signal);
      const outcome = await this.#attempt(call, options, until);
      if (tries > retries || !isWorthRepeating(outcome, call.repeatable)) return outcome;
      const delayMs = delayBefore(outcome, tries, random());
      if (time.now() + delayMs >= until) return outcome;
      await this.#sleep(delayMs, options.signal);
    }
  }

  async #attempt(call: Call, options: CallOptions, until: number): Promise<Outcome> {
    const { time, fetch } = this.#settings;
    const { timeoutMs = this.#settings.timeoutMs, signal } = options;
    const [url, init] = this.#requestOf(call, options);
    const send = (end: AbortSignal) => fetch(url, { ...init, signal: end });
    const left = Math.max(1, until - time.now());
    const outcome = await attempt(send, { timeoutMs: Math.min(timeoutMs, left), time, signal });
    this.#budgets.note(outcome.headers, time.now());
    return outcome;
  }

  /** If the deadline comes before the end of the wait, the call is sent: the service may still accept it. */
  async #takeFromBudget(budget: BudgetName, until: number, signal: AbortSignal | undefined): Promise<void> {
    const { time } = this.#settings;
    for (;;) {
      const waitMs = this.#budgets.waitMs(budget, time.now());
      // Counted immediately, so that no more of the waiting calls are sent than fit into the window.
      if (waitMs === 0 || time.now() + waitMs >= until) return this.#budgets.spend(budget, time.now());
      await this.#sleep(waitMs, signal);
    }
  }

  async #sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
    await this.#settings.time.sleep(ms, signal ?? new AbortController().signal);
    signal?.throwIfAborted();
  }

  #requestOf(call: Call, options: CallOptions): [string, RequestInit] {
    const { language = this.#settings.language } = options;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) query.set(name, String(value));
    }
    const headers: Record<string, string> = { 'X-Api-Key': this.#settings.apiKey, ...call.headers };
    if (language !== undefined) headers['Accept-Language'] = language;
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    for (const [name, value] of Object.entries(headers)) requireSendable(name, value);
    const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
    const asked = query.toString();
    const url = `${this.#baseUrl}/public/v1${call.path}${asked === '' ? '' : `?${asked}`}`;
    // The key must not be sent to the target of a redirect.
    return [url, { method: call.method, headers, redirect: 'manual', ...body }];
  }
}

/** @throws UsageError  `fetch` would fail as if there were no connection */
function requireSendable(name: string, value: string): void {
  try {
    new Headers([[name, value]]);
  } catch {
    throw new UsageError(`${name} has characters that no header can hold`);
  }
}

/** The address of the service without a slash at the end. @throws UsageError  a key may not be sent to it */
function originOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || url.search !== '' || url.hash !== '')
    throw new UsageError(`"${baseUrl}" is no base URL`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    throw new UsageError(`${baseUrl} is not an https address: the key would cross the network in clear text`);
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * Builds a path from ids.
 * @throws UsageError  an id has a character that would change the path
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  for (const id of ids) if (!/^[\w-]+$/.test(id)) throw new UsageError(`${JSON.stringify(id)} is no id`);
  return String.raw(parts, ...ids);
}
