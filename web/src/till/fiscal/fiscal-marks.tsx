import { Clock, FileCheck, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { ApprovalMark } from '../../session/approval-mark.tsx';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Reasons } from '../../ui/reasons/reasons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useBillExit } from '../bill/bill-exit.tsx';
import css from './fiscal-marks.module.css';

type Document = Bill['documents'][number];

/** The fiscal documents of a bill, and the actions of an owner if the fiscal device does not answer. */
export default function FiscalMarks({ bill, isMissing }: { bill: Bill; isMissing: boolean }) {
  const t = useTranslations('fiscal');
  const [isClosing, setIsClosing] = useState(false);
  const isPaid = bill.totals.remaining === 0 && bill.totals.toGiveBack === 0;
  return (
    <section className={css.marks} aria-label={t('title')}>
      {bill.documents.length > 0 && (
        <ul>
          {bill.documents.map((document) => (
            <Mark key={document.id} billId={bill.id} document={document} />
          ))}
        </ul>
      )}
      {isMissing && <p className={css.missing}>{t('missing')}</p>}
      {isMissing && isPaid && (
        <Button onClick={() => setIsClosing(true)}>
          {t('closeWithout.open')}
          <ApprovalMark right="closeWithoutDocument" />
        </Button>
      )}
      {isClosing && <WithoutDocumentSheet bill={bill} onClose={() => setIsClosing(false)} />}
    </section>
  );
}

function Mark({ billId, document }: { billId: string; document: Document }) {
  const t = useTranslations('fiscal');
  const act = useActAtVenue();
  const { id, state, number, zNumber, counts, failure } = document;
  const kind = t(`kinds.${document.kind}`);
  if (state === 'Pending')
    return (
      <li>
        <Clock aria-hidden />
        <span>{t('pending', { kind })}</span>
      </li>
    );
  if (state === 'Failed')
    return (
      <li className={css.failed}>
        <TriangleAlert aria-hidden />
        <span>{t('failed', { kind, reason: failure ?? '' })}</span>
        <Button
          icon={<RotateCcw aria-hidden />}
          onClick={() => act('retryFiscalDocument', billId, { billId, documentId: id })}
        >
          {t('again')}
        </Button>
      </li>
    );
  return (
    <li>
      <FileCheck aria-hidden />
      <span>
        <span className={counts ? undefined : css.gone}>{t('issued', { kind, number: number ?? '' })}</span>
        {/* Fiscal devices in all countries name their day report Z. */}
        {zNumber !== null && <small> · Z {zNumber}</small>}
        {!counts && <small> · {t('takenBack')}</small>}
      </span>
    </li>
  );
}

const REASONS = ['Broken', 'NoPower'] as const;

/** Asks an owner for the reason to close a bill without its fiscal documents. */
function WithoutDocumentSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('fiscal.closeWithout');
  const { close } = useBillExit();
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <p>{t('text')}</p>
      <Reasons
        usual={REASONS.map((name) => t(`reasons.${name}`))}
        answer={t('now')}
        onReason={(reason) => {
          close(bill.id, reason ?? undefined);
          onClose();
        }}
      />
    </Sheet>
  );
}
