import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../session/venue-context.tsx';
import { noteLastScreen } from '../sign-in/last-screen.ts';
import { Message } from '../ui/message.tsx';

export default function BoardScreen() {
  const t = useTranslations('board');
  const { venueId } = useVenue();
  useEffect(() => noteLastScreen(venueId, 'board'), [venueId]);
  return <Message title={t('title')} />;
}
