import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { addDays } from '../../time/venue-time.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/form/date-input.tsx';
import css from './evening-nav.module.css';

interface EveningNavProps {
  /** The evening on the screen. */
  date: string;
  /** Called with the chosen date; `null` for the present evening. */
  onDate: (date: string | null) => void;
  search: string;
  onSearch: (text: string) => void;
}

/** The choice of the evening, and a search in it. */
export function EveningNav({ date, onDate, search, onSearch }: EveningNavProps) {
  const t = useTranslations('host');
  const format = useFormatter();
  const id = useId();
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), {
    ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  return (
    <div className={css.nav}>
      <Button icon={<ChevronLeft />} label={t('dayBefore')} onClick={() => onDate(addDays(date, -1))} />
      <label className={css.date} htmlFor={id}>
        <span className="unseen">{t('chooseDate')}</span>
        <strong aria-hidden>{day}</strong>
        <DateInput id={id} value={date} onChange={({ target }) => target.value && onDate(target.value)} />
      </label>
      <Button icon={<ChevronRight />} label={t('dayAfter')} onClick={() => onDate(addDays(date, 1))} />
      <Button onClick={() => onDate(null)}>{t('today')}</Button>
      <label className={css.search}>
        <span className="unseen">{t('search')}</span>
        <Search aria-hidden />
        <input
          type="search"
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
    </div>
  );
}
