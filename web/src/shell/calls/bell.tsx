import { useQuery } from '@tanstack/react-query';
import { Bell as BellSign } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { noticesQuery, ownNoticesQuery } from '../../api/queries.ts';
import { useWakeLock } from '../../device/use-wake-lock.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import css from './calls.module.css';
import { groupCalls } from './calls.ts';
import { NewCall } from './new-call.tsx';
import { useCalls } from './use-calls.ts';

const CallsSheet = lazyPart(() => import('./calls-sheet.tsx'));

/** The bell, with the number of open calls and own notices. On the till and the host screen it also shows each new call. */
export default function Bell() {
  const t = useTranslations('app.calls');
  const { venueId } = useVenue();
  const { data } = useQuery(noticesQuery(venueId));
  const read = useCalls();
  const { data: own = [] } = useQuery(ownNoticesQuery(venueId));
  const groups = groupCalls(read.calls);
  const count = groups.length + own.length;
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isCalling = path.startsWith('/till') || path.startsWith('/host');
  return (
    <>
      <span className={css.bell}>
        <Button
          tone="Quiet"
          icon={<BellSign />}
          label={t('open', { count })}
          onClick={() => setIsOpen(true)}
        />
        {count > 0 && (
          <span className={css.badge} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {isCalling && <KeepAwake />}
      <NewCall read={read} isShown={isCalling && !isOpen} />
      {isOpen && (
        <Suspense>
          <CallsSheet groups={groups} notices={data?.notices ?? []} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function KeepAwake() {
  useWakeLock();
  return null;
}
