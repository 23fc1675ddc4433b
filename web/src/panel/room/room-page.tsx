import { useTranslations } from 'use-intl';

export default function RoomPage() {
  const t = useTranslations('panel.sections');
  return <h1>{t('room')}</h1>;
}
