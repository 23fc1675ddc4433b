import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../session/venue-context.tsx';
import { noteLastScreen } from '../sign-in/last-screen.ts';
import { Message } from '../ui/message.tsx';

export default function TillScreen() {
  const t = useTranslations('till');
  const { venueId } = useVenue();
  useEffect(() => noteLastScreen(venueId, 'till'), [venueId]);
  return <Message title={t('title')} />;
}
