import { httpStatusOf, Refusal } from '../../core/refusals.ts';
import { reasonPageIsClosed } from '../../core/reservations/page-booking.ts';
import { venueCapacityOf } from '../../core/reservations/reservation-load.ts';
import { limitsSeats } from '../../core/reservations/seat-share.ts';
import type { AnyAnswer } from '../../http/answer/answer.ts';
import type { Route } from '../../http/mount-routes.ts';
import { readFileBody } from '../../http/request/file-body.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { decideUntilFresh, isStale } from '../../operations/decide-until-fresh.ts';
import {
  type GuestBookingResult,
  takeGuestReservation,
} from '../../operations/reservations/take-guest-reservation.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import { hrefOf, pathParameterOf, queryParameterOf, sitePathOf } from '../layout/page-address.ts';
import { pageAnswer } from '../layout/page-answer.ts';
import { pageLanguageOf } from '../layout/page-language.ts';
import { requireVenueByUsername } from '../venue/find-venue.ts';
import { calendarToShow } from './booking-calendar.ts';
import { type BookingView, bookingDocument, closedDocument, formUsedDocument } from './booking-document.ts';
import {
  type BookingEntries,
  type EntryFaults,
  emptyEntries,
  faultsOfEntries,
  problemsOf,
  readEntries,
  requestOf,
} from './booking-entries.ts';
import { type FormFaults, faultsOfRefusal, NO_FAULTS } from './booking-faults.ts';

const PATH = '/{username}/book';
const FORM_TYPES = ['application/x-www-form-urlencoded'];
/** Leaves room for a note that is far too long: the guest gets it back to shorten it. */
const FORM_LIMIT = { bytes: 64 * 1024, refusal: 'BODY_TOO_LARGE' } as const;
const FORM_KEY_BYTES = 16;
const ATTEMPTS = 5;

/** The form that books a table at a venue. */
export function bookingForm(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: PATH },
    requirePath: (context) => requireVenueByUsername(parts, context),
    answer: (context) => openForm(parts, context),
  };
}

/** Books, and redirects to the page of the reservation. Shows the form again if it was not accepted. */
export function bookingSubmission(parts: GuestParts): Route {
  return { description: { method: 'POST', path: PATH }, answer: (context) => receiveForm(parts, context) };
}

async function openForm(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const username = pathParameterOf(context, 'username');
  const cached = await requireVenueByUsername(parts, context);
  const requested = { date: queryParameterOf(context, 'date'), guests: queryParameterOf(context, 'guests') };
  if (username !== cached.venue.username) {
    const query = { ...requested, lang: pageLanguageOf(context).chosen };
    return { status: 308, location: hrefOf(`${pathOf(parts, cached)}/book`, query) };
  }
  const closed = reasonPageIsClosed(cached.venue, context.now);
  if (closed !== null) return closedPage(parts, context, cached, new Refusal(closed));
  const texts = emptyEntries(requested.guests);
  return formPage(parts, context, cached, {
    status: 200,
    texts,
    date: requested.date ?? null,
    faults: NO_FAULTS,
  });
}

async function receiveForm(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const cached = await requireVenueByUsername(parts, context);
  const entries = readEntries(
    await readFileBody(context.request.raw, context.readBytes, FORM_TYPES, FORM_LIMIT),
  );
  const { texts, formKey, requestedDate } = entries;
  if (requestedDate !== null) {
    const closed = reasonPageIsClosed(cached.venue, context.now);
    if (closed !== null) return closedPage(parts, context, cached, new Refusal(closed));
    return formPage(parts, context, cached, {
      status: 200,
      texts,
      date: requestedDate,
      faults: NO_FAULTS,
      formKey,
    });
  }
  if (formKey === null || entries.fillsHoneypot) {
    const { sendAgain } = WORDS[pageLanguageOf(context).language].guestPages.booking.faults;
    const faults = { fields: {}, general: sendAgain };
    return formPage(parts, context, cached, { status: 400, texts, date: entries.date, faults, formKey });
  }
  return book(parts, context, cached, { ...entries, formKey });
}

