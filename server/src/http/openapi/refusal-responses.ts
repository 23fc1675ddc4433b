import { developerMessageOf, httpStatusOf, REFUSAL_CODES, type RefusalCode } from '../../core/refusals.ts';
import type { OperationDescription } from '../operation.ts';
import type { ApiDescription } from './api-description.ts';
import { type Draft, headersOf } from './draft.ts';
import { ALWAYS_SENT_HEADERS } from './header-schemas.ts';

type Json = Record<string, unknown>;

/** Refusals of the HTTP parser, or because of the request head, before the operation is known. */
const PARSER_REFUSALS = [
  'MALFORMED_REQUEST',
  'URI_TOO_LONG',
  'EXPECTATION_FAILED',
  'HEADERS_TOO_LARGE',
] as const;

/** All codes that a call of the operation may be refused with; some follow from its input. */
export function refusalCodesOf(api: ApiDescription, operation: OperationDescription): Set<RefusalCode> {
  const {
    path,
    params,
    query,
    body,
    fileBody,
    headers = {},
    invalidCode,
    isForAnyone,
    refusals = [],
  } = operation;
  const codes = new Set([...PARSER_REFUSALS, ...api.refusals, ...refusals]);
  if (isForAnyone === true) for (const code of api.identityRefusals) codes.delete(code);
  if (params !== undefined || query !== undefined) codes.add('VALIDATION_ERROR');
  if (body !== undefined) {
    for (const code of ['VALIDATION_ERROR', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)
      codes.add(code);
    if (invalidCode !== undefined) codes.add(invalidCode);
  }
  if (headers['If-Match'] !== undefined) codes.add('CONTENT_CHANGED');
  if (api.venueNotFound !== undefined && path.includes('{venueId}')) codes.add(api.venueNotFound);
  if (fileBody !== undefined) codes.add('UNSUPPORTED_MEDIA_TYPE');
  if (body !== undefined || fileBody !== undefined) codes.add('REQUEST_TIMEOUT');
  return codes;
}

/** The refusals of an operation by status. Equal ones of several operations become one component. */
export function refusalsOf(draft: Draft, api: ApiDescription, operation: OperationDescription): Json {
  const codes = refusalCodesOf(api, operation);
  const byStatus = Map.groupBy(
    REFUSAL_CODES.filter((code) => codes.has(code)),
    httpStatusOf,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      String(status),
      draft.components.add('responses', listed.join('_OR_'), {
        description: listed.map((code) => `\`${code}\`: ${developerMessageOf(code)}`).join('\n\n'),
        ...headersOf(draft, headersByStatus(api, status)),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      }),
    ]),
  );
}

const CLOSES = { Connection: '`close`: the service closes this connection.' };
const RETRIES = { 'Retry-After': 'Whole seconds to wait before you try again.' };

/** The statuses that only the parser answers with, before any budget is spent. */
const PARSER_STATUSES = new Set([414, 417, 431]);

/** Headers that an answer of any API has because of its status. */
const HEADERS_BY_STATUS: Record<number, Record<string, string>> = {
  408: CLOSES,
  413: CLOSES,
  414: CLOSES,
  417: CLOSES,
  429: RETRIES,
  431: CLOSES,
  503: RETRIES,
};

function headersByStatus(api: ApiDescription, status: number): Record<string, string> {
  const always = PARSER_STATUSES.has(status) ? {} : api.headers;
  return {
    ...ALWAYS_SENT_HEADERS,
    ...always,
    ...api.headersByStatus?.[status],
    ...HEADERS_BY_STATUS[status],
  };
}
