import { useTranslations } from 'use-intl';
import { Sheet } from '../../ui/sheet.tsx';

/** Takes what is due on a bill. */
export default function PaySheet({ onClose }: { billId: string; onClose: () => void }) {
  const t = useTranslations('till.order');
  return (
    <Sheet title={t('pay')} isOpen onClose={onClose}>
      {null}
    </Sheet>
  );
}
