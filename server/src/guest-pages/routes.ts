import type { Route } from '../http/mount-routes.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelling, cancelQuestion } from './cancel-page.ts';
import type { GuestParts } from './guest-parts.ts';
import { reservationPage } from './reservation-page.ts';
import { venuePage } from './venue-page.ts';

const PAGES = [venuePage, reservationPage, cancelQuestion, cancelling, calendarFile];

/** The table of contents of what guests open in a browser, below no prefix. */
export function guestPages(parts: GuestParts): Route[] {
  return PAGES.map((page) => page(parts));
}
