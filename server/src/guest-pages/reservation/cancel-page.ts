import { type ComponentChild, h } from 'preact';
import type { Language } from '../../core/languages.ts';
import { Refusal } from '../../core/refusals.ts';
import { canGuestCancelAt } from '../../core/reservations/reservation.ts';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { fillMessage } from '../../core/text/message.ts';
import { cleanText } from '../../core/text/text.ts';
import type { AnyAnswer, FileAnswer } from '../../http/answer/answer.ts';
import type { Route } from '../../http/mount-routes.ts';
import { readFileBody } from '../../http/request/file-body.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { cancelReservation } from '../../operations/reservations/change-reservation.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import { hrefOf } from '../layout/page-address.ts';
import { pageAnswer } from '../layout/page-answer.ts';
import { pageLanguageOf } from '../layout/page-language.ts';
import { pageLayout } from '../layout/page-layout.ts';
import { bidiText } from '../layout/page-parts.ts';
import { guestsInWords, momentInWords } from '../layout/page-words.ts';
import { findGuestReservation, type GuestReservation } from './find-reservation.ts';

const PATH = '/{username}/r/{code}/cancel';

const FORM_TYPES = ['application/x-www-form-urlencoded'];

/** Leaves room for a reason in any script: a form sends each byte as three characters. */
const FORM_LIMIT = { bytes: 16 * 1024, refusal: 'BODY_TOO_LARGE' } as const;

const MOST = RESERVATION_LIMITS.reason;

/** The form that asks a guest to confirm the cancellation. */
export function cancelForm(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: PATH },
    answer: async (context) => {
      const found = await findGuestReservation(parts, context);
      return canGuestCancelAt(found.reservation, context.now)
        ? questionPage(context, found, null)
        : backToPage(context, found);
    },
  };
}

/** Cancels, and redirects to the page of the reservation. If it is too late to cancel, that page says so. */
export function cancelSubmission(parts: GuestParts): Route {
  return { description: { method: 'POST', path: PATH }, answer: (context) => cancel(parts, context) };
}

async function cancel(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const found = await findGuestReservation(parts, context);
  const form = await readFileBody(context.request.raw, context.readBytes, FORM_TYPES, FORM_LIMIT);
  const reason = reasonIn(form);
  const isTooLong = [...reason].length > MOST;
  if (isTooLong && canGuestCancelAt(found.reservation, context.now))
    return questionPage(context, found, reason);
  if (isTooLong) return backToPage(context, found);
  const stamp = { by: { kind: 'Guest' }, at: context.now } as const;
  try {
    await cancelReservation(parts.db, found.reservation, reason === '' ? null : reason, stamp);
  } catch (error) {
    const isTooLate = error instanceof Refusal && error.code === 'RESERVATION_NOT_CANCELLABLE';
    if (!isTooLate) throw error;
  }
  return backToPage(context, found);
}

/** The reason of the guest, empty for none. A form sends each line break as two characters; they count as one. */
function reasonIn(form: Buffer): string {
  const reason = new URLSearchParams(form.toString()).get('reason') ?? '';
  return cleanText(reason.replaceAll('\r\n', '\n'));
}

function backToPage(context: RequestContext, { path }: GuestReservation): AnyAnswer {
  return { status: 303, location: hrefOf(path, { lang: pageLanguageOf(context).chosen }) };
}

/** @param tooLong  a refused reason, which stays in the form for the guest to shorten; `null` for none */
function questionPage(context: RequestContext, found: GuestReservation, tooLong: string | null): FileAnswer {
  const status = tooLong === null ? 200 : 400;
  const page = pageAnswer(status, 'Private', questionDocument(context, found, tooLong));
  // Lets the browser send the origin of the form, which it does only if the referrer policy allows it.
  return { ...page, headers: { ...page.headers, 'Referrer-Policy': 'same-origin' } };
}

function questionDocument(
  context: RequestContext,
  found: GuestReservation,
  tooLong: string | null,
): ComponentChild {
  const { path } = found;
  const language = pageLanguageOf(context);
  const { reservation: words, cancelling: question } = WORDS[language.language].guestPages;
  const { venue } = found.cached;
  const frame = {
    language,
    venue,
    title: `${question.heading} – ${venue.name}`,
    path: `${path}/cancel`,
    width: 'narrow' as const,
    footer: h('p', null, words.privacy),
  };
  const query = { lang: language.chosen };
  return pageLayout(frame, [
    h('div', { class: 'masthead' }, [
      h('h1', null, [h('small', null, bidiText(venue.name)), ' ', question.heading]),
    ]),
    h('form', { class: 'card stack', method: 'post', action: hrefOf(`${path}/cancel`, query) }, [
      summary(found, language.language, context.now),
      reasonField(language.language, tooLong),
      h('div', { class: 'actions' }, [
        h('button', { class: 'button main', type: 'submit' }, question.confirm),
        h('a', { class: 'button', href: hrefOf(path, query) }, question.keep),
      ]),
    ]),
  ]);
}

function summary(
  { cached: { venue }, reservation }: GuestReservation,
  language: Language,
  now: number,
): ComponentChild {
  const { day, time } = momentInWords(language, venue.timeZone, reservation.startsAt, now);
  return h('p', null, [
    h('span', { class: 'line day' }, day),
    ' ',
    h('span', { class: 'line clock' }, time),
    ' ',
    h('span', { class: 'line' }, guestsInWords(language, reservation.guests)),
  ]);
}

function reasonField(language: Language, tooLong: string | null): ComponentChild {
  const words = WORDS[language].guestPages.cancelling;
  const field = { id: 'reason', name: 'reason', rows: 3, dir: 'auto', 'aria-describedby': 'hint' } as const;
  const fault = { 'aria-invalid': 'true', 'aria-errormessage': 'fault' } as const;
  return h('div', null, [
    h('label', { for: 'reason' }, words.reasonLabel),
    h('p', { class: 'aside', id: 'hint' }, words.reasonHint),
    h('textarea', { ...field, ...(tooLong === null ? {} : fault) }, tooLong),
    tooLong === null
      ? null
      : h(
          'p',
          { class: 'error', id: 'fault' },
          fillMessage(language, words.reasonTooLong, { length: [...tooLong].length, most: MOST }),
        ),
  ]);
}
