import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { profileQuery } from '../../api/queries.ts';
import { paymentKindValues } from '../../api/venue-api-lists.generated.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { addDays, dateAt } from '../../time/venue-time.ts';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { useMethodName } from '../pay/methods.ts';
import type { BillSearch } from './use-bill-search.ts';

const ANY = 'Any';
const DATE = 'Date';
const NAMED = ['Today', 'Yesterday'] as const;

/** Filters bills by the business day on which they were opened, and by the payment method. */
export function FindFilters({
  sought,
  onSeek,
}: {
  sought: BillSearch;
  onSeek: (sought: BillSearch) => void;
}) {
  const t = useTranslations('pay.lists');
  const { day, method } = sought;
  const { methods, today } = useProfile();
  const nameOf = useMethodName();
  const isDate = day !== null && !NAMED.some((name) => name === day);
  const choose = (value: string) => {
    // Yesterday has its own button, so the date field begins with the day before yesterday.
    if (value === DATE) return onSeek({ ...sought, day: addDays(today, -2) });
    onSeek({ ...sought, day: value === ANY ? null : value });
  };
  return (
    <>
      <Segments
        label={t('day')}
        value={isDate ? DATE : (day ?? ANY)}
        options={[
          { value: ANY, text: t('anyDay') },
          ...NAMED.map((name) => ({ value: name, text: t(`days.${name}`) })),
          { value: DATE, text: t('anotherDay') },
        ]}
        onChange={choose}
        wraps
      />
      {isDate && (
        <Field
          label={t('day')}
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => target.value && onSeek({ ...sought, day: target.value })}
        />
      )}
      <Select
        label={t('paidBy')}
        value={method ?? ''}
        onChange={({ target }) => onSeek({ ...sought, method: target.value || null })}
      >
        <option value="">{t('anyMethod')}</option>
        {methods.map((one) => (
          <option key={one.code} value={one.code}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The payment methods of the venue, or one of each kind until they are loaded, and today's date there. */
function useProfile() {
  const { venueId } = useVenue();
  const { data } = useQuery(profileQuery(venueId));
  return {
    methods: data?.paymentMethods ?? paymentKindValues.map((kind) => ({ code: kind, name: kind })),
    today: dateAt(Date.now(), data?.timeZone ?? 'UTC'),
  };
}
