import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { useMeasure, useUnitSign } from '../../../ui/measure.ts';
import type { Choice, WeighedMeasure } from '../basket/basket.ts';
import { useBasketPrices } from '../basket/use-price.ts';
import { useOrder } from '../order-context.tsx';
import { type ParsedMeasure, readMeasure, textOfThousandths } from './measure-text.ts';
import css from './product.module.css';

/** The typed values of a scale. */
interface Weighing extends ParsedMeasure {
  gross: string;
  tare: string;
  setGross: (text: string) => void;
  setTare: (text: string) => void;
}

/** The typed measure. @param before  the measure of the line, if it has one */
export function useWeighing(before: WeighedMeasure | undefined): Weighing {
  const [gross, setGross] = useState(before === undefined ? '' : textOfThousandths(before.grossThousandths));
  const [tare, setTare] = useState(before?.tareThousandths ? textOfThousandths(before.tareThousandths) : '');
  return { gross, tare, setGross, setTare, ...readMeasure(gross, tare) };
}

interface WeighFieldsProps {
  choice: Choice;
  portion: Schemas['Portion'];
  weighing: Weighing;
  /** Whether the person has tried to add the line: from then on, missing values are marked. */
  isTried: boolean;
}

/** The fields for gross weight and tare, with the net weight and its price. */
export function WeighFields({ choice, portion, weighing, isTried }: WeighFieldsProps) {
  const t = useTranslations('till.weigh');
  const amount = useAmount();
  const sign = useUnitSign()(portion.pricingUnit);
  const { gross, tare, weighed, isGrossWrong, isTareWrong } = weighing;
  return (
    <section className={css.weigh} aria-label={t('title')}>
      <Field
        label={t('gross', { unit: sign })}
        value={gross}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,000"
        dir="ltr"
        error={isGrossWrong && (isTried || gross !== '') ? t('wrongGross') : undefined}
        onChange={({ target }) => weighing.setGross(target.value)}
      />
      <Field
        label={t('tare', { unit: sign })}
        value={tare}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,000"
        dir="ltr"
        error={isTareWrong ? t('wrongTare') : undefined}
        onChange={({ target }) => weighing.setTare(target.value)}
      />
      <p className={css.net} aria-live="polite">
        <span>{t('perUnit', { price: amount(portion.price), unit: sign })}</span>
        {weighed !== null && <NetAndPrice choice={choice} weighed={weighed} unit={portion.pricingUnit} />}
      </p>
    </section>
  );
}

interface NetAndPriceProps {
  choice: Choice;
  weighed: WeighedMeasure;
  unit: Schemas['Portion']['pricingUnit'];
}

/** The net weight, and its price from the service. */
function NetAndPrice({ choice, weighed, unit }: NetAndPriceProps) {
  const t = useTranslations('till.weigh');
  const measure = useMeasure();
  const { place, shown } = useOrder();
  const [id] = useState(() => crypto.randomUUID());
  const lines = useStableValue([{ ...choice, id, quantity: 1 }]);
  const { lineTotals, isOld } = useBasketPrices(place, shown?.bill.revision ?? null, lines);
  const total = lineTotals.get(id);
  const net = (weighed.grossThousandths - weighed.tareThousandths) / 1000;
  return (
    <>
      <strong>{t('net', { net: measure(net, unit) })}</strong>
      <strong className={classNames(css.netPrice, isOld && css.isOld)}>
        {total === undefined ? '…' : <Amount value={total} />}
      </strong>
    </>
  );
}

/** The previous value as long as its JSON is the same. */
function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const isSame = JSON.stringify(kept) === JSON.stringify(value);
  if (!isSame) setKept(value);
  return isSame ? kept : value;
}
