import { type ComponentChild, h } from 'preact';

/** A record of schema.org. Properties without a value are left out. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/**
 * Data for search engines, as a block that browsers do not run. No text in it can end the block.
 * @see https://schema.org
 */
export function structuredData(data: StructuredData): ComponentChild {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, leaveOutEmpty);
  const safe = json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: safe } });
}

function leaveOutEmpty(_: string, value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
