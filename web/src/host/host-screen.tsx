import { useQuery } from '@tanstack/react-query';
import { Footprints, Plus, Printer, ScanQrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, Redirect, Route, Switch, useLocation, useRoute, useSearchParams } from 'wouter';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { RefusedActs } from '../acts/refused-acts.tsx';
import { isReservationAct } from '../acts/reservation-acts.ts';
import type { Schemas } from '../api/client.ts';
import { eveningQuery } from '../api/queries.ts';

import { useRememberScreen } from '../session/use-remember-screen.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { PAGE_ABOVE } from '../ui/way-back/way-back.ts';
import { BookingSheet } from './booking/booking-sheet.tsx';
import { DataAge } from './evening/data-age.tsx';
import { EveningList } from './evening/evening-list.tsx';
import { EveningNav } from './evening/evening-nav.tsx';
import { LoadChart } from './evening/load-chart.tsx';
import { MissingEvening } from './evening/missing-evening.tsx';
import { Requests } from './evening/requests.tsx';
import css from './host-screen.module.css';
import { ReservationSheet } from './reservation/reservation-sheet.tsx';

const CheckInSheet = lazyPart(() => import('./check-in/check-in-sheet.tsx'));
const EveningPrint = lazyPart(() => import('./print/evening-print.tsx'));
const WalkInSheet = lazyPart(() => import('./booking/walk-in-sheet.tsx'));
const RoomPanel = lazyPart(() => import('./tables/room-panel.tsx'));

/**
 * The host screen, and the printed list of an evening. It checks the person's right: a colleague may have left the
 * screen open at a shared device.
 */
export default function HostScreen() {
  const { venueId, session, may } = useVenue();
  if (!may('reservations'))
    return <Redirect to={`~/app/${venueId}/${session.account.role === 'Cook' ? 'board' : 'till'}`} replace />;
  return (
    <Switch>
      <Route path="/print">
        <Suspense fallback={<Loading />}>
          <EveningPrint />
        </Suspense>
      </Route>
      <Route>
        <Evening />
      </Route>
    </Switch>
  );
}

/** The evening: its half hours, the tables, the requests first, then the list; with booking and check-in. */
function Evening() {
  const t = useTranslations('host');
  const { venueId } = useVenue();
  const [, navigate] = useLocation();
  const [isOne, one] = useRoute('/:reservationId');
  const [query, setQuery] = useSearchParams();
  const date = query.get('date');
  const setDate = (chosen: string | null) => setQuery(chosen === null ? {} : { date: chosen });
  const [search, setSearch] = useState('');
  const evening = useQuery(eveningQuery(venueId, date));
  const acts = usePendingActs(venueId).filter(isReservationAct);
  useRememberScreen('host');
  const shownDate = evening.data?.date ?? date;
  const missing = <MissingEvening evening={evening} />;
  if (shownDate === null) return missing;
  const nav = <EveningNav date={shownDate} onDate={setDate} search={search} onSearch={setSearch} />;
  if (evening.data === undefined)
    return (
      <main className={css.host}>
        <h1 className="unseen">{t('title')}</h1>
        {nav}
        <div className={css.lists}>{missing}</div>
      </main>
    );
  return (
    <main className={css.host}>
      <h1 className="unseen">{t('title')}</h1>
      {nav}
      <HostActs evening={evening.data} />
      <div className={css.load}>
        <LoadChart evening={evening.data} />
        <Suspense>
          <RoomPanel />
        </Suspense>
      </div>
      <div className={css.lists}>
        <DataAge readAt={evening.dataUpdatedAt} />
        <RefusedActs acts={acts} />
        <Requests />
        <EveningList evening={evening.data} search={search} />
      </div>
      {isOne && one.reservationId !== undefined && (
        <ReservationSheet
          reservationId={one.reservationId}
          onClose={() => navigate(`/${location.search}`, { state: PAGE_ABOVE })}
        />
      )}
    </main>
  );
}

/** The buttons that add a booking, check guests in, seat walk-ins, and print the list. */
function HostActs({ evening }: { evening: Schemas['ReservationEvening'] }) {
  const t = useTranslations('host');
  const [open, setOpen] = useState<'Booking' | 'WalkIn' | 'CheckIn' | null>(null);
  return (
    <>
      <div className={css.acts}>
        <Button tone="Main" size="Large" icon={<Plus />} onClick={() => setOpen('Booking')}>
          {t('newBooking')}
        </Button>
        <Button size="Large" icon={<ScanQrCode />} onClick={() => setOpen('CheckIn')}>
          <span className={css.word}>{t('camera')}</span>
        </Button>
        <Button size="Large" icon={<Footprints />} onClick={() => setOpen('WalkIn')}>
          <span className={css.word}>{t('walkIn.button')}</span>
        </Button>
        <Link href={`/print${location.search}`} className={css.print} aria-label={t('print.button')}>
          <Printer aria-hidden />
        </Link>
      </div>
      {open === 'Booking' && <BookingSheet evening={evening} onClose={() => setOpen(null)} />}
      {open === 'WalkIn' && (
        <Suspense>
          <WalkInSheet onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'CheckIn' && (
        <Suspense>
          <CheckInSheet onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
