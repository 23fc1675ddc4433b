import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { tablesQuery } from '../../api/queries.ts';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Card } from '../card.tsx';
import type { SettingsCardProps } from './settings-card-props.ts';
import css from './settings-part.module.css';

/** The settings for bookings: where guests can book, and which bookings are accepted automatically. */
export function BookingCard({
  form: { value, set },
  faultOf,
  venueId,
}: SettingsCardProps & { venueId: string }) {
  const t = useTranslations('settings');
  const canLimitSeats = value.isEnabled && value.confirmsAutomatically;
  return (
    <Card title={t('booking')}>
      <Switch
        label={t('fields.isEnabled')}
        hint={t('isEnabledHint')}
        isOn={value.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      <Switch
        label={t('fields.confirmsAutomatically')}
        hint={t('confirmsHint')}
        isOn={value.confirmsAutomatically}
        disabled={!value.isEnabled}
        onChange={(confirmsAutomatically) => set({ confirmsAutomatically })}
      />
      <div className={css.fields}>
        <Field
          label={t('fields.seatShare')}
          hint={t('seatShareHint')}
          inputMode="numeric"
          value={value.seatShare}
          disabled={!canLimitSeats}
          onChange={({ target }) => set({ seatShare: target.value })}
          error={faultOf('seatShare')}
        />
        <Field
          label={t('fields.visitMinutes')}
          hint={t('visitHint')}
          inputMode="numeric"
          value={value.visitMinutes}
          onChange={({ target }) => set({ visitMinutes: target.value })}
          error={faultOf('visitMinutes')}
        />
      </div>
      {canLimitSeats && value.seatShare.trim() !== '' && faultOf('seatShare') === undefined && (
        <SeatShareState share={Number(value.seatShare)} venueId={venueId} />
      )}
      <Switch
        label={t('fields.isOfferedOnPage')}
        hint={t(value.username.trim() === '' ? 'isOfferedWithoutPage' : 'isOfferedHint')}
        isOn={value.isOfferedOnPage}
        disabled={!value.isEnabled}
        onChange={(isOfferedOnPage) => set({ isOfferedOnPage })}
      />
    </Card>
  );
}

/** The number of seats that a share means. It has no effect, which is explained, unless all tables have a number of seats. */
function SeatShareState({ share, venueId }: { share: number; venueId: string }) {
  const t = useTranslations('settings');
  const { data } = useQuery(tablesQuery(venueId));
  if (data === undefined || Number.isNaN(share)) return null;
  const capacities = data.flatMap(({ tables }) => tables.map(({ capacity }) => capacity));
  const missing = capacities.filter((capacity) => capacity === null).length;
  if (capacities.length > 0 && missing === 0) {
    const seats = capacities.reduce<number>((sum, capacity) => sum + (capacity ?? 0), 0);
    return <p>{t('seatShareGuests', { seats, guests: Math.floor((seats * share) / 100) })}</p>;
  }
  return (
    <p className={css.idle} role="status">
      <TriangleAlert aria-hidden />
      <span>
        {capacities.length === 0 ? t('seatShareNoTables') : t('seatShareIdle', { count: missing })}{' '}
        <Link href={`~/app/${venueId}/panel/room`}>{t('toTables')}</Link>
      </span>
    </p>
  );
}
