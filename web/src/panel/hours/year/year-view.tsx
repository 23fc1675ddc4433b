import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Card } from '../../card.tsx';
import type { Settings } from '../../panel-queries.ts';
import { MonthGrid } from './month-grid.tsx';
import { SpecialDayList } from './special-day-list.tsx';
import { SpecialDaySheet } from './special-day-sheet.tsx';
import { useRemovedDays } from './use-removed-days.ts';
import { yearOf } from './year.ts';
import css from './year-view.module.css';

/** A calendar of the year with the state of each date. A tap on a date opens the sheet for its special day. */
export function YearView({ settings }: { settings: Settings }) {
  const t = useTranslations('hours');
  const today = dateAt(useNow(), settings.timeZone);
  const thisYear = today.slice(0, 4);
  const [urlYear, setUrlYear] = useAddressParam('year', thisYear);
  const year = Number(/^20\d\d$/.test(urlYear) ? urlYear : thisYear);
  const setYear = (next: number) => setUrlYear(String(next));
  const [opened, setOpened] = useState<string | null>(null);
  const removed = useRemovedDays(settings);
  const [focus, setFocus] = useState(today);
  const months = useMemo(() => yearOf(year, settings), [year, settings]);
  const moveTo = (date: string) => {
    setFocus(date);
    if (!date.startsWith(String(year))) setUrlYear(date.slice(0, 4));
  };
  const focusHere = focus.startsWith(String(year)) ? focus : `${year}-01-01`;
  return (
    <Card
      title={t('year', { year: String(year) })}
      text={t('yearText')}
      actions={<YearActions year={year} onYear={setYear} onAdd={() => setOpened(today)} />}
    >
      <SpecialDayList settings={settings} from={today} removed={removed} onOpen={setOpened} />
      <Legend />
      <div className={css.months}>
        {months.map((month) => (
          <MonthGrid
            key={month.month}
            year={year}
            month={month}
            today={today}
            focus={focusHere}
            onFocus={moveTo}
            onOpen={(date) => {
              setFocus(date);
              setOpened(date);
            }}
          />
        ))}
      </div>
      {opened !== null && (
        <SpecialDaySheet
          key={opened}
          settings={settings}
          date={opened}
          onRemoved={removed.remember}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

interface YearActionsProps {
  year: number;
  onYear: (year: number) => void;
  onAdd: () => void;
}

function YearActions({ year, onYear, onAdd }: YearActionsProps) {
  const t = useTranslations('hours');
  return (
    <div className={css.turn}>
      <Button icon={<ChevronLeft />} label={t('yearBefore')} onClick={() => onYear(year - 1)} />
      <Button icon={<ChevronRight />} label={t('yearAfter')} onClick={() => onYear(year + 1)} />
      <Button icon={<CalendarPlus />} tone="Main" onClick={onAdd}>
        {t('addSpecial')}
      </Button>
    </div>
  );
}

/** Explains the marks of the dates. */
function Legend() {
  const t = useTranslations('hours');
  return (
    <ul className={css.legend}>
      {(['Open', 'Closed', 'Unset', 'Special'] as const).map((kind) => (
        <li key={kind}>
          <span className={css[`mark${kind}`]} aria-hidden />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
