/**
 * Words that cannot be a username, because paths of the service begin with them, or because guests could take the
 * venue for the service.
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

/** 3 to 40 characters: a to z in lower case, digits and hyphens; the first and the last must be a letter or digit. */
export const USERNAME_PATTERN = '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$';

const usernamePattern = new RegExp(USERNAME_PATTERN);

/**
 * Whether a text is allowed as a username: it has the right characters and length, and is not a reserved
 * word.
 */
export function isUsername(text: string): boolean {
  return usernamePattern.test(text) && !RESERVED_USERNAMES.includes(text);
}
