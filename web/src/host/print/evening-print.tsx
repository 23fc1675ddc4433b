import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useSearchParams } from 'wouter';
import { useAllergyWords } from '../../allergies/allergy-words.tsx';
import type { Schemas } from '../../api/client.ts';
import { eveningQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { MissingEvening } from '../evening/missing-evening.tsx';
import css from './evening-print.module.css';

const LISTED: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Seated']);

/**
 * The printed evening: each party with its time, table, allergy and note, and the phone number if the person may see
 * it.
 */
export default function EveningPrint() {
  const t = useTranslations('host');
  const format = useFormatter();
  const { venueId } = useVenue();
  const [query] = useSearchParams();
  const evening = useQuery(eveningQuery(venueId, query.get('date')));
  const { data } = evening;
  if (data === undefined) return <MissingEvening evening={evening} />;
  const items = data.items.filter(({ status }) => LISTED.has(status));
  const day = format.dateTime(new Date(`${data.date}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <main className={css.page}>
      <div className={css.acts}>
        <Button tone="Main" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('print.button')}
        </Button>
        <Link href={`/${location.search}`}>{t('print.back')}</Link>
      </div>
      <h1>{t('print.title', { date: day })}</h1>
      <p>
        {t('print.count', { parties: items.length })} ·{' '}
        {t('guests', { count: items.reduce((sum, { guests }) => sum + guests, 0) })}
      </p>
      <EveningTable items={items} />
    </main>
  );
}

function EveningTable({ items }: { items: readonly Schemas['ListedReservation'][] }) {
  const t = useTranslations('host');
  const { may } = useVenue();
  const hasPhones = may('seeGuests');
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{t('booking.time')}</th>
          <th>{t('tables.button')}</th>
          <th>{t('booking.guests')}</th>
          <th>{t('booking.name')}</th>
          {hasPhones && <th>{t('booking.phone')}</th>}
          <th>{t('booking.note')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, time, tables, guests, customer, note, originalNote, allergy, status }) => (
          <tr key={id}>
            <td dir="ltr">{time}</td>
            <td>{tables.map(({ name }) => name).join(' + ')}</td>
            <td>{guests}</td>
            <td>
              {customer.name}
              {status !== 'Confirmed' && <small> ({t(`status.${status}`)})</small>}
            </td>
            {hasPhones && <td dir="ltr">{customer.phone}</td>}
            <td>
              {allergy != null && <PrintedAllergy said={allergy} />}
              {note ?? originalNote}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The allergy in bold letters: printers leave out the colour of a bar. */
function PrintedAllergy({ said: { allergens, text } }: { said: Schemas['AllergySaid'] }) {
  const words = useAllergyWords();
  const names = [...allergens.map((one) => words?.names[one] ?? one), ...(text === null ? [] : [text])];
  return (
    <strong className={css.allergy}>
      {words?.mark}: {names.join(', ')}
    </strong>
  );
}