async function book(
  parts: GuestParts,
  context: RequestContext,
  cached: CachedVenue,
  entries: BookingEntries & { formKey: string },
): Promise<AnyAnswer> {
  const { texts, date, formKey } = entries;
  const entryFaults = faultsOfEntries(texts);
  try {
    const { kind, reservation } = await takeBooking(parts, context, cached, { ...entries, entryFaults });
    const language = pageLanguageOf(context);
    const path = `${pathOf(parts, cached)}/r/${reservation.code}`;
    if (kind !== 'FormUsed') return { status: 303, location: hrefOf(path, { lang: language.chosen }) };
    const view = {
      venue: cached.venue,
      language,
      sitePath: sitePathOf(parts.publicSite()),
      reservation,
      path,
    };
    return withOrigin(pageAnswer(409, 'Private', formUsedDocument(view, context.now)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (reasonPageIsClosed(cached.venue, context.now) === error.code)
      return closedPage(parts, context, cached, error);
    const faults = faultsOfRefusal(error, entryFaults, pageLanguageOf(context).language);
    if (faults === null) throw error;
    return formPage(parts, context, cached, {
      status: httpStatusOf(error.code),
      texts,
      date,
      faults,
      formKey,
      error,
    });
  }
}

/** Books with the current data of the venue. Only a booking that succeeds counts towards the limit of the address. */
async function takeBooking(
  parts: GuestParts,
  context: RequestContext,
  cached: CachedVenue,
  {
    texts,
    formKey,
    entryFaults,
  }: { texts: BookingEntries['texts']; formKey: string; entryFaults: EntryFaults },
): Promise<GuestBookingResult> {
  const { cache, bookings } = parts;
  const { address, now } = context;
  const venueId = cached.venue.id;
  const waitSeconds = bookings.count(venueId, address);
  const booking = { formKey, request: requestOf(texts), formProblems: problemsOf(entryFaults), waitSeconds };
  let isMade = false;
  try {
    const taken = await decideUntilFresh(ATTEMPTS, isStale, async (before) => {
      if (before !== null) cache.forgetVersions();
      const venue = before === null ? cached : await requireVenueByUsername(parts, context);
      return takeGuestReservation(parts, { ...booking, venue }, now);
    });
    if (isStale(taken)) throw new Refusal('SERVICE_UNAVAILABLE');
    isMade = taken.kind === 'Taken';
    return taken;
  } finally {
    if (!isMade && waitSeconds === null) bookings.takeBack(venueId, address);
  }
}

/** The state in which the form is shown. */
interface ShownForm {
  status: number;
  texts: BookingEntries['texts'];
  /** The date whose times are shown. */
  date: string | null;
  faults: FormFaults;
  /** The key of the form; by default a new one. */
  formKey?: string | null;
  /** The refusal because of which the form is shown again. */
  error?: Refusal;
}

function formPage(
  parts: GuestParts,
  context: RequestContext,
  cached: CachedVenue,
  { status, texts, date, faults, formKey, error }: ShownForm,
): AnyAnswer {
  const { venue, areas } = cached;
  const view: BookingView = {
    venue,
    language: pageLanguageOf(context),
    sitePath: sitePathOf(parts.publicSite()),
    calendar: calendarToShow(venue, context.now, date),
    confirmsIfRoom: limitsSeats({ ...venue, room: venueCapacityOf(areas) }),
    texts,
    faults,
    formKey: formKey ?? parts.random(FORM_KEY_BYTES).toString('base64url'),
    now: context.now,
  };
  return withOrigin(pageAnswer(status, status === 200 ? 'Form' : 'Private', bookingDocument(view)), error);
}

function closedPage(
  parts: GuestParts,
  context: RequestContext,
  { venue }: CachedVenue,
  error: Refusal,
): AnyAnswer {
  const language = pageLanguageOf(context);
  const view = { venue, language, sitePath: sitePathOf(parts.publicSite()) };
  return withOrigin(pageAnswer(httpStatusOf(error.code), 'Private', closedDocument(view, error.code)), error);
}

/** Lets the browser send the origin of the form, which it does only if the referrer policy allows it. */
function withOrigin(page: ReturnType<typeof pageAnswer>, error?: Refusal): AnyAnswer {
  const { retryAfterSeconds } = error ?? {};
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { ...page, headers: { ...page.headers, 'Referrer-Policy': 'same-origin', ...wait } };
}

function pathOf(parts: GuestParts, { venue }: CachedVenue): string {
  return `${sitePathOf(parts.publicSite())}/${venue.username}`;
}
