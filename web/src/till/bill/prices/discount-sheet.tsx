import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import type { DiscountTerms } from '../../../acts/bill-acts.ts';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useDecimalSign } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { usePercent } from '../../../ui/percent.ts';
import { ReasonField } from '../../../ui/reasons/reason-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { parseAmount, textOfAmount, toKurus, toLira } from '../../typed-amount.ts';
import type { BillLine } from '../bill-rounds.ts';
import { type FormAct, useFormAct } from '../use-form-act.ts';
import { PriceFoot } from './price-foot.tsx';
import css from './prices.module.css';
import { parsePercent } from './reductions.ts';

const PERCENTS = [5, 10, 15, 20, 25, 50];
const KINDS = ['Percent', 'Amount'] as const;

interface DiscountSheetProps {
  bill: Bill;
  /** The line to discount; `null` for the whole bill. */
  line: BillLine | null;
  onClose: () => void;
}

/** A discount on a line or on the whole bill: a percentage or an amount, and its reason. */
export default function DiscountSheet({ bill, line, onClose }: DiscountSheetProps) {
  const t = useTranslations('prices');
  const { venueId } = useVenue();
  const formAct = useFormAct(onClose);
  const isBusy = usePendingActs(venueId).some(({ subject, fault }) => subject === bill.id && fault === null);
  const before = line === null ? bill.discount : line.discount;
  const form = useDiscountForm(before, (terms, reason) => give(terms, reason));
  const hasChosen = useHasChanged([form.kind, form.typed, form.reason]);
  const give = (terms: DiscountTerms | null, reason: string) => {
    const common = { billId: bill.id, terms, reason: reason.trim(), revision: bill.revision };
    if (line === null) formAct.send('discountBill', bill.id, common);
    else formAct.send('discountLine', bill.id, { ...common, lineId: line.id });
  };
  return (
    <Sheet
      title={line === null ? t('billDiscount') : t('lineDiscount', { name: line.productName })}
      isOpen
      onClose={formAct.close}
      hasChosen={hasChosen}
      keepsTyped={formAct.isSending || (formAct.waiting ?? formAct.unknown) !== null}
      foot={
        <PriceFoot
          form="discount"
          submit={t('give')}
          takeBack={before === null ? null : { text: t('takeBack'), onTakeBack: () => give(null, '') }}
          formAct={formAct}
          isBusy={isBusy}
        />
      }
    >
      <form id="discount" className={css.form} onSubmit={form.submit} noValidate>
        <TermsFields form={form} formAct={formAct} />
        <ReasonField
          usual={form.usual}
          value={form.reason}
          error={form.reasonFault}
          onChange={form.setReason}
        />
      </form>
    </Sheet>
  );
}

type Form = ReturnType<typeof useDiscountForm>;

/** The typed discount; at first the one that the line or bill has. */
function useDiscountForm(before: Bill['discount'], give: (terms: DiscountTerms, reason: string) => void) {
  const t = useTranslations('prices');
  const tReason = useTranslations('app.reason');
  const { usual, isNeeded } = useReasonTerms(useVenue().venueId)('discount');
  const [kind, setKind] = useState<(typeof KINDS)[number]>(before?.fixed != null ? 'Amount' : 'Percent');
  const [typed, setTyped] = useState(textOfTerms(before, useDecimalSign()));
  const [reason, setReason] = useState(before?.reason ?? '');
  const terms = termsOf(kind, typed);
  const faults = {
    typed: terms === null ? t(`wrong${kind}`) : undefined,
    reason: isNeeded && reason.trim() === '' ? tReason('missing') : undefined,
  };
  const { shown, submit } = useSubmit(faults, () => give(terms!, reason));
  return {
    ...{ kind, setKind, typed, setTyped, fault: shown.typed },
    ...{ usual, reason, setReason, reasonFault: shown.reason, submit },
  };
}

function TermsFields({ form, formAct }: { form: Form; formAct: FormAct }) {
  const t = useTranslations('prices');
  const percentText = usePercent();
  const { kind, typed } = form;
  const change = (text: string) => {
    formAct.forget();
    form.setTyped(text);
  };
  return (
    <section className={css.terms}>
      <Segments
        label={t('kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        onChange={(value) => {
          change('');
          form.setKind(value);
        }}
      />
      {kind === 'Percent' && (
        <div className={css.percents}>
          {PERCENTS.map((percent) => (
            <Button
              key={percent}
              aria-pressed={typed === String(percent)}
              onClick={() => change(String(percent))}
            >
              {percentText(percent)}
            </Button>
          ))}
        </div>
      )}
      <Field
        label={t(`typed${kind}`)}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        error={formAct.refusal ?? form.fault}
        onChange={({ target }) => change(target.value)}
      />
    </section>
  );
}

function termsOf(kind: (typeof KINDS)[number], typed: string): DiscountTerms | null {
  if (kind === 'Percent') {
    const percent = parsePercent(typed);
    return percent === null ? null : { percent };
  }
  const kurus = parseAmount(typed);
  return kurus === null ? null : { amount: toLira(kurus) };
}

function textOfTerms(discount: Bill['discount'], sign: string): string {
  if (discount === null) return '';
  if (discount.fixed !== null) return textOfAmount(toKurus(discount.fixed), sign);
  return String(discount.percent ?? '').replace('.', sign);
}
