import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Refusal } from '../core/refusals.ts';
import { matchesEtag } from '../http/answer/etag.ts';

/** The `revision` of a record that owners change. */
export const revisionSchema = () =>
  Type.String({
    examples: ['kX2pQ9vL0aZr3TfB'],
    description:
      'Changes with every change of the record. Send it as `If-Match`, so that the call is refused if ' +
      'the record has changed in the meantime.',
  });

/** The request header of an operation that changes or removes a record. */
export const IF_MATCH = {
  'If-Match':
    'The `revision` of the record, as you read it, in quotes. If the record has changed in the ' +
    'meantime, the call is refused, unless the record is already as in the request. Without this ' +
    'header, the record is changed in any case.',
};

/** The request header of an operation that adds the record of the path, or replaces it. */
export const IF_NONE_MATCH = {
  'If-None-Match':
    '`*`: if the record already exists, the call is refused, unless the record is already as in the ' +
    'request.',
};

const known = new WeakMap<object, string>();

/**
 * The revision of a record: a hash of its content. Equal states have the same revision, no matter who wrote them. The
 * order of properties does not matter.
 */
export function revisionOf(record: object): string {
  const cached = known.get(record);
  if (cached !== undefined) return cached;
  const revision = createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 16);
  known.set(record, revision);
  return revision;
}

/**
 * Refuses a change that was decided on another state of the record. Accepts a change that was already made, so that
 * it can be sent again after its answer was lost.
 * @param ifMatch  the `If-Match` header; without it, any state is accepted
 * @param stored  the revision of the stored record; `undefined` if there is none
 * @param changed  the revision after the change; left out for a removal
 * @throws Refusal CONTENT_CHANGED
 * @see RFC 9110, section 13.1.1
 */
export function requireRevision(
  ifMatch: string | undefined,
  stored: string | undefined,
  changed?: string,
): void {
  if (ifMatch === undefined || stored === changed) return;
  if (stored === undefined || !matchesEtag(ifMatch, `"${stored}"`)) throw new Refusal('CONTENT_CHANGED');
}

/**
 * Refuses to replace a record that the caller believes does not exist. Accepts a stored record that is already as
 * requested.
 * @param ifNoneMatch  the `If-None-Match` header; without it, any state is accepted
 * @param stored  the revision of the stored record; `undefined` if there is none
 * @param changed  the revision after the change
 * @throws Refusal CONTENT_CHANGED
 * @see RFC 9110, section 13.1.2
 */
export function requireNoRevision(
  ifNoneMatch: string | undefined,
  stored: string | undefined,
  changed: string,
): void {
  if (stored === undefined || stored === changed) return;
  if (matchesEtag(ifNoneMatch, `"${stored}"`)) throw new Refusal('CONTENT_CHANGED');
}

/** JSON with the properties of each object in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const properties = Object.entries(value).filter(([, each]) => each !== undefined);
  properties.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${properties.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`;
}
