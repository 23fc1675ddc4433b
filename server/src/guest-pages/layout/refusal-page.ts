import { type ComponentChild, h } from 'preact';
import { httpStatusOf, type Refusal, type RefusalCode } from '../../core/refusals.ts';
import type { FileAnswer } from '../../http/answer/answer.ts';
import { userMessageOf } from '../../http/answer/messages.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { WORDS } from '../../words/words.ts';
import { pageAnswer } from './page-answer.ts';
import { pageLanguageOf } from './page-language.ts';
import { pageLayout } from './page-layout.ts';

/**
 * An error as a page for clients that accept HTML; `null` for programs. The 404 page is the same for every
 * address.
 */
export function refusalPage(context: RequestContext, { code }: Refusal): FileAnswer | null {
  if (!readsPages(context)) return null;
  return pageAnswer(httpStatusOf(code), 'Private', refusalDocument(context, code));
}

function readsPages({ request }: RequestContext): boolean {
  return /(?:^|,)\s*text\/html\s*(?:[;,]|$)/i.test(request.headers.accept ?? '');
}

const WAITING: readonly RefusalCode[] = ['RATE_LIMIT_EXCEEDED', 'SERVICE_UNAVAILABLE'];

function refusalDocument(context: RequestContext, code: RefusalCode): ComponentChild {
  const language = pageLanguageOf(context);
  const words = WORDS[language.language].guestPages.refusals;
  const isMissing = httpStatusOf(code) === 404;
  const title = isMissing ? words.notFoundTitle : WAITING.includes(code) ? words.waitTitle : words.sorryTitle;
  const text = isMissing ? words.notFoundText : userMessageOf(code, language.language);
  const reference = code === 'INTERNAL_ERROR' ? `${words.reference}: ${context.traceId}` : null;
  return pageLayout({ language, venue: null, title, path: '', width: 'narrow', footer: null }, [
    h('div', { class: 'masthead' }, h('h1', null, title)),
    h('p', null, text),
    reference === null ? null : h('p', { class: 'aside', dir: 'auto' }, reference),
  ]);
}
