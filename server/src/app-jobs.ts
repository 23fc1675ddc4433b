import { DEFAULT_KEPT_DAYS } from './config/config.ts';
import type { SecretKeys } from './core/secret-key.ts';
import type { CallInternally } from './http/internal/internal-calls.ts';
import { mailNotices } from './http/mail/notice-mail.ts';
import type { BackgroundJobs } from './jobs/background-jobs.ts';
import { createDayClosing } from './jobs/close-days.ts';
import { createFigureCounting } from './jobs/count-figures.ts';
import { createReportMailing } from './jobs/mail-reports.ts';
import { createTicketPrinting } from './jobs/printing/print-tickets.ts';
import { createReservationSettling } from './jobs/settle-reservations.ts';
import { createSweep, type RetentionDays } from './jobs/sweep.ts';
import { createLedgerVerification } from './jobs/verify-ledgers.ts';
import { createWebhookDelivery } from './jobs/webhooks/deliver-webhooks.ts';
import type { Print, Send, SendMail } from './parts/outgoing.ts';
import type { Clock, Logger, NewId } from './parts/parts.ts';
import { createEveningPlaying } from './player/evening-playing.ts';
import { toOrderResource } from './public-api/orders/order-resource.ts';
import { toReservationResource } from './public-api/reservations/reservation-resource.ts';
import type { Database } from './store/database.ts';
import type { VenueCache } from './store/venue/cache/venue-cache.ts';
import { dayReportMail } from './venue-api/day-reports/report-mail.ts';

/** The services that the background jobs work with, and their settings. */
interface JobParts {
  db: Database;
  clock: Clock;
  newId: NewId;
  print: Print;
  send: Send;
  sendMail?: SendMail | undefined;
  log: Logger;
  settings: { secretKeys: SecretKeys; allowsLocalWebhooks: boolean; kept?: RetentionDays };
}

/** Makes the background jobs. @param publicSite  the address of the guest pages, for links in events */
export function createJobs(
  parts: JobParts,
  cache: VenueCache,
  publicSite: () => string,
  call: CallInternally,
): BackgroundJobs {
  const { db, clock, newId, print, sendMail = null, log, settings } = parts;
  const work = { db, cache, clock, newId, log };
  const jobs = {
    printing: createTicketPrinting({ ...work, print, publicSite, secretKeys: settings.secretKeys }),
    webhooks: webhookDeliveryOf(parts, publicSite),
    reservations: createReservationSettling({ db, clock, log }),
    figures: createFigureCounting({ db, cache, log }),
    days: createDayClosing({ db, cache, clock, log }),
    ledgers: createLedgerVerification({ ...work, mail: (notices) => mailNotices({ sendMail }, notices) }),
    reports: createReportMailing({ db, cache, clock, log, sendMail, toMail: dayReportMail }),
    evenings: createEveningPlaying({ ...work, call }),
    sweep: createSweep({ db, clock, log, kept: settings.kept ?? DEFAULT_KEPT_DAYS }),
  };
  const all = Object.values(jobs);
  return {
    ...jobs,
    start: () => void all.map((job) => job.start()),
    stop: async () => void (await Promise.all(all.map((job) => job.stop()))),
  };
}

/** The job that sends the events of orders and reservations. */
function webhookDeliveryOf({ db, clock, newId, log, send, settings }: JobParts, publicSite: () => string) {
  const { secretKeys, allowsLocalWebhooks } = settings;
  return createWebhookDelivery({
    ...{ db, clock, newId, log, send, secretKeys, allowsLocalWebhooks },
    chance: Math.random,
    toOrder: toOrderResource,
    toReservation: (reservation, username, now) =>
      toReservationResource(reservation, { publicSite: publicSite(), username }, now),
  });
}
