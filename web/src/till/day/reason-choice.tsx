import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './day.module.css';

export const REASONS = {
  CashIn: ['Change', 'Deposit', 'Other'],
  CashOut: ['Supplier', 'Bank', 'Expense', 'Advance', 'Other'],
  DrawerOpened: ['Change', 'Count', 'Check', 'Other'],
  Difference: ['WrongChange', 'WrongMethod', 'Unknown', 'Other'],
} as const;

export type Reason = (typeof REASONS)[keyof typeof REASONS][number];

export interface GivenReason<R extends string = Reason> {
  reason: R | null;
  note: string;
}

interface ReasonChoiceProps<R extends Reason> {
  reasons: readonly R[];
  given: GivenReason<R>;
  error?: string | undefined;
  onChange: (given: GivenReason<R>) => void;
}

/** Buttons for the reasons of a list, and a field for any other reason. */
export function ReasonChoice<R extends Reason>({ reasons, given, error, onChange }: ReasonChoiceProps<R>) {
  const t = useTranslations('day');
  return (
    <fieldset className={css.reasons} data-fault={error === undefined ? undefined : true}>
      <legend>{t('reason')}</legend>
      {reasons.map((reason) => (
        <Button
          key={reason}
          aria-pressed={given.reason === reason}
          onClick={() => onChange({ reason, note: given.note })}
        >
          {t(`reasons.${reason as Reason}`)}
        </Button>
      ))}
      {given.reason === 'Other' && (
        <Field
          label={t('note')}
          value={given.note}
          maxLength={250}
          onChange={({ target }) => onChange({ reason: given.reason, note: target.value })}
        />
      )}
      {error !== undefined && <p className={css.wrong}>{error}</p>}
    </fieldset>
  );
}

/** Whether a reason is chosen. For *other*, it must also be typed. */
export function isReasonGiven({ reason, note }: GivenReason<string>): boolean {
  return reason !== null && (reason !== 'Other' || note.trim() !== '');
}
