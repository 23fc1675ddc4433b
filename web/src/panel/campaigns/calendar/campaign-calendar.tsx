import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { useNow } from '../../../time/use-now.ts';
import { addDays, dateAt } from '../../../time/venue-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAddressParam } from '../../../ui/screen/use-address-param.ts';
import { Card } from '../../card.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from './campaign-calendar.module.css';
import { campaignHoursOn, datesOfWeeks, isWholeDay } from './campaign-days.ts';

interface CampaignCalendarProps {
  campaigns: readonly Schemas['Campaign'][];
  timeZone: string;
}

const WEEKS = 2;

/** Two weeks with the hours at which each campaign runs. */
export function CampaignCalendar({ campaigns, timeZone }: CampaignCalendarProps) {
  const t = useTranslations('campaigns');
  const dayName = useDayName();
  const today = dateAt(useNow(), timeZone);
  const [urlShift, setUrlShift] = useAddressParam('fortnight', '0');
  const shift = /^-?\d{1,2}$/.test(urlShift) ? Number(urlShift) : 0;
  const dates = datesOfWeeks(addDays(today, shift * 7 * WEEKS), WEEKS);
  const range = [dates[0]!, dates.at(-1)!].map((date) => dayName(date, { day: 'numeric', month: 'long' }));
  return (
    <Card
      title={t('calendar')}
      text={t('calendarText', { from: range[0]!, until: range[1]! })}
      actions={<Turn shift={shift} onTurn={(next) => setUrlShift(String(next))} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table */}
      <section className={css.scroll} tabIndex={0} aria-label={range.join(' – ')}>
        <table className={css.calendar}>
          <DatesHead dates={dates} today={today} />
          <tbody>
            {campaigns
              .filter(({ state }) => state !== 'Over')
              .map((campaign) => (
                <tr key={campaign.id}>
                  <th scope="row">
                    <VenueText>{campaign.name}</VenueText>
                  </th>
                  {dates.map((date) => (
                    <td key={date}>
                      <Run run={campaignHoursOn(campaign, date, timeZone)} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Buttons to move the calendar by two weeks, or back to today. */
function Turn({ shift, onTurn }: { shift: number; onTurn: (shift: number) => void }) {
  const t = useTranslations('campaigns');
  return (
    <div className={css.turn}>
      <Button icon={<ChevronLeft />} label={t('earlier')} onClick={() => onTurn(shift - 1)} />
      <Button disabled={shift === 0} onClick={() => onTurn(0)}>
        {t('today')}
      </Button>
      <Button icon={<ChevronRight />} label={t('later')} onClick={() => onTurn(shift + 1)} />
    </div>
  );
}

function DatesHead({ dates, today }: { dates: readonly string[]; today: string }) {
  const t = useTranslations('campaigns');
  const dayName = useDayName();
  return (
    <thead>
      <tr>
        <th scope="col">{t('campaign')}</th>
        {dates.map((date) => (
          <th
            key={date}
            scope="col"
            className={classNames(date === today && css.today)}
            aria-current={date === today ? 'date' : undefined}
          >
            {dayName(date, { weekday: 'short' })}
            <small>{dayName(date, { day: 'numeric', month: 'numeric' })}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayParts {
  weekday?: 'short';
  day?: 'numeric';
  month?: 'long' | 'numeric';
}

function useDayName(): (date: string, parts: DayParts) => string {
  const format = useFormatter();
  return (date, parts) => format.dateTime(new Date(`${date}T12:00:00Z`), { ...parts, timeZone: 'UTC' });
}

function Run({ run }: { run: ReturnType<typeof campaignHoursOn> }) {
  const t = useTranslations('campaigns');
  if (run === null) return <span className="unseen">{t('notThen')}</span>;
  return (
    <span className={css.run}>
      {isWholeDay(run) ? (
        t('wholeDay')
      ) : (
        <bdi dir="ltr">
          {run.from}
          <br />
          {run.until}
        </bdi>
      )}
    </span>
  );
}
