import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

/** What the person can do if a screen breaks again and again. @param children  what continues to run in the meantime */
export function BrokenMessage({ children }: { children: ReactNode }) {
  const t = useTranslations('app');
  return (
    <main>
      <h1 className="unseen">{t('name')}</h1>
      <Message isBad icon={<TriangleAlert />} title={t('broken.title')} text={t('broken.text')}>
        {children}
        <Button tone="Main" onClick={() => location.reload()}>
          {t('broken.startAgain')}
        </Button>
      </Message>
    </main>
  );
}
