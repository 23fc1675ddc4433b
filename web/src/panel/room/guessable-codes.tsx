import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import css from './guessable-codes.module.css';
import { renewCodes, useRoomChange } from './save-room.ts';
import { isGuessable } from './table-code.ts';

/** A warning about tables with codes that guests can guess, with a button that makes new codes. */
export function GuessableCodesWarning({ areas }: { areas: readonly Schemas['Area'][] }) {
  const t = useTranslations('room');
  const [isAsking, setIsAsking] = useState(false);
  const ids = areas
    .flatMap(({ tables }) => tables)
    .filter(({ code }) => isGuessable(code))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <section className={css.notice} aria-label={t('newCodes', { count: ids.length })}>
      <p>{t('guessable', { count: ids.length })}</p>
      <Button icon={<QrCode />} onClick={() => setIsAsking(true)}>
        {t('newCodes', { count: ids.length })}
      </Button>
      {isAsking && <NewCodesSheet ids={ids} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

/** Asks before tables get new codes: their printed QR cards stop working. */
export function NewCodesSheet({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  const renew = useRoomChange(venueId, () => renewCodes(venueId, ids));
  return (
    <ConfirmSheet
      title={t('newCodes', { count: ids.length })}
      text={t('newCodesText', { count: ids.length })}
      answer={t('newCodes', { count: ids.length })}
      run={{ ...renew, mutate: () => renew.mutate(undefined, { onSuccess: onClose }) }}
      onClose={onClose}
    />
  );
}
