import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import { useReasonTerms } from '../../../acts/reasons/reason-terms.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useAmount, useDecimalSign } from '../../../ui/amount.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useUnitSign } from '../../../ui/measure.ts';
import { ReasonField } from '../../../ui/reasons/reason-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { parseAmount, textOfAmount, toKurus, toLira } from '../../typed-amount.ts';
import type { BillLine } from '../bill-rounds.ts';
import { useFormAct } from '../use-form-act.ts';
import { PriceFoot } from './price-foot.tsx';
import css from './prices.module.css';
import { menuPrice } from './reductions.ts';

interface PriceSheetProps {
  bill: Bill;
  line: BillLine;
  onClose: () => void;
}

/** Sets a price by hand for a line, below the menu price, with a reason. */
export default function PriceSheet({ bill, line, onClose }: PriceSheetProps) {
  const t = useTranslations('prices');
  const tReason = useTranslations('app.reason');
  const { venueId } = useVenue();
  const { usual, isNeeded } = useReasonTerms(venueId)('price');
  const formAct = useFormAct(onClose);
  const isBusy = usePendingActs(venueId).some(({ subject, fault }) => subject === bill.id && fault === null);
  const before = line.priceByHand;
  const sign = useDecimalSign();
  const [typed, setTyped] = useState(before === null ? '' : textOfAmount(toKurus(before.price), sign));
  const [reason, setReason] = useState(before?.reason ?? '');
  const kurus = parseAmount(typed);
  const set = (price: number | null) => {
    const { id: billId, revision } = bill;
    formAct.send('setLinePrice', billId, {
      billId,
      lineId: line.id,
      price,
      reason: reason.trim(),
      revision,
    });
  };
  const faults = {
    typed: kurus === null ? t('wrongAmount') : undefined,
    reason: isNeeded && reason.trim() === '' ? tReason('missing') : undefined,
  };
  const { shown, submit } = useSubmit(faults, () => set(toLira(kurus!)));
  const hasChosen = useHasChanged(reason);
  return (
    <Sheet
      title={t('priceOf', { name: line.productName })}
      isOpen
      onClose={formAct.close}
      hasChosen={hasChosen}
      keepsTyped={formAct.isSending || (formAct.waiting ?? formAct.unknown) !== null}
      foot={
        <PriceFoot
          form="price"
          submit={t('set')}
          takeBack={before === null ? null : { text: t('menuAgain'), onTakeBack: () => set(null) }}
          formAct={formAct}
          isBusy={isBusy}
        />
      }
    >
      <form id="price" className={css.form} onSubmit={submit} noValidate>
        <PriceField
          line={line}
          typed={typed}
          error={formAct.refusal ?? shown.typed}
          onType={(text) => {
            formAct.forget();
            setTyped(text);
          }}
        />
        <ReasonField usual={usual} value={reason} error={shown.reason} onChange={setReason} />
      </form>
    </Sheet>
  );
}

interface PriceFieldProps {
  line: BillLine;
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
}

/** The field for the new price, with the menu price below it. */
function PriceField({ line, typed, error, onType }: PriceFieldProps) {
  const t = useTranslations('prices');
  const amount = useAmount();
  const sign = useUnitSign();
  const price = amount(menuPrice(line));
  return (
    <Field
      label={t('newPrice')}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={12}
      hint={
        line.measure === null
          ? t('onMenu', { price })
          : t('onMenuPer', { price, unit: sign(line.measure.unit) })
      }
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
