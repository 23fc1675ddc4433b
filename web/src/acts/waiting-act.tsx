import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import type { Act } from './act.ts';
import { useActQueue } from './acts-provider.tsx';
import css from './refused-acts.module.css';

/** An act that is sent once a colleague approves it. A tap opens the request again if its sheet was closed. */
export function WaitingAct({ act: { key } }: { act: Pick<Act, 'key'> }) {
  const t = useTranslations('app');
  const queue = useActQueue();
  return (
    <div className={css.waits} role="status">
      <p>{t('fault.waitsForColleague')}</p>
      <Button tone="Quiet" onClick={() => queue.retry(key)}>
        {t('unsent.look')}
      </Button>
    </div>
  );
}
