/**
 * Words that cannot be a username: paths of the service begin with them, or a venue could pass for the
 * service.
 */
export const RESERVED_USERNAMES: readonly string[] = [
  'about',
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'assistant',
  'blog',
  'demo',
  'docs',
  'favicon',
  'health',
  'help',
  'index',
  'legal',
  'listen',
  'llms',
  'llms-full',
  'login',
  'logout',
  'metrics',
  'openapi',
  'operator',
  'photos',
  'privacy',
  'public',
  'robots',
  'security',
  'sign-in',
  'signup',
  'sitemap',
  'sofra',
  'static',
  'status',
  'support',
  'terms',
  'venue',
  'venues',
  'webhooks',
  'well-known',
  'www',
];

/** 3 to 40 lower-case letters of a to z, digits and hyphens, a letter or digit at each end. */
export const USERNAME_PATTERN = '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$';

const usernamePattern = new RegExp(USERNAME_PATTERN);

/**
 * Whether a venue may have this username: of the right characters and length, and not a word of the service's
 * own.
 */
export function isUsername(text: string): boolean {
  return usernamePattern.test(text) && !RESERVED_USERNAMES.includes(text);
}
