import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import css from './reason-sheet.module.css';

interface ReasonSheetProps {
  reservation: { id: string; customer: { name: string } };
  act: 'declineReservation' | 'cancelReservation';
  onClose: () => void;
}

const USUAL = ['full', 'closed', 'event'] as const;

/** Asks for confirmation and a reason before an act that cannot be undone. */
export function ReasonSheet({ reservation, act: name, onClose }: ReasonSheetProps) {
  const t = useTranslations('host.reason');
  const act = useActAtVenue();
  const [reason, setReason] = useState('');
  const isDecline = name === 'declineReservation';
  const { id, customer } = reservation;
  const send = () => {
    act(name, id, { reservationId: id, reason: reason.trim() || null });
    onClose();
  };
  return (
    <Sheet
      title={t(isDecline ? 'declineTitle' : 'cancelTitle', { name: customer.name })}
      isOpen
      onClose={onClose}
      foot={
        <Button tone="Danger" size="Large" isWide onClick={send}>
          {t(isDecline ? 'decline' : 'cancel')}
        </Button>
      }
    >
      <div className={css.reason}>
        <p>{t('cannotUndo')}</p>
        <Field
          label={t(isDecline ? 'forStaff' : 'forGuest')}
          value={reason}
          maxLength={250}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={css.usual}>
          {USUAL.map((key) => (
            <Button
              key={key}
              aria-pressed={reason === t(`usual.${key}`)}
              onClick={() => setReason(t(`usual.${key}`))}
            >
              {t(`usual.${key}`)}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
