import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { RequestedAct } from '../../session/approvals/requested-act.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import css from './approvals.module.css';

/**
 * The requests of colleagues at the top of every screen, the oldest first. A dismissed request is still in the bell.
 */
export function ApprovalBanner({ asked }: { asked: readonly Schemas['Approval'][] }) {
  const t = useTranslations('approvals.notices');
  const tApp = useTranslations('app');
  const [away, setAway] = useState<readonly string[]>([]);
  const approval = asked.findLast(({ id }) => !away.includes(id));
  return (
    <div role="status">
      {approval !== undefined && (
        <section className={css.banner} aria-label={t('asks', { name: approval.askedBy.name })}>
          <div className={css.bannerHead}>
            <span>{t('asks', { name: approval.askedBy.name })}</span>
            <Button
              tone="Quiet"
              icon={<X />}
              label={tApp('close')}
              onClick={() => setAway([...away, approval.id])}
            />
          </div>
          <RequestedAct approval={approval} />
          <AnswerButtons key={approval.id} approval={approval} />
        </section>
      )}
    </div>
  );
}
