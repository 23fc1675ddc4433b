import type { Route } from '../http/mount-routes.ts';
import { billPage } from './bill/bill-page.ts';
import { bookingForm, bookingSubmission } from './booking/booking-page.ts';
import type { GuestParts } from './guest-parts.ts';
import { calendarFile } from './reservation/calendar-file.ts';
import { cancelForm, cancelSubmission } from './reservation/cancel-page.ts';
import { reservationPage } from './reservation/reservation-page.ts';
import { venuePage } from './venue/venue-page.ts';

const PAGES = [
  venuePage,
  billPage,
  bookingForm,
  bookingSubmission,
  reservationPage,
  cancelForm,
  cancelSubmission,
  calendarFile,
];

/** The routes of the guest pages. They have no common prefix. */
export function guestPages(parts: GuestParts): Route[] {
  return PAGES.map((page) => page(parts));
}
