import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { openBillsQuery, tablesQuery } from '../api/queries.ts';
import { nameOfPerson } from '../session/known-people.ts';
import { useVenue } from '../session/venue-context.tsx';
import { LineText } from '../till/order/basket/line-text.tsx';
import type { Place } from '../till/order/place.ts';
import { useNow } from '../time/use-now.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import css from './unsent.module.css';
import type { LeftRound } from './use-left-rounds.ts';

/** A round that was left: where, who took it and when, what it orders; one tap sends it, another one drops it. */
export function LeftRow({ round }: { round: LeftRound }) {
  const t = useTranslations('app.unsent');
  const format = useFormatter();
  const sentenceOf = useFaultSentence();
  const now = useNow();
  // It was made by the clock of the device, which may be wrong.
  const age = Math.max(0, Date.now() - round.madeAt);
  const name = nameOfPerson(localStorage, round.accountId) ?? t('somebody');
  return (
    <li className={css.round}>
      <strong>{useNameOfPlace(round.place)}</strong>
      <small className={css.soft}>{t('takenBy', { name, when: format.relativeTime(now - age, now) })}</small>
      <ul>
        {round.lines.map((line) => (
          <li key={line.id}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
      {round.fault !== null && <p role="alert">{sentenceOf(round.fault)}</p>}
      <span className={css.acts}>
        <Button tone="Main" onClick={round.send}>
          {t('send')}
        </Button>
        <Button tone="Quiet" onClick={round.drop}>
          {t('drop')}
        </Button>
      </span>
    </li>
  );
}

/** What people call the place of a round. */
function useNameOfPlace(place: Place): string {
  const t = useTranslations('till.order');
  const tType = useTranslations('app.type');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  if (place.kind === 'New') return tType(place.type);
  if (place.kind === 'Bill') {
    const bill = bills.find(({ id }) => id === place.billId);
    return bill === undefined ? tType('Takeaway') : t('bill', { number: bill.number });
  }
  const table = areas.flatMap(({ tables }) => tables).find(({ id }) => id === place.tableId);
  return t('table', { name: table?.name ?? '–' });
}
