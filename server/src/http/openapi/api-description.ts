import type { TSchema } from 'typebox';
import type { RefusalCode } from '../../core/refusals.ts';

/** The description of an API. */
export interface ApiDescription {
  title: string;
  version: string;
  description: string;
  /** The prefix of all its paths. */
  path: string;
  securityScheme: Record<string, unknown>;
  tags: { name: string; description: string }[];
  /** The codes that every call may be refused with. */
  refusals: readonly RefusalCode[];
  /** The code for a venue in the path that the caller may not access. */
  venueNotFound?: RefusalCode;
  /** The codes of `refusals` that a call without credentials never gets. */
  identityRefusals: readonly RefusalCode[];
  /** Headers of every answer: name to description. */
  headers?: Record<string, string>;
  /** Headers of the answers with one status: name to description. */
  headersByStatus?: Record<number, Record<string, string>>;
  /** The events that the service sends to callers. */
  webhooks?: readonly WebhookDescription[];
}

/** An event that the service sends to an address of a caller. */
export interface WebhookDescription {
  /** Also its operation id. */
  name: string;
  tag: string;
  summary: string;
  description: string;
  /** Request headers: name to description. Every event has all of them. */
  headers: Record<string, string>;
  /** The whole body. */
  body: TSchema;
  /**
   * What the service does after an answer, by its status, a class of statuses such as `2XX`, or `default`.
   */
  answers: Record<string, string>;
}
