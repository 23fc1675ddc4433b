import { useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import { useNamedMethod } from './methods.ts';
import type { PaymentActs } from './payments.ts';

/** A payment that the service has not answered: its amount, method, and change. */
export function RecordingText({ act: { input } }: { act: PaymentActs['recording'][number] }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const methodOf = useNamedMethod();
  const change = input.shown?.change ?? 0;
  return (
    <span>
      {t('recording', { kind: methodOf(input), amount: amountText(input, amount) })}
      {change > 0 && <b> {t('changeBack', { change: amount(change) })}</b>}
    </span>
  );
}

/** The amount that was handed over for an unanswered payment. The amount of a share may not be known yet. */
export function amountText(
  { shown, amount }: { shown?: { handed: number | null }; amount?: number | null },
  write: (lira: number) => string,
): string {
  const handed = shown?.handed ?? amount;
  return handed == null ? '' : write(handed);
}
