import { type TProperties, Type } from 'typebox';
import { instant } from '../answer/envelope.ts';
import { instantSchema } from '../schema.ts';

/** The schema of an answer with a one-time link. */
export function linkSchema<P extends TProperties>(title: string, example: string, more?: P) {
  return Type.Object(
    {
      url: Type.String({ examples: [example] }),
      expiresAt: instantSchema('When the link expires.'),
      ...(more as P),
    },
    { title },
  );
}

/**
 * The answer with a link to a page of the app. Its code comes after the `#`, a part that browsers send to no server.
 * @param expiresAt  milliseconds
 */
export function linkAnswer(
  baseUrl: string,
  page: 'new' | 'password' | 'browser',
  code: string,
  expiresAt: number,
) {
  return { url: `${baseUrl}/app/${page}#${code}`, expiresAt: instant(expiresAt) };
}
