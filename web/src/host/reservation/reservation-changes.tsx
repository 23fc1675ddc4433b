import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { AllergensChange } from './changed-allergens.tsx';

const ChangedAllergens = lazyPart(() => import('./changed-allergens.tsx'));

interface ReservationTerms {
  startsAt: string;
  guests: number;
}

/** The details of a change in the history. */
interface ChangeDetail {
  from: ReservationTerms;
  to: ReservationTerms;
  isNoteChanged: boolean;
  /** The ids of the tables before and after, if they changed. */
  tables?: { from: readonly string[]; to: readonly string[] };
  /** The allergens before and after, if they changed. */
  allergens?: AllergensChange;
}

/** The changed values of a reservation, before and after. */
export function ReservationChanges({ detail }: { detail: Schemas['ReservationHistoryEntry']['detail'] }) {
  const t = useTranslations('host');
  const format = useFormatter();
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { from, to, isNoteChanged, tables, allergens } = detail as unknown as ChangeDetail;
  const nameOf = new Map(areas.flatMap((area) => area.tables).map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly string[]) => format.list(ids.flatMap((id) => nameOf.get(id) ?? [])) || '–';
  const dayOf = ({ startsAt }: ReservationTerms) =>
    format.dateTime(new Date(startsAt), { day: 'numeric', month: 'long' });
  const timeOf = (terms: ReservationTerms) => {
    const time = format.dateTime(new Date(terms.startsAt), { hour: '2-digit', minute: '2-digit' });
    return dayOf(from) === dayOf(to) ? time : `${dayOf(terms)} ${time}`;
  };
  const parts = [
    from.startsAt !== to.startsAt && [t('booking.time'), timeOf(from), timeOf(to)],
    from.guests !== to.guests && [t('booking.guests'), String(from.guests), String(to.guests)],
    tables !== undefined && [t('booking.tables'), namesOf(tables.from), namesOf(tables.to)],
  ].filter((part) => part !== false) as [string, string, string][];
  return (
    <>
      {parts.map(([what, before, after]) => (
        <small key={what}>{t('history.fromTo', { what, from: before, to: after })}</small>
      ))}
      {allergens !== undefined && (
        <Suspense>
          <ChangedAllergens change={allergens} />
        </Suspense>
      )}
      {isNoteChanged && <small>{t('history.noteChanged')}</small>}
    </>
  );
}
