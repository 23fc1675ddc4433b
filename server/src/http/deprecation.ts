import type { Deprecation } from './operation.ts';

/** The page that says what replaces an operation. */
const CHANGES = '/docs/changes';

/** The description of the headers of a deprecated operation. */
export const DEPRECATION_HEADERS = {
  Deprecation: 'Since when there is something better, in Unix seconds after `@`.',
  Sunset: 'When the operation may stop working; not sent while that is not decided.',
  Link: 'Where the change is described, with `rel="deprecation"`.',
};

/**
 * The headers of every answer of a deprecated operation, refusals too; none for an operation that is not deprecated.
 * @see RFC 9745 (Deprecation), RFC 8594 (Sunset)
 */
export function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (deprecation === undefined) return {};
  const { since, sunset } = deprecation;
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset === null ? {} : { Sunset: new Date(sunset).toUTCString() }),
    Link: `<${CHANGES}>; rel="deprecation"; type="text/html"`,
  };
}
