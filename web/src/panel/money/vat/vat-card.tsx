import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { usePercent } from '../../../ui/percent.ts';
import { Card } from '../../card.tsx';
import { categoriesQuery, type Settings } from '../../panel-queries.ts';
import { useSaveSettings } from '../../venue-settings/use-save-settings.ts';
import { rateOn, type VatClass } from '../../venue-settings/vat-class.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from '../money-list.module.css';
import { VatClassSheet } from './vat-class-sheet.tsx';

/** The VAT classes of the venue with their present and future rates. */
export function VatCard({ settings }: { settings: Settings }) {
  const t = useTranslations('money.vat');
  const { data: menu = [] } = useQuery(categoriesQuery(settings.id));
  // The code of the open class, `null` for a new class, `undefined` if the sheet is closed.
  const [opened, setOpened] = useState<string | null | undefined>();
  const { vatClasses } = settings;
  const vatClass = vatClasses.find(({ code }) => code === opened);
  const sheet = { settings, menu, onClose: () => setOpened(undefined) };
  return (
    <Card
      title={t('title')}
      text={t('text')}
      actions={
        <Button icon={<Plus />} onClick={() => setOpened(null)}>
          {t('add')}
        </Button>
      }
    >
      {vatClasses.length === 0 && <NoClasses settings={settings} />}
      <ul className={css.list}>
        {vatClasses.map((one) => (
          <li key={one.code}>
            <button type="button" className={css.row} onClick={() => setOpened(one.code)}>
              <strong>
                <VenueText>{one.name}</VenueText>
              </strong>
              <RatesText vatClass={one} settings={settings} />
            </button>
          </li>
        ))}
      </ul>
      {opened === null && <VatClassSheet {...sheet} />}
      {vatClass !== undefined && <VatClassSheet key={vatClass.code} vatClass={vatClass} {...sheet} />}
    </Card>
  );
}

/** The present rate of a class, and its future rates with their dates. */
function RatesText({ vatClass: { rates }, settings }: { vatClass: VatClass; settings: Settings }) {
  const t = useTranslations('money.vat');
  const format = useFormatter();
  const percent = usePercent();
  const today = dateAt(useNow(), settings.timeZone);
  const now = rateOn(rates, today);
  const textOf = ({ percent: here, takeawayPercent }: VatClass['rates'][number]) =>
    takeawayPercent === null
      ? percent(here)
      : t('withTakeaway', { percent: percent(here), takeaway: percent(takeawayPercent) });
  const dayOf = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <span className={css.facts}>
      <span>{now === undefined ? t('noRateYet') : textOf(now)}</span>
      {rates
        .filter(({ from }) => from !== null && from > today)
        .map((rate) => (
          <small key={rate.from}>{t('fromDay', { day: dayOf(rate.from!), percent: textOf(rate) })}</small>
        ))}
    </span>
  );
}

/** The usual VAT classes of restaurants in Türkiye, which are offered to a venue without classes. */
const USUAL_CLASSES = [
  ['food', 10],
  ['alcohol', 20],
] as const;

function NoClasses({ settings }: { settings: Settings }) {
  const t = useTranslations('money.vat');
  const sentenceOf = useFaultSentence();
  const save = useSaveSettings(settings);
  const addUsual = () =>
    save.mutate({
      vatClasses: USUAL_CLASSES.map(([code, percent]) => ({ code, name: t(code), rates: [{ percent }] })),
      vatClass: 'food',
    });
  return (
    <div className={css.none}>
      <p>{t('empty')}</p>
      {settings.countryCode === 'TR' && (
        <Button tone="Main" disabled={save.isPending} onClick={addUsual}>
          {t('usual')}
        </Button>
      )}
      {save.error !== null && <p role="alert">{sentenceOf(save.error)}</p>}
    </div>
  );
}
