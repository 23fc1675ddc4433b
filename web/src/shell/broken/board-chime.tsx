import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { openBillsQuery, paidFirstBillsQuery } from '../../api/queries.ts';
import { LOUDNESS, preferences } from '../../device/preferences.ts';
import { playSound } from '../../device/sounds.ts';
import { useVenue } from '../../session/venue-context.tsx';

/** Plays the sound of each new round while the board cannot be shown, and says that it does. */
export function BoardChime() {
  const t = useTranslations('app.broken');
  const { venueId } = useVenue();
  const { data: open } = useQuery(openBillsQuery(venueId));
  const { data: paidFirst } = useQuery(paidFirstBillsQuery(venueId));
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (open === undefined || paidFirst === undefined) return;
    const rounds = [...open, ...paidFirst].flatMap((bill) => bill.rounds.map(({ id }) => id));
    const before = known.current;
    known.current = new Set([...(before ?? []), ...rounds]);
    const hasNew = before !== null && known.current.size > before.size;
    const { sounds, loudness } = preferences();
    if (hasNew && sounds) playSound('Ticket', LOUDNESS[loudness]);
  }, [open, paidFirst]);
  return <p>{t('stillSounds')}</p>;
}
